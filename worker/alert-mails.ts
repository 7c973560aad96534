import { createElement } from "react";
import { alertToTell } from "#domain/alerts/alert-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { accountToMail } from "#domain/identity/account-mails.server.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { AlertMail, alertSubject } from "#emails/alerts/alert-mail.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";

/** Tells an administrator that something rings, or that it is over. */
export async function composeAlertMail(reads: Pick<Context, "db">, { template, userId, alertId }: QueuedMail, brand: Brand) {
  const [reader, alert] = await Promise.all([accountToMail(reads, userId!), alertToTell(reads.db, alertId!)]);
  const phase = template === "alert-ended" ? "ended" : "began";
  if (!reader || !alert) return null;
  const mail = { brand, alert, phase, url: `${brand.siteUrl}/dashboard/admin/alertas` } as const;
  return { to: { address: reader.to }, subject: alertSubject(mail), ...(await write(createElement(AlertMail, mail))) };
}
