import { createElement } from "react";
import { invitationToMail } from "#domain/companions/companion-queries.server.ts";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { CompanionInvitation, companionInvitationSubject } from "#emails/companions/invitation.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";

/** Writes the mail of an invitation, unless it was answered or withdrawn in the meantime. */
export async function composeCompanionMail({ db }: Pick<Context, "db">, { companionId }: QueuedMail, brand: Brand) {
  const found = await invitationToMail(db, companionId);
  if (!found) return null;
  const { to, ...invitation } = found;
  const mail = { ...invitation, brand, url: `${brand.siteUrl}/dashboard/user/pareja` };
  return {
    to: { address: to },
    replyTo: { address: brand.email, name: brand.name },
    subject: companionInvitationSubject(mail),
    ...(await write(createElement(CompanionInvitation, mail))),
  };
}
