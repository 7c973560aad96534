import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
await addCenter(ctx, "luna");

test("mails about a request follow the account that has left its mailbox; those to centers and later requests do not", async () => {
  const old = "maria@vieja.example";
  const sent = () => routed(ctx, { originSlug: "luna", form: person({ email: old }) });
  const { leadId } = await sent();
  const former = { user_id: idOfPerson("maria"), email: old, email_digest: mailboxDigest(ctx.keys, old) };
  await ctx.db.insertInto("former_mailboxes").values(former).execute();
  const later = await sent();
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const to = async (queued: object) =>
    (await ctx.db.transaction().execute((tx) => composeMail(ctx)(queued as Parameters<ReturnType<typeof composeMail>>[0], tx)))?.to.address;
  expect(await to({ template: "lead-receipt", leadId })).toBe("maria.rosario@correo.example");
  expect(await to({ template: "lead-receipt", leadId: later.leadId })).toBe(old);
  const center = await to({ template: "offer", leadId, offerId: offer.id });
  expect([undefined, "maria.rosario@correo.example", old]).not.toContain(center);
});
