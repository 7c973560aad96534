import { createElement } from "react";
import { answerToken } from "#domain/consultations/answer-links.server.ts";
import type { Side } from "#domain/consultations/consultation.ts";
import { consultationToMail } from "#domain/consultations/consultation-mail.server.ts";
import type { Context } from "#domain/context.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { ConsultationNews, consultationSubject } from "#emails/consultations/consultation-news.tsx";
import type { Brand } from "#emails/layout.tsx";
import { write } from "#emails/write.ts";
import { now } from "#platform/clock.ts";

/**
 * Writes a mail about a consultation as it is when the mail is sent. Does not write a reminder of one that was moved or cancelled, or
 * that has begun.
 */
export async function composeConsultationMail(ctx: Pick<Context, "db" | "keys">, { template, consultationId }: QueuedMail, brand: Brand) {
  const side: Side = template === "consultation-provider" ? "provider" : "patient";
  const reminder = template === "consultation-reminder";
  const found = await consultationToMail(ctx, consultationId!, side);
  if (!found || (reminder && !(found.consultation.status === "confirmed" && now() < found.consultation.startsAt))) return null;
  const { consultation, token } = found;
  const place = side === "patient" ? "/dashboard/user/consultas" : "/dashboard/provider/agenda/consulta";
  const url = `${brand.siteUrl}${token ? `/cita/${token}` : `${place}/${consultation.id}`}`;
  const answerUrl = reminder ? `${brand.siteUrl}/asistencia/${answerToken(ctx.keys, consultation)}` : null;
  const mail = { side, answerUrl, brand, consultation, url };
  return {
    to: { address: found.to },
    replyTo: { address: brand.email, name: brand.name },
    subject: consultationSubject(mail),
    ...(await write(createElement(ConsultationNews, mail))),
  };
}
