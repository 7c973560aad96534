import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { pausePlace } from "#domain/patients/pause.server.ts";
import { saveSettings } from "#domain/patients/save-settings.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { composeMail } from "./compose-mail.ts";

// Tests of a patient's wishes about our mails, on the mails about their request.

const ctx = await testContext();
await addCenter(ctx, "luna");
const compose = composeMail(ctx);

let userId: string;
let leadId: string;
let count = 0;

beforeEach(async () => {
  userId = `u-${++count}`;
  const email = `nora${count}@correo.example`;
  await ctx.db.insertInto("users").values({ id: userId, name: "Nora", email, email_verified: true }).execute();
  ({ leadId } = await routed(ctx, { originSlug: "luna", form: person({ email }) }));
  await sql`update offers set status = 'expired' where lead_id = ${leadId}`.execute(ctx.db);
});

const mail = (template: QueuedMail["template"]) =>
  ctx.db.transaction().execute((tx) =>
    compose(
      {
        id: "x",
        template,
        leadId,
        offerId: null,
        inboxMessageId: null,
        inboxReplyId: null,
        newsletterSubscriberId: null,
        newsletterIssueId: null,
        userId: null,
        accountEventId: null,
        consultationId: null,
        claimId: null,
        noticeId: null,
        invitationId: null,
        practiceInvitationId: null,
        companionId: null,
        threadMessageId: null,
        erasureId: null,
        textReviewId: null,
        alertId: null,
      },
      tx,
    ),
  );

test("without a wish, mails say what they are about", async () => {
  expect((await mail("lead-unanswered"))?.subject).toContain("sigue abierta");
  expect((await mail("lead-receipt"))?.subject).not.toBe("Tienes un mensaje");
});

test("in discreet mode neither the subject nor the line after it says anything; the mail itself does", async () => {
  await saveSettings(ctx, userId, { discreet: true });
  for (const template of ["lead-unanswered", "lead-receipt"] as const) {
    const written = await mail(template);
    expect(written?.subject).toBe("Tienes un mensaje");
    expect(written?.html.slice(0, written.html.indexOf("</div>"))).toContain("Ábrelo cuando estés a solas.");
    expect(written?.text).toContain("/solicitud/");
  }
});

test("a pause, or the switch, silences what we would write by ourselves, and never the copy of what they sent", async () => {
  await pausePlace(ctx, userId, { days: null, keepsReminders: true });
  expect(await mail("lead-unanswered")).toBeNull();
  expect(await mail("lead-receipt")).not.toBeNull();
});

test("who does not want to hear that nobody answered does not", async () => {
  await saveSettings(ctx, userId, { tellUnanswered: false });
  expect(await mail("lead-unanswered")).toBeNull();
  await saveSettings(ctx, userId, { tellUnanswered: true });
  expect(await mail("lead-unanswered")).not.toBeNull();
});
