import { expect, test } from "vitest";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Request, { action, loader } from "./request.tsx";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const { center, member, offer } = await aBuyer(ctx);
await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();

const addressOf = (id: string) => `https://cuna.test/dashboard/provider/solicitudes/${id}`;
const draw = async (id: string, actionData?: unknown) => {
  const loaderData = await loader(routeArgs(ctx, new globalThis.Request(addressOf(id)), { id }, {}, amaranta));
  return drawPage(Request, { loaderData, actionData, params: { id } });
};
/** Returns a request for a reason, and gives the address that it leads to or the answer. */
const giveBack = async (id: string, motivo: string) => {
  const post = formPost(addressOf(id), { centro: center.id, hacer: "devolver", motivo });
  const answer = await action(routeArgs(ctx, post, { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("Location") : (answer as { data: unknown; init: ResponseInit });
};

test("who asked first and was answered waits for nobody: no deadline, no «Nueva», and the way back to the conversation", async () => {
  const { id } = await offer({ ...person(), respuesta: "pregunta" });
  expect(await draw(id)).toContain("Responde antes del");
  await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: id, actor: "worker" }));
  await ctx.db
    .updateTable("offers")
    .set({ answer_by: new Date(Date.now() - 60_000) })
    .where("id", "=", id)
    .execute();
  const answered = await draw(id);
  expect(answered).toContain("Contestada el");
  expect(answered).toContain("Seguir la conversación");
  expect(answered).not.toMatch(/Responde antes del|Nueva<|Venció/);
});

test("a reason that does not stand is said and stays chosen; the telephone is asked about once, and a fact counts all the while", async () => {
  const form = person();
  const [{ id: first }, { id }] = [await offer(form), await offer({ ...form, tratamiento: "ICSI" })];
  for (const bought of [first, id]) expect(await purchaseLead(ctx, member, bought)).toEqual({ outcome: "purchased" });

  const refused = (await giveBack(first, "duplicate")) as { data: unknown; init: ResponseInit };
  expect(refused.init.status).toBe(422);
  const said = await draw(first, refused.data);
  expect(said).toContain("No nos consta esa razón");
  expect(said).toContain('<option value="duplicate" selected="">');
  expect(said).toContain('<option value="wrong-phone">');

  expect(await giveBack(id, "wrong-phone")).toContain("hecho=pedida");
  const asked = await draw(id);
  expect(asked).toContain("Si la persona confirmó su correo, le preguntamos por su teléfono");
  expect(asked).toContain('<option value="duplicate">');
  expect(asked).not.toContain('<option value="wrong-phone">');
  expect(await giveBack(id, "duplicate")).toContain("hecho=devuelta");
});
