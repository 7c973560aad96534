import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { eraseLeadOfMailbox, eraseLeadsOfMailbox, leadOfMailbox, leadsOfMailbox } from "./account-leads.server.ts";

const ctx = await testContext();
await addCenter(ctx, "luna");
const form = person({ email: "Ana.Perez@gmail.com" });
const first = await routed(ctx, { originSlug: "luna", form });
const second = await routed(ctx, { originSlug: "luna", form: { ...form, mensaje: "Otra pregunta, de otro día" } });
const other = await routed(ctx, { originSlug: "luna", form: person() });
const mine = { email: "anaperez+cuna@gmail.com", confirmed: true, userId: "nobody" };

test("a person who confirmed their mailbox sees the requests that were sent from it before they had an account, and nobody else's", async () => {
  const leads = await leadsOfMailbox(ctx, mine);
  expect(leads.map(({ id }) => id).sort()).toEqual([first.leadId, second.leadId].sort());
  expect(await leadOfMailbox(ctx, mine, first.leadId)).toMatchObject({ id: first.leadId, number: first.number });
  expect(await leadOfMailbox(ctx, mine, other.leadId)).toBeNull();
  expect(await leadOfMailbox(ctx, mine, "nothing")).toBeNull();
});

test("until the mailbox is confirmed there is nothing to see and nothing to erase", async () => {
  const unconfirmed = { ...mine, confirmed: false };
  expect(await leadsOfMailbox(ctx, unconfirmed)).toEqual([]);
  expect(await leadOfMailbox(ctx, unconfirmed, first.leadId)).toBeNull();
  expect(await eraseLeadOfMailbox(ctx, unconfirmed, first.leadId)).toEqual({ outcome: "gone" });
  expect(await eraseLeadsOfMailbox(ctx, unconfirmed)).toBe(0);
});

test("a person erases their own requests, one or all, and never another's", async () => {
  const self = { ...ctx, actor: "patient:u-ana" as const };
  expect(await eraseLeadOfMailbox(self, mine, other.leadId)).toEqual({ outcome: "gone" });
  expect(await eraseLeadOfMailbox(self, mine, first.leadId)).toEqual({ outcome: "erased" });
  expect(await eraseLeadsOfMailbox(self, mine)).toBe(1);
  expect(await leadsOfMailbox(ctx, mine)).toEqual([]);
  const said = await ctx.db
    .selectFrom("audit_log")
    .select("actor")
    .where("action", "=", "lead.erased")
    .where("subject_id", "in", [first.leadId, second.leadId])
    .execute();
  expect(said).toEqual([{ actor: "patient:u-ana" }, { actor: "patient:u-ana" }]);
});
