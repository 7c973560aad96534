import { expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { eraseMessage } from "#domain/inbox/erase-message.server.ts";
import { readPersonToken, readTeamToken } from "#domain/inbox/inbox-tokens.ts";
import { replyToMessage } from "#domain/inbox/reply-message.server.ts";
import { readPatientToken } from "#domain/leads/lead-tokens.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { messageOf, sentMessage } from "#tests/support/messages.ts";
import { composeMail } from "./compose-mail.ts";

const ctx = await testContext();
const TEAM = "hola@cuna.example";

async function deliver(id: string, about: "inbox_message_id" | "lead_id" = "inbox_message_id") {
  const box = await openMailbox();
  onTestFinished(() => box.close());
  const mailer = openMailer(box.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const rows = await ctx.db.selectFrom("mail_messages").select("id").where(about, "=", id).execute();
  for (const { id } of rows) await sendMail({ db: ctx.db, mailer, compose: composeMail(ctx) }, id);
  return box.mails;
}
const form = () =>
  messageOf({ nombre: "Maribel Quintanilla", telefono: "+1 809 555 0147", servicio: "ovodonacion", mensaje: "canariosalud" });
const linked = (text: string, path: string) => new RegExp(`https://cuna\\.test/${path}/([\\w.-]+)`).exec(text)?.[1] ?? "";

test("the person gets a receipt with the number, our promise and a link, which repeats nothing they wrote", async () => {
  const wrote = form();
  const { messageId, number } = await sentMessage(ctx, { kind: "advice", form: wrote });
  const [mail, ...none] = (await deliver(messageId)).filter(({ to }) => to.includes(wrote.email));
  expect(none).toEqual([]);
  expect(mail!.subject).toBe(`Recibimos tu mensaje ${number}`);
  for (const face of [mail!.html, mail!.text]) {
    for (const told of ["Maribel", number, "24 horas", "+1 809 555 0142"]) expect(face).toContain(told);
    for (const canary of ["canariosalud", "ovodonacion", "Quintanilla"]) expect(face).not.toContain(canary);
  }
  expect(readPersonToken(ctx.keys, linked(mail!.text, "mensaje"), new Date())).toBe(messageId);
});

test("our team's notice says that a message arrived, and nothing of the person or the text", async () => {
  const wrote = form();
  const { messageId, number } = await sentMessage(ctx, { kind: "advice", form: wrote });
  const [notice] = (await deliver(messageId)).filter(({ to }) => to.includes(TEAM));
  expect(notice!.text).toContain(number);
  for (const canary of ["Maribel", "Quintanilla", "canariosalud", "ovodonacion", "Donación", wrote.email, "8095550147", "555 0147"])
    expect(notice!.raw).not.toContain(canary);
  expect(readTeamToken(ctx.keys, linked(notice!.text, "bandeja"), new Date())).toBe(messageId);
});

test("nobody is mailed about a message that was erased", async () => {
  const { messageId } = await sentMessage(ctx, { form: form() });
  await eraseMessage({ ...ctx, actor: "link:message" }, { messageId });
  expect(await deliver(messageId)).toEqual([]);
});

test("an answer to a request for advice follows its receipt and leads to the request's own page, without what its person wrote", async () => {
  const wrote = person({ nombre: "Maribel", apellido: "Quintanilla", mensaje: "canariosalud: quisiera saber por dónde empezar." });
  const { leadId, number } = await routed(ctx, { kind: "advice", form: wrote });
  const before = await deliver(leadId, "lead_id");
  const receipt = before.find(({ to }) => to.includes(wrote.email));
  const notice = before.find(({ to }) => to.includes(TEAM));
  expect(notice!.text).toContain(`https://cuna.test/dashboard/admin/mensajes/${leadId}`);
  const lia = idOfPerson("lia");
  await replyToMessage({ ...ctx, actor: `admin:${lia}` }, { messageId: leadId, authorId: lia, text: "Te llamamos\nmañana.", seen: 0 });
  const [answer, ...none] = await deliver(leadId);
  expect(none).toEqual([]);
  expect(answer).toMatchObject({ to: [wrote.email], subject: `Respuesta a tu solicitud ${number}` });
  expect(answer!.raw).toContain(`In-Reply-To: ${receipt!.messageId}`);
  expect(readPatientToken(ctx.keys, linked(answer!.text, "solicitud"), new Date())).toBe(leadId);
  for (const canary of ["canariosalud", "Quintanilla"]) expect(answer!.raw).not.toContain(canary);
});

test("an answer of our team reaches its writer in the conversation of the receipt, without what they wrote; not after an erasure", async () => {
  const wrote = form();
  const { messageId, number } = await sentMessage(ctx, { kind: "advice", form: wrote });
  const [receipt] = (await deliver(messageId)).filter(({ to }) => to.includes(wrote.email));
  const lia = idOfPerson("lia");
  await replyToMessage({ ...ctx, actor: `admin:${lia}` }, { messageId, authorId: lia, text: "Te llamamos\nmañana.", seen: 0 });
  const [answer, ...none] = await deliver(messageId);
  expect(none).toEqual([]);
  expect(answer).toMatchObject({ to: [wrote.email], subject: `Respuesta a tu mensaje ${number}` });
  expect(answer!.raw).toContain(`In-Reply-To: ${receipt!.messageId}`);
  expect(answer!.text).toContain("mañana.");
  for (const canary of ["canariosalud", "ovodonacion", "Quintanilla"]) expect(answer!.raw).not.toContain(canary);
  await replyToMessage({ ...ctx, actor: `admin:${lia}` }, { messageId, authorId: lia, text: "Otra cosa.", seen: 1 });
  await eraseMessage({ ...ctx, actor: "link:message" }, { messageId });
  expect(await deliver(messageId)).toEqual([]);
});
