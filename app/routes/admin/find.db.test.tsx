import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter, submitted } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Find, { loader } from "./find.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const find = async (words: string) => {
  const address = `https://cuna.test/dashboard/admin/buscar?${new URLSearchParams({ q: words })}`;
  return loader(routeArgs(ctx, new Request(address), {}, {}, lia)).catch((thrown: unknown) => thrown as Response);
};
const opened = async (words: string) => {
  const answer = await find(words);
  return answer instanceof Response ? answer.headers.get("location") : answer.groups.map(({ what }) => what);
};

test("a number, a name, an address or a title leads to what has it; the only hit opens at once", async () => {
  const { id } = await addCenter(ctx, "mirador-del-faro", { verification_status: "draft" });
  expect(await opened("MIRADOR-del-faro")).toBe(`/dashboard/admin/centros/${id}`);
  await addCenter(ctx, "mirador-del-faro-dos");
  const { leadId, number } = await submitted(ctx, { originSlug: "mirador-del-faro-dos" });
  expect(await opened(number)).toBe(`/dashboard/admin/solicitudes/${leadId}`);
  expect(await opened(lia.email)).toBe(`/dashboard/admin/usuarios/${lia.userId}`);
  expect(await opened("100%_")).toEqual([]);
  const both = await find("mirador-del-faro");
  if (both instanceof Response) throw new Error("Two hits were taken for one.");
  expect(both.groups).toMatchObject([{ what: "centros", total: 2, hits: [{ detail: expect.anything() }, {}] }]);
  expect(drawPage(Find as never, { loaderData: both })).toContain(`href="/dashboard/admin/centros/${id}"`);
  expect(await opened("in vitro")).toBe("/dashboard/admin/contenido/treatment/fiv");
});
