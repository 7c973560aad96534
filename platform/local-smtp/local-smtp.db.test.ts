import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/db.ts";
import { openMailer } from "#platform/mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { listKeptMail, readKeptMail } from "./kept-mail.ts";
import { startLocalSmtp } from "./local-smtp.ts";

const db = await testDatabase();
const mail = {
  to: { address: "ana@correo.example" },
  subject: "Recibimos tu solicitud, María",
  html: `<p style="color:red">Qué pasa ahora</p>`,
  text: "Qué pasa ahora",
  messageId: "<1@cuna.test>",
};

test("a mail sent over SMTP is kept, and can be read", async () => {
  const smtp = await startLocalSmtp(db);
  onTestFinished(() => smtp.close());
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  expect(await mailer.send(mail)).toEqual({ outcome: "sent" });

  const [newest] = await listKeptMail(db, { limit: 1 });
  expect(newest).toMatchObject({ subject: mail.subject, from: "hola@cuna.example", to: ["ana@correo.example"] });
  const kept = await readKeptMail(db, newest!.id);
  expect(kept!.html!.trim()).toBe(mail.html);
  expect(kept!.text!.trim()).toBe(mail.text);
  expect(kept!.headers).toContainEqual({ name: "Message-ID", value: mail.messageId });
  expect(await listKeptMail(db, { beforeId: newest!.id, limit: 1 })).toEqual([]);
});

test("a mail that cannot be stored now stays with its sender", async () => {
  const away = openDatabase("postgresql://nobody@127.0.0.1:1/none");
  const smtp = await startLocalSmtp(away);
  onTestFinished(() => smtp.close());
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  expect(await mailer.send(mail)).toMatchObject({ outcome: "failed" });
});
