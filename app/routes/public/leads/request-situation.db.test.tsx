import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import RequestInfo, { loader } from "./request-info.tsx";

const ctx = await testContext();
const address = "https://cuna.test/solicitar-informacion";

test("who comes from a list for two men reads in the first answer whether the center treats them; without a group nothing is said", async () => {
  const first = async (query: string) =>
    drawPage(RequestInfo, { loaderData: await loader(routeArgs(ctx, new Request(`${address}?${query}`))) });
  const alborada = "centro=centro-alborada-de-fertilidad&servicio=ovodonacion";
  const no = "Según su ficha, Centro Alborada de Fertilidad no atiende a parejas de hombres.";
  expect(await first(`${alborada}&atiende=pareja-masculina`)).toContain(no);
  expect(await first(`${alborada}&atiende=pareja-masculina&modo=pregunta`)).toContain(no);
  expect(await first(alborada)).not.toContain(no);
  expect(await first(`${alborada}&atiende=mujer-soltera`)).not.toContain(no);
  expect(await first("centro=clinica-coral-sereno&atiende=pareja-masculina")).toContain("parejas de hombres");
});
