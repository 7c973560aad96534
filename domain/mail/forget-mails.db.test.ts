import { expect, onTestFinished, test } from "vitest";
import { eraseMessage } from "#domain/inbox/erase-message.server.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";
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
  let erased: Promise<unknown> | undefined;
  const compose = async () => {
    erased = eraseMessage({ ...ctx, actor: "link:message" }, { messageId });
    return { to: { address: "ana@correo.example" }, subject: "Recibimos tu mensaje", html: "<p>Hola</p>", text: "Hola" };
  };
  expect(await sendMail({ db: ctx.db, mailer, compose }, id)).toBe("sent");
  expect(await erased).toEqual({ outcome: "erased" });
  expect(await ctx.db.selectFrom("local_mail").select("subject").execute()).toEqual([]);
});
