import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { consultationTimes } from "#texts/consultations.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Title } from "../parts.tsx";

export interface ConsultationMail {
  brand: Brand;
  side: Side;
  consultation: Consultation;
  /** True for the mail of the day before; false for news of a change. */
  reminder: boolean;
  url: string;
}

/** The subject names neither the treatment nor the other side, since it may appear on a screen that others see. */
export function consultationSubject({ consultation, side, reminder }: Omit<ConsultationMail, "brand" | "url">): string {
  const [own] = consultationTimes(consultation, side);
  const when = { day: own!.day, time: own!.time };
  if (reminder) return m.emails_consultation_reminder_subject(when);
  switch (consultation.status) {
    case "requested":
      if (consultation.movesFrom) return m.emails_consultation_move_subject(when);
      return side === "patient" ? m.emails_consultation_entered_subject(when) : m.emails_consultation_requested_subject(when);
    case "confirmed":
      return m.emails_consultation_confirmed_subject(when);
    default:
      return m.emails_consultation_off_subject(when);
  }
}

function said({ consultation: { status, movesFrom, askedBy, providerName, patientName }, side, reminder }: ConsultationMail) {
  const other = side === "patient" ? providerName : patientName || m.consultations_nobody();
  if (reminder) return { title: m.emails_consultation_reminder(), text: m.emails_consultation_reminder_text({ other }) };
  if (status === "requested" && movesFrom) return { title: m.emails_consultation_move(), text: m.emails_consultation_move_text({ other }) };
  if (status === "requested" && side === "patient")
    return { title: m.emails_consultation_entered(), text: m.emails_consultation_entered_text({ other }) };
  if (status === "requested") return { title: m.emails_consultation_requested(), text: m.emails_consultation_requested_text({ other }) };
  if (status === "confirmed") return { title: m.emails_consultation_confirmed(), text: m.emails_consultation_confirmed_text({ other }) };
  if (status === "declined" && askedBy === side)
    return { title: m.emails_consultation_declined(), text: m.emails_consultation_declined_text({ other }) };
  return { title: m.emails_consultation_off(), text: m.emails_consultation_off_text({ other }) };
}

/** Tells one side what has been agreed on for a consultation, by both clocks where they differ. */
export function ConsultationNews(mail: ConsultationMail) {
  const { brand, side, consultation, url, reminder } = mail;
  const { title, text } = said(mail);
  const holds = consultation.status === "confirmed";
  return (
    <Layout brand={brand} preview={title} why={m.emails_consultation_why({ brand: brand.name })}>
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          ...consultationTimes(consultation, side).map(({ label, day, time, offset }) => ({ label, value: `${day}, ${time} (${offset})` })),
          ...(consultation.doctor ? [{ label: m.consultations_doctor(), value: consultation.doctor.name }] : []),
          {
            label: m.consultations_where(),
            value: consultation.mode === "video" ? m.consultations_video() : (consultation.address ?? consultation.providerName),
          },
          ...(holds && consultation.videoUrl ? [{ label: m.consultations_link(), value: consultation.videoUrl }] : []),
        ]}
      />
      <Action href={url}>{reminder || holds ? m.emails_consultation_see() : m.emails_consultation_answer()}</Action>
    </Layout>
  );
}
