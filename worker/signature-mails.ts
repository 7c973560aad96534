import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import { SIGNING_DAYS } from "#domain/credits/credit.ts";
import { creditToSign } from "#domain/credits/credit-queries.server.ts";
import { accountToMail } from "#domain/identity/account-mails.server.ts";
import { roleToConfirm } from "#domain/identity/team.server.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { refundToSign } from "#domain/topups/refund-queries.server.ts";
import { AccountMail } from "#emails/account/account-mail.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { formatUsdExact } from "#platform/money.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";

/** What waits for a second signature, as its mail says it. */
interface Waits {
  subject: string;
  text: string;
  path: string;
}

/** Tells somebody of our team that something waits for their signature; nobody once it was decided. */
export async function composeSignatureMail({ db }: Pick<Context, "db">, { template, userId, accountEventId }: QueuedMail, brand: Brand) {
  const [reader, waits] = await Promise.all([accountToMail({ db }, userId!), whatWaits(db, template, accountEventId ?? "")]);
  if (!reader || !waits) return null;
  const mail = {
    subject: waits.subject,
    title: m.emails_signature_title({ name: reader.firstName ?? reader.to.split("@")[0]! }),
    text: waits.text,
    action: { label: m.emails_signature_action(), url: brand.siteUrl + waits.path },
    otherwise: m.emails_signature_otherwise(),
  };
  const why = m.emails_signature_why({ brand: brand.name });
  return { to: { address: reader.to }, subject: mail.subject, ...(await write(createElement(AccountMail, { brand, why, mail }))) };
}

async function whatWaits(db: Db, template: QueuedMail["template"], id: string): Promise<Waits | null> {
  const nameOf = (name: string | null) => name ?? m.desk_calls_team();
  switch (template) {
    case "credit-waits": {
      const credit = await creditToSign(db, id);
      if (!credit) return null;
      const said = { amount: formatUsdExact(credit.amountCents), center: credit.center };
      return {
        subject: m.emails_signature_credit(said),
        text: m.emails_signature_credit_text({ ...said, name: nameOf(credit.askedByName), reason: credit.reason, days: SIGNING_DAYS }),
        path: "/dashboard/admin/creditos",
      };
    }
    case "refund-waits": {
      const refund = await refundToSign(db, id);
      if (!refund) return null;
      const said = { amount: formatUsdExact(refund.totalCents), center: refund.center };
      return {
        subject: m.emails_signature_refund(said),
        text: m.emails_signature_refund_text({ ...said, name: nameOf(refund.askedByName), reason: refund.reason, days: SIGNING_DAYS }),
        path: `/dashboard/admin/recargas/${refund.topUpId}`,
      };
    }
    case "role-waits": {
      const change = await roleToConfirm(db, id);
      if (!change) return null;
      const role = change.role ? m.emails_signature_role_as({ role: TEAM_ROLE_NAMES[change.role]() }) : m.emails_signature_role_out();
      return {
        subject: m.emails_signature_role(),
        text: m.emails_signature_role_text({ name: nameOf(change.askedByName), who: change.name, role, reason: change.reason }),
        path: "/dashboard/admin/equipo",
      };
    }
    default:
      throw new Error(`${template} is not about a signature`);
  }
}
