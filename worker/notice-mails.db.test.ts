import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { consultationOfAnswer } from "#domain/consultations/answer-links.server.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { type MailSender, sendMail } from "#domain/mail/send-mail.server.ts";
import { endMails } from "#domain/notices/end-mails.server.ts";
import type { NewNotice, Receiver } from "#domain/notices/leave-notice.server.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { saveWishes } from "#domain/notices/wishes.server.ts";
import { pausePlace } from "#domain/patients/pause.server.ts";
import { saveSettings } from "#domain/patients/save-settings.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { left } from "#tests/support/notices.ts";
import { composeMail } from "./compose-mail.ts";

// Tests of what notices say by mail, and of what people's wishes keep from being sent.

const ctx = await testContext();
let userId: string;

beforeEach(async () => {
  await ctx.db.deleteFrom("mail_messages").execute();
  await ctx.db.deleteFrom("notices").execute();
  userId = await addPatient(ctx);
});

/** Sends every queued mail over SMTP, and returns those that arrived. */
async function sent() {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const sender: MailSender = { db: ctx.db, mailer, compose: composeMail(ctx) };
  await tellNotices(ctx);
  for (const { id } of await ctx.db.selectFrom("mail_messages").select("id").where("status", "=", "queued").execute())
    await sendMail(sender, id);
  return box.mails;
}

async function mailOf(to: Receiver, notice: Partial<NewNotice>) {
  await left(ctx, to, notice);
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  return mail;
}

test("a mail says what happened and the one thing to do, and one click ends mails like it", async () => {
  const returned = {
    kind: "review-returned",
    facts: { reason: "personal-data", note: "Nombra a otra paciente." },
    path: "/dashboard/user/consultas/1/resena",
  } as const;
  const mail = await mailOf({ user: userId }, returned);
  expect(mail).toMatchObject({ to: [`${userId}@correo.example`], subject: "No publicamos tu reseña" });
  expect(mail!.text).toContain("Da datos de otra persona. Nombra a otra paciente.");
  expect(mail!.text).toContain("https://cuna.test/dashboard/user/consultas/1/resena");
  expect(mail!.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [, token] = /cuna\.test\/baja\/([\w.-]+)/.exec(mail!.text)!;
  expect(await endMails(ctx, token!)).toBe("reviews");
  expect(await mailOf({ user: userId }, returned)).toBeUndefined();
});

test("in discreet mode the subject says nothing, and a pause keeps the mail unsent while the list has the notice", async () => {
  await saveSettings(ctx, userId, { discreet: true });
  expect(await mailOf({ user: userId }, {})).toMatchObject({ subject: "Tienes un mensaje" });
  await pausePlace(ctx, userId, { days: 7, keepsReminders: true });
  expect(await mailOf({ user: userId }, {})).toBeUndefined();
});

test("nobody is written to at a mailbox that was never confirmed", async () => {
  await ctx.db.updateTable("users").set({ email_verified: false }).where("id", "=", userId).execute();
  expect(await mailOf({ user: userId }, {})).toBeUndefined();
});

test("a patient who turned mails about consultations off gets none; the center gets its own", async () => {
  const center = await addOpenCenter(ctx, `correo-${randomUUID().slice(0, 8)}`);
  const id = await requested(ctx, center.id, userId);
  await saveWishes(ctx, userId, "patient", () => ({ mail: false, push: true }));
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  const to = (await sent()).flatMap((mail) => mail.to);
  expect(to.length).toBeGreaterThan(0);
  expect(to).not.toContain(`${userId}@correo.example`);
});

test("a reminder asks whether she comes, by links that only open a page; its subject names nobody, and one too late is not sent", async () => {
  const center = await addOpenCenter(ctx, `recuerda-${randomUUID().slice(0, 8)}`);
  const id = await requested(ctx, center.id, userId);
  await changeConsultation(ctx, { side: "provider", providerId: center.id }, id, { act: "confirm" });
  await ctx.db.deleteFrom("mail_messages").execute();
  const remind = (effectKey: string) =>
    ctx.db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey, template: "consultation-reminder", consultationId: id }));
  await remind("one");
  const [mail] = await sent();
  expect(mail).toMatchObject({ to: [`${userId}@correo.example`], subject: expect.stringMatching(/^Recordatorio: /) });
  const links = mail!.text.match(/https:\/\/cuna\.test\/asistencia\/\S+/g)!;
  expect(links).toEqual([expect.stringMatching(/[\w-]$/), `${links[0]}?respuesta=no-puedo`]);
  const { acts } = (await consultationOfAnswer(ctx, links[0]!.split("/").at(-1)!))!;
  expect(acts).toContain("cancel");
  await remind("two");
  await moveToPast(ctx, id);
  expect(await sent()).toEqual([]);
});

test("the weekly summary has its figures, the city beside them, and what to do next", async () => {
  const facts = {
    ...{ from: "2026-11-16", to: "2026-11-22", views: 12, requests: 1, consultations: 0 },
    ...({ replyHours: 5.5, cityReplyHours: 9, waiting: 3, next: "prices" } as const),
  };
  const mail = await mailOf({ user: idOfPerson("yadira") }, { kind: "weekly-summary", facts, path: "/dashboard/provider/estadisticas" });
  expect(mail!.subject).toBe("Tu semana: 16 – 22 nov");
  for (const words of [
    "12 visitas, 1 solicitud y 0 consultas",
    "5.5 h de mediana",
    "9 h de mediana",
    "te esperaban 3 personas",
    "pon los precios al día",
  ])
    expect(mail!.text).toContain(words);
});

const EVERY_KIND: readonly Partial<NewNotice>[] = [
  { kind: "review-replied", facts: {} },
  { kind: "review-received", facts: { rating: 4 } },
  { kind: "review-report-decided", facts: { removed: false, note: "" } },
  { kind: "review-reply-decided", facts: { published: false, reason: "health-data", note: "" } },
  { kind: "review-appeal-decided", facts: { upheld: true, note: "" } },
  { kind: "claim-approved", facts: {} },
  { kind: "claim-rejected", facts: { reason: "No coincide" } },
  { kind: "document-expiring", facts: { document: "habilitacion", on: "2026-12-20" } },
  { kind: "document-expired", facts: { document: "exequatur", on: "2026-11-20", until: "2026-12-20" } },
  { kind: "licence-lapsed", facts: { document: "habilitacion", on: "2026-10-20" } },
  { kind: "profile-decided", facts: { decision: "returned", reason: "La habilitación no se lee" } },
  { kind: "change-decided", facts: { part: "name", accepted: true, reason: null } },
  { kind: "change-decided", facts: { part: "place", accepted: false, reason: "La habilitación dice otra calle" } },
  { kind: "featured-decided", facts: { granted: false, reason: "Esa semana está completa" } },
  { kind: "featured-ended", facts: { reason: "El centro cerró", refundedCents: 1250 } },
  { kind: "document-returned", facts: { document: "exequatur", reason: "Está a nombre de otra persona" } },
  { kind: "outcomes-returned", facts: { year: 2025, reason: "Tu registro dice 19 nacimientos" } },
  { kind: "prices-old", facts: { count: 3 } },
  { kind: "profile-unfinished", facts: { percent: 45 } },
  { kind: "automatic-bought", facts: { spentCents: 1800, balanceCents: 98_200 } },
  { kind: "practice", facts: { event: "asked", other: "Clínica Luna de Larimar", ahead: 0 } },
];

test("every kind is mailed with a subject of its own, its text and its link", async () => {
  for (const notice of EVERY_KIND) await left(ctx, { user: userId }, { ...notice, path: "/dashboard/provider" });
  const mails = await sent();
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(EVERY_KIND.length);
  for (const { subject, text } of mails) {
    expect(subject + text).not.toMatch(/undefined|\{/);
    expect(text).toContain("https://cuna.test/dashboard/provider");
  }
});
