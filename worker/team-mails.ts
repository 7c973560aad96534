import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { invitationToMail } from "#domain/team/invitation-mail.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { Invitation, invitationSubject } from "#emails/team/invitation.tsx";
import { write } from "#emails/write.ts";

/** Writes the mail of an invitation, unless it was answered or withdrawn in the meantime. */
export async function composeInvitationMail({ db }: Pick<Context, "db">, { invitationId }: QueuedMail, brand: Brand) {
  const found = await invitationToMail(db, invitationId);
  if (!found) return null;
  const { to, ...invitation } = found;
  const mail = { ...invitation, brand, url: `${brand.siteUrl}/dashboard/provider` };
  return {
    to: { address: to },
    replyTo: { address: brand.email, name: brand.name },
    subject: invitationSubject(mail),
    ...(await write(createElement(Invitation, mail))),
  };
}
