import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { KINDS } from "#domain/notices/notice.ts";
import { noticeToTell } from "#domain/notices/notice-queries.server.ts";
import { endMailsToken } from "#domain/notices/notice-tokens.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { NoticeMail } from "#emails/notices/notice-mail.tsx";
import { write } from "#emails/write.ts";
import { now } from "#platform/clock.ts";
import { noticeWords } from "#texts/notices.ts";

/** Writes the mail of a notice. Returns null when the person does not wish to hear of it by mail. */
export async function composeNoticeMail({ db, keys }: Pick<Context, "db" | "keys">, { noticeId }: QueuedMail, brand: Brand) {
  const found = await noticeToTell(db, noticeId!);
  if (!found?.email) return null;
  const { notice, userId, email } = found;
  const { topic } = KINDS[notice.kind];
  if (!(await wishesOf(db, userId))[topic].mail) return null;
  const words = noticeWords(notice, notice.center);
  const endUrl = `${brand.siteUrl}/baja/${endMailsToken(keys, { userId, topic }, now())}`;
  const mail = { brand, said: notice, words, url: `${brand.siteUrl}${notice.path}`, endUrl };
  return {
    to: { address: email },
    replyTo: { address: brand.email, name: brand.name },
    subject: words.title,
    unsubscribeUrl: endUrl,
    ...(await write(createElement(NoticeMail, mail))),
  };
}
