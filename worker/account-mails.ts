import { createElement } from "react";
import {
  type AccountToMail,
  accountToMail,
  confirmationToMail,
  emailChangedToMail,
  emailChangeToMail,
  newDeviceToMail,
  resetToMail,
  roleChangeToMail,
} from "#domain/identity/account-mails.server.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { AccountMail, type AccountMailText } from "#emails/account/account-mail.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import type { Mail } from "#platform/mailer.ts";
import { deviceName } from "#texts/devices.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";

type Reads = Parameters<typeof confirmationToMail>[0];
type Written = Omit<Mail, "messageId"> | null;

/** Writes the mails about somebody's own account. */
export async function composeAccountMail(reads: Reads, { template, userId, accountEventId }: QueuedMail, brand: Brand): Promise<Written> {
  const written = await textOf(reads, { template, userId: userId!, eventId: accountEventId ?? "" }, brand);
  if (!written) return null;
  const { to, mail } = written;
  const why = m.emails_account_why({ brand: brand.name });
  return { to: { address: to }, subject: mail.subject, ...(await write(createElement(AccountMail, { brand, why, mail }))) };
}

interface About {
  template: QueuedMail["template"];
  userId: string;
  eventId: string;
}

async function textOf(reads: Reads, { template, userId, eventId }: About, { siteUrl, name: site }: Brand) {
  const as = (found: AccountToMail, mail: AccountMailText) => ({ to: found.to, mail });
  switch (template) {
    case "account-confirmation": {
      const found = await confirmationToMail(reads, userId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_confirm_subject(),
          title: m.emails_account_confirm_title({ name: calledBy(found) }),
          text: m.emails_account_confirm_text({ site }),
          action: { label: m.emails_account_confirm_action(), url: `${siteUrl}/confirmar-correo/${found.token}` },
          otherwise: m.emails_account_confirm_otherwise(),
        })
      );
    }
    case "account-exists": {
      const found = await accountToMail(reads, userId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_exists_subject(),
          title: m.emails_account_exists_title({ name: calledBy(found) }),
          text: m.emails_account_exists_text({ site }),
          action: { label: m.emails_account_exists_action(), url: `${siteUrl}/login` },
          otherwise: m.emails_account_exists_otherwise(),
        })
      );
    }
    case "password-reset": {
      const found = await resetToMail(reads, eventId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_reset_subject(),
          title: m.emails_account_reset_title({ name: calledBy(found) }),
          text: m.emails_account_reset_text({ until: formatDateTime(found.expiresAt) }),
          action: { label: m.emails_account_reset_action(), url: `${siteUrl}/reset-password/${found.token}` },
          otherwise: m.emails_account_reset_otherwise(),
        })
      );
    }
    case "reviewer-invitation": {
      const found = await resetToMail(reads, eventId);
      return (
        found &&
        as(found, {
          subject: m.reviewers_mail_invited_subject({ site }),
          title: m.reviewers_mail_invited_title({ name: calledBy(found) }),
          text: m.reviewers_mail_invited_text({ site, until: formatDate(found.expiresAt) }),
          action: { label: m.reviewers_mail_invited_action(), url: `${siteUrl}/reset-password/${found.token}` },
          otherwise: m.reviewers_mail_invited_otherwise(),
        })
      );
    }
    case "password-changed": {
      const found = await accountToMail(reads, userId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_changed_subject(),
          title: m.emails_account_changed_title({ name: calledBy(found) }),
          text: m.emails_account_changed_text(),
          action: { label: m.emails_account_changed_action(), url: `${siteUrl}/forgot-password` },
          otherwise: m.emails_account_changed_otherwise(),
        })
      );
    }
    case "email-change-confirm": {
      const found = await emailChangeToMail(reads, eventId, "new");
      return (
        found &&
        as(found, {
          subject: m.emails_account_mailbox_confirm_subject(),
          title: m.emails_account_mailbox_confirm_title(),
          text: m.emails_account_mailbox_confirm_text({ site, until: formatDateTime(found.expiresAt) }),
          action: { label: m.emails_account_mailbox_confirm_action(), url: `${siteUrl}/dashboard/user/profile/correo/${found.token}` },
          otherwise: m.emails_account_mailbox_confirm_otherwise(),
        })
      );
    }
    case "email-change-asked": {
      const found = await emailChangeToMail(reads, eventId, "old");
      return (
        found &&
        as(found, {
          subject: m.emails_account_mailbox_asked_subject(),
          title: m.emails_account_mailbox_asked_title({ name: calledBy(found) }),
          text: m.emails_account_mailbox_asked_text({ site, email: found.newEmail, until: formatDateTime(found.expiresAt) }),
          action: { label: m.emails_account_mailbox_asked_action(), url: `${siteUrl}/cambio-de-correo/${found.token}` },
          otherwise: m.emails_account_mailbox_asked_otherwise(),
        })
      );
    }
    case "email-change-taken": {
      const found = await accountToMail(reads, userId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_exists_subject(),
          title: m.emails_account_exists_title({ name: calledBy(found) }),
          text: m.emails_account_mailbox_taken_text({ site }),
          action: { label: m.emails_account_exists_action(), url: `${siteUrl}/login` },
          otherwise: m.emails_account_exists_otherwise(),
        })
      );
    }
    case "email-changed": {
      const found = await emailChangedToMail(reads, eventId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_mailbox_changed_subject(),
          title: m.emails_account_mailbox_changed_title({ name: calledBy(found) }),
          text: m.emails_account_mailbox_changed_text({ site, email: found.newEmail }),
          otherwise: m.emails_account_mailbox_changed_otherwise(),
        })
      );
    }
    case "new-device": {
      const found = await newDeviceToMail(reads, eventId);
      return (
        found &&
        as(found, {
          subject: m.emails_account_device_subject(),
          title: m.emails_account_device_title({ name: calledBy(found) }),
          text: m.emails_account_device_text({ device: deviceName(found), at: formatDateTime(found.at) }),
          action: { label: m.emails_account_device_action(), url: `${siteUrl}/forgot-password` },
          otherwise: m.emails_account_device_otherwise(),
        })
      );
    }
    case "role-changed": {
      const found = await roleChangeToMail(reads, eventId);
      if (!found) return null;
      const { role, reason } = found;
      const inside = role && {
        text: m.emails_account_role_text({ site, role: TEAM_ROLE_NAMES[role](), reason }),
        action: { label: m.emails_account_role_action(), url: `${siteUrl}/dashboard/admin` },
      };
      return as(found, {
        subject: m.emails_account_role_subject({ site }),
        title: m.emails_account_role_title({ name: calledBy(found) }),
        ...(inside || { text: m.emails_account_role_out({ site, reason }) }),
        otherwise: m.emails_account_role_otherwise({ site }),
      });
    }
    default:
      throw new Error(`${template} is not about an account`);
  }
}

const calledBy = ({ firstName, to }: AccountToMail) => firstName ?? to.split("@")[0]!;
