import { expect, test } from "vitest";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { offerToken, patientToken } from "#domain/leads/lead-tokens.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { chainHolds } from "#domain/vault/evidence.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import { testContext } from "#tests/support/context.ts";
import { keepMails } from "#tests/support/kept-mails.ts";
import { addCenter, person, routed, submission } from "#tests/support/leads.ts";
import { eraseLead } from "./erase-lead.server.ts";
import { offerForCenter } from "./offer-queries.server.ts";

const ctx = await testContext();
await addCenter(ctx, "luna");

test("an erased person is nowhere: no key, no sealed data, no links, and not found again; the chain of evidence still holds", async () => {
  const form = person({ ciudad: "Santiago" });
  const { leadId } = await routed(ctx, { originSlug: "luna", form });
  const lead = await ctx.db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirstOrThrow();
  const offer = await ctx.db.selectFrom("offers").selectAll().where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const center = offerToken(ctx.keys, offer.id, offer.made_at);
  const patient = patientToken(ctx.keys, leadId, lead.created_at);
  expect(await offerForCenter(ctx, center)).not.toBeNull();
  expect(await leadForPatient(ctx, patient)).not.toBeNull();

  expect(await eraseLead({ ...ctx, actor: "link:lead" }, { leadId })).toEqual({ outcome: "erased" });
  expect(await eraseLead({ ...ctx, actor: "link:lead" }, { leadId })).toEqual({ outcome: "gone" });
  const said = await ctx.db
    .selectFrom("audit_log")
    .select("actor")
    .where("subject_id", "=", leadId)
    .where("action", "=", "lead.erased")
    .execute();
  expect(said).toEqual([{ actor: "link:lead" }]);
  expect(await ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", leadId).execute()).toEqual([]);
  const left = await ctx.db.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirstOrThrow();
  expect(left).toMatchObject({ status: "closed", sealed: null, ip_digest: null, city: null, country: null });
  for (const digest of ["email_digest", "phone_digest", "body_digest"] as const) expect(left[digest]).not.toEqual(lead[digest]);
  expect(await offerForCenter(ctx, center)).toBeNull();
  expect(await leadForPatient(ctx, patient)).toBeNull();
  const links = await ctx.db.selectFrom("evidence").selectAll().where("subject_id", "=", leadId).orderBy("position").execute();
  expect(chainHolds({ kind: "lead", id: leadId }, links)).toBe(true);
  expect(await unseal(ctx.keys, ctx.db, leaveOfPatient(leadId), "evidence:0", links[0]!.sealed)).toBeNull();

  const again = await submitLead(ctx, submission({ originSlug: "luna", form: { ...form, mensaje: "Otra vez" } }));
  expect(again).toMatchObject({ outcome: "accepted", replay: false });
});

test("the mails about an erased person leave the development mailbox too, and nobody else's", async () => {
  const mine = await routed(ctx, { originSlug: "luna", form: person() });
  const other = await routed(ctx, { originSlug: "luna", form: person() });
  const kept = await keepMails(ctx);
  const about = async (leadId: string) => {
    const rows = await ctx.db.selectFrom("mail_messages").select(["message_id", "template"]).where("lead_id", "=", leadId).execute();
    expect(rows.map(({ template }) => template).sort()).toEqual(["lead-receipt", "offer"]);
    return rows.map(({ message_id }) => message_id);
  };
  const [gone, stays] = [await about(mine.leadId), await about(other.leadId)];
  expect(await kept()).toEqual(expect.arrayContaining([...gone, ...stays]));
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId: mine.leadId });
  const left = await kept();
  expect(left.filter((id) => gone.includes(id))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(stays));
});
