import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { practiceToMail } from "#domain/practice/practice-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { PracticeInvitation, practiceInvitationSubject } from "#emails/practice/practice-invitation.tsx";
import { write } from "#emails/write.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Writes the mail with which a center invites a doctor, unless it was answered or withdrawn in the meantime. */
export async function composePracticeMail(ctx: { db: Db | Tx; keys: Context["keys"] }, { practiceInvitationId }: QueuedMail, brand: Brand) {
  const found = await practiceToMail(ctx, practiceInvitationId);
  if (!found) return null;
  const { to, token, ...invitation } = found;
  const mail = { ...invitation, brand, url: `${brand.siteUrl}/invitacion/${token}` };
  return {
    to: { address: to },
    replyTo: { address: brand.email, name: brand.name },
    subject: practiceInvitationSubject(mail),
    ...(await write(createElement(PracticeInvitation, mail))),
  };
}
