import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/db.ts";
import type { Whatsapp } from "./whatsapp.ts";

/** Opens the sandbox of a demonstration: nothing leaves, and messages are kept beside the mails that /dev/correo shows. */
export const openWhatsappSandbox = (db: Db): Whatsapp => ({
  async send({ to, text }) {
    const raw = `From: WhatsApp\r\nTo: ${to}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`;
    await db
      .insertInto("local_mail")
      .values({
        message_id: `<${randomUUID()}@whatsapp>`,
        mail_from: "WhatsApp",
        rcpt_to: [to],
        subject: "WhatsApp",
        raw: Buffer.from(raw),
      })
      .execute();
    return { outcome: "sent", metaId: null };
  },
});
