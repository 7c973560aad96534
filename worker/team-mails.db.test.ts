import { expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { invite, revokeInvitation, teamOf } from "#domain/team/invitations.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const providerId = idOfCenter("Clínica Luna de Larimar");
const owner = { userId: idOfPerson("amaranta"), providerId };

/** Sends the queued mails, as the worker does. */
async function deliver() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const rows = await ctx.db.selectFrom("mail_messages").select("id").where("template", "=", "team-invitation").execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  return box.mails;
}

async function revoke(email: string) {
  const { invited } = await teamOf(ctx.db, providerId);
  await revokeInvitation(ctx, owner, invited.find((invitation) => invitation.email === email)!.id);
}

test("who is invited reads by whom, to which center and what it permits; until they confirm their mailbox, they get no other", async () => {
  const email = "rosa.mella@correo.example";
  await invite(ctx, owner, { email, role: "editor" });
  const [mail, ...none] = await deliver();
  expect(none).toEqual([]);
  expect(mail!.to).toEqual([email]);
  expect(mail!.subject).toBe("Te invitan a Clínica Luna de Larimar");
  for (const face of [mail!.html, mail!.text])
    for (const told of [
      "Amaranta Solís te invita a Clínica Luna de Larimar",
      "Edición",
      "los precios",
      "https://cuna.test/dashboard/provider",
    ])
      expect(face).toContain(told);
  await ctx.db.updateTable("mail_messages").set({ effect_key: "of yesterday" }).where("status", "=", "sent").execute();
  await revoke(email);
  await invite(ctx, owner, { email, role: "owner" });
  expect(await deliver()).toEqual([]);
});

test("a mailbox that its owner confirmed gets one mail a day from a center, however often it invites", async () => {
  const email = "amelia.ceiba@correo.example";
  const person = mailboxDigest(ctx.keys, email);
  await ctx.db.insertInto("mail_recipients").values({ email_digest: person, confirmed_at: new Date() }).execute();
  await invite(ctx, owner, { email, role: "editor" });
  expect(await deliver()).toHaveLength(1);
  await revoke(email);
  await invite(ctx, owner, { email, role: "editor" });
  expect(await deliver()).toEqual([]);
});

test("an invitation that was taken back before its mail went out is not sent", async () => {
  const email = "bruno.caoba@correo.example";
  await invite(ctx, owner, { email, role: "owner" });
  await revoke(email);
  expect(await deliver()).toEqual([]);
});
