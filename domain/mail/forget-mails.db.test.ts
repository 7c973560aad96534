import { expect, onTestFinished, test } from "vitest";
import { eraseMessage } from "#domain/inbox/erase-message.server.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { type Mailer, openMailer } from "#platform/mailer.ts";
import { testContext } from "#tests/support/context.ts";
import { sentMessage } from "#tests/support/messages.ts";
import { sendMail } from "./send-mail.server.ts";

const ctx = await testContext();

test("a mail that is on its way while its person is erased does not stay in the development mailbox", async () => {
  const { messageId } = await sentMessage(ctx);
  const smtp = await startLocalSmtp(ctx.db);
  onTestFinished(() => smtp.close());
  const mailer = openMailer(smtp.url, "Cuna <hola@cuna.example>");
  onTestFinished(() => mailer.close());
  const { id } = await ctx.db
    .selectFrom("mail_messages")
    .select("id")
    .where("inbox_message_id", "=", messageId)
    .where("template", "=", "inbox-receipt")
    .executeTakeFirstOrThrow();
  const compose = async () => ({
    to: { address: "ana@correo.example" },
    subject: "Recibimos tu mensaje",
    html: "<p>Hola</p>",
    text: "Hola",
  });
  // A slow mail server, so that the person is erased before the mail arrives.
  const slow: Mailer = {
    ...mailer,
    async send(mail) {
      expect(await eraseMessage({ ...ctx, actor: "link:message" }, { messageId })).toEqual({ outcome: "erased" });
      return mailer.send(mail);
    },
  };
  expect(await sendMail({ db: ctx.db, mailer: slow, compose }, id)).toBe("sent");
  expect(await ctx.db.selectFrom("local_mail").select("subject").execute()).toEqual([]);
});
