import type { Context } from "#domain/context.ts";
import { sendMail } from "#domain/mail/send-mail.server.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";

/** Sends every waiting mail to the development mailbox. Returns a function that lists the Message-IDs there. */
export async function keepMails({ db }: Context): Promise<() => Promise<string[]>> {
  const smtp = await startLocalSmtp(db);
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  const compose = async () => ({
    to: { address: "ana@correo.example" },
    subject: "Recibimos tu solicitud",
    html: "<p>Hola</p>",
    text: "Hola",
  });
  const waiting = await db.selectFrom("mail_messages").select("id").where("status", "=", "queued").execute();
  for (const { id } of waiting) await sendMail({ db, mailer, compose }, id);
  mailer.close();
  await smtp.close();
  return async () => (await db.selectFrom("local_mail").select("message_id").execute()).map(({ message_id }) => message_id ?? "");
}
