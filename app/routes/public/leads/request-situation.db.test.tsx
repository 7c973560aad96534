import { expect, test } from "vitest";
import { now } from "#platform/clock.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import RequestInfo, { action, loader } from "./request-info.tsx";

const ctx = await testContext();
const address = "https://cuna.test/solicitar-informacion";

test("who comes from a list for two men reads in the first answer whether the center treats them; without a group nothing is said", async () => {
  const first = async (query: string) =>
    drawPage(RequestInfo, { loaderData: await loader(routeArgs(ctx, new Request(`${address}?${query}`))) });
  const alborada = "centro=centro-alborada-de-fertilidad&servicio=ovodonacion";
  const no = "Según su perfil, Centro Alborada de Fertilidad no atiende a parejas de hombres.";
  expect(await first(`${alborada}&atiende=pareja-masculina`)).toContain(no);
  expect(await first(`${alborada}&atiende=pareja-masculina&modo=pregunta`)).toContain(no);
  expect(await first(alborada)).not.toContain(no);
  expect(await first(`${alborada}&atiende=mujer-soltera`)).not.toContain(no);
  expect(await first("centro=clinica-coral-sereno&atiende=pareja-masculina")).toContain("parejas de hombres");
});

test("without script, the page that names the centers knows the age: a center whose published limit excludes her says so, and has no box", async () => {
  const slug = "instituto-marea-alta";
  await ctx.db
    .updateTable("provider_profiles")
    .set({ own_eggs_max_age: 43, patients_source: "el centro", patients_informed_on: "2026-11-20" })
    .where("slug", "=", slug)
    .execute();
  const named = async (age: number) => {
    const form = {
      ...{ variante: "default", tipo: "center", origen: slug, nombre: "Ana", apellido: "Luna", email: "ana.luna@correo.example" },
      ...{ telefono: "+1 809 555 0100", anoNacimiento: String(now().getUTCFullYear() - age), genero: "femenino", estado: "pareja-hetero" },
      ...{
        pais: "República Dominicana",
        metodoContacto: "email",
        tratamiento: "FIV",
        subTratamiento: "fiv-propia",
        mensaje: "¿Cuánto es?",
      },
      ...{ recibirMasRespuestas: "si", consentimiento: "on", website: "" },
    };
    const result = await action(routeArgs(ctx, formPost("https://cuna.test/solicitar-informacion", form)));
    const loaderData = await loader(routeArgs(ctx, new Request(address)));
    return drawPage(RequestInfo, { loaderData, actionData: (result as unknown as { data: never }).data });
  };
  const limit = /el límite de edad de .* no incluye la tuya\. Con óvulos propios: (de 18 a|hasta) 43 años/;
  const older = await named(46);
  expect(older).toMatch(limit);
  expect(older).not.toContain('name="consentimiento"');
  const younger = await named(40);
  expect(younger).not.toMatch(limit);
  expect(younger).toContain('name="consentimiento"');
});
