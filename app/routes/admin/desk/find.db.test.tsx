import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, submitted } from "#tests/support/leads.ts";
import { sentMessage } from "#tests/support/messages.ts";
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

test("what people quote by a number or a reference is found in every list, and nothing of who wrote it", async () => {
  const center = await addCenter(ctx, "acantilado-del-eco");
  const message = await sentMessage(ctx);
  expect(await opened(message.number)).toBe(`/dashboard/admin/mensajes/${message.messageId}`);
  await ctx.db
    .updateTable("inbox_messages")
    .set({ status: "answered", answered_at: new Date() })
    .where("id", "=", message.messageId)
    .execute();
  expect(await opened(message.number), "also once it is answered").toBe(`/dashboard/admin/mensajes/${message.messageId}`);
  const user_id = idOfPerson("amaranta");
  const topUp = { reference: "CUKKKKKKKK", method: "bank", net_cents: 2500, tax_cents: 450, tax_basis_points: 1800 };
  const { id: topUpId } = await ctx.db
    .insertInto("top_ups")
    .values({ provider_id: center.id, asked_by: user_id, ...topUp })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await opened("cukkkkkkkk")).toBe(`/dashboard/admin/recargas/${topUpId}`);
  await ctx.db.insertInto("profile_claims").values({ provider_id: center.id, user_id }).execute();
  expect(await opened("acantilado-del-eco")).toEqual(["centros", "claims", "topups"]);
  await ctx.db
    .insertInto("imports")
    .values({ file_name: "Padrón de médicos.csv", actor: "cli", encoding: "utf-8", headings: ["a"], fields: [""], known_fields: [""] })
    .execute();
  expect(await opened("padron de medicos")).toMatch(/^\/dashboard\/admin\/importar\/[\w-]{36}$/);
  expect(await opened("La Romana")).toBe("/dashboard/admin/listas/ciudades/la-romana");
});
