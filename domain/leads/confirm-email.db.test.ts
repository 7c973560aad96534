import { sql } from "kysely";
import { expect, test } from "vitest";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { patientToken } from "./lead-tokens.ts";

const ctx = await testContext();
await addCenter(ctx, "luna");
const evidence = { ip: "203.0.113.1", userAgent: "test", pageUrl: null };
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const confirm = async (leadId: string) =>
  confirmEmail(ctx, { token: patientToken(ctx.keys, leadId, (await leadOf(leadId)).created_at), evidence });

test("who uses the link from the mail reads the address: said once, with its evidence", async () => {
  const { leadId } = await routed(ctx, { originSlug: "luna" });
  expect(await Promise.all([confirm(leadId), confirm(leadId), confirm(leadId)])).toEqual(Array(3).fill({ outcome: "confirmed" }));
  expect((await leadOf(leadId)).email_confirmed_at).not.toBeNull();
  const kinds = await ctx.db.selectFrom("evidence").select("kind").where("subject_id", "=", leadId).orderBy("position").execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(["submission", "email-confirmed"]);
  expect(await confirmEmail(ctx, { token: "nonsense", evidence })).toEqual({ outcome: "gone" });
});

test("a lead held for a doubt is judged again, and routed when that settles it", async () => {
  // A telephone number of no country and a message of a few words: 45 of 100, and 55 with the address confirmed.
  const form = person({ telefono: "+1 555 111 2222", mensaje: "Hola", presupuesto: "5000-10000", tratamiento: "" });
  const { leadId } = await routed(ctx, { originSlug: "luna", form });
  expect(await leadOf(leadId)).toMatchObject({ status: "held", quality_score: 45 });
  await confirm(leadId);
  const { rows } =
    await sql`select data from pgboss.job where name = 'route-lead' and data->>'leadId' = ${leadId} order by created_on`.execute(ctx.db);
  expect(rows).toEqual([{ data: { leadId, round: 1 } }, { data: { leadId, round: 2 } }]);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "routed", offers: 1 });
  expect(await leadOf(leadId)).toMatchObject({ status: "routed", quality_score: 55 });
});

test("a confirmed address does not carry a lead that is still too poor", async () => {
  const { leadId } = await routed(ctx, {
    originSlug: "luna",
    variant: "card",
    form: person({ telefono: "5551112", mensaje: "", tratamiento: "" }),
  });
  expect(await leadOf(leadId)).toMatchObject({ status: "held", quality_score: 35 });
  await confirm(leadId);
  expect(await routeLead(ctx, { leadId, round: 2 })).toEqual({ outcome: "held", offers: 0 });
  const mails = await ctx.db.selectFrom("mail_messages").select("template").where("lead_id", "=", leadId).execute();
  expect(mails).toEqual([{ template: "lead-receipt" }]);
});
