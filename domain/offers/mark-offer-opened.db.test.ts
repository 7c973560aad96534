import { expect, test } from "vitest";
import { offerToken, patientToken } from "#domain/leads/lead-tokens.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { markOfferOpened } from "./mark-offer-opened.server.ts";

const ctx = await testContext();
await addCenter(ctx, "luna");
const { leadId } = await routed(ctx, { originSlug: "luna" });
const offerOf = () => ctx.db.selectFrom("offers").selectAll().where("lead_id", "=", leadId).executeTakeFirstOrThrow();

test("an offer is opened once, and the first time counts", async () => {
  const { id, made_at } = await offerOf();
  const token = offerToken(ctx.keys, id, made_at);
  const results = await Promise.all([1, 2, 3].map(() => markOfferOpened(ctx, token)));
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(["opened", "opened-before", "opened-before"]);
  expect((await offerOf()).opened_at).not.toBeNull();
  expect(await ctx.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).execute()).toEqual([
    { action: "offer.opened" },
  ]);
});

test("a link of another kind, a withdrawn offer and nonsense open nothing", async () => {
  const { id, made_at } = await offerOf();
  expect(await markOfferOpened(ctx, patientToken(ctx.keys, leadId, made_at))).toEqual({ outcome: "gone" });
  expect(await markOfferOpened(ctx, "nonsense")).toEqual({ outcome: "gone" });
  await ctx.db.updateTable("offers").set({ status: "withdrawn", opened_at: null }).where("id", "=", id).execute();
  expect(await markOfferOpened(ctx, offerToken(ctx.keys, id, made_at))).toEqual({ outcome: "gone" });
  expect((await offerOf()).opened_at).toBeNull();
});
