import { expect, test } from "vitest";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { isOpenQuestion, nextWaiting } from "./next-waiting.server.ts";

const ctx = await testContext();

test("after an answer comes whose time ends first: a question, a request to decide on, or an opened one that nobody contacted", async () => {
  const { center, member, offer } = await aBuyer(ctx);
  const next = () => nextWaiting(ctx.db, center.id);
  const until = (id: string, hours: number) =>
    ctx.db
      .updateTable("offers")
      .set({ answer_by: new Date(Date.now() + hours * 3_600_000) })
      .where("id", "=", id)
      .execute();
  expect(await next()).toBeNull();
  const question = await offer({ ...person(), respuesta: "pregunta" });
  const [opened, masked] = [await offer(), await offer()];
  await purchaseLead(ctx, member, opened.id);
  await until(question.id, 1);
  await until(opened.id, -2);
  await until(masked.id, 3);
  expect(await Promise.all([question, masked, opened].map(({ id }) => isOpenQuestion(ctx.db, id)))).toEqual([true, false, false]);
  expect(await isOpenQuestion(ctx.db, "nothing")).toBe(false);
  for (const { id } of [opened, question, masked]) {
    expect(await next()).toBe(id);
    await ctx.db.transaction().execute((tx) => markAnswered(tx, { offerId: id, actor: "worker" }));
  }
  expect(await isOpenQuestion(ctx.db, question.id)).toBe(false);
  expect(await next()).toBeNull();
  // An offer whose time is over waits for nobody.
  const late = await offer();
  await until(late.id, -1);
  expect(await next()).toBeNull();
});
