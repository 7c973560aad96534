import { Link } from "react-email";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { consultationTimes } from "#texts/consultations.ts";
import { RequestWayDrawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, QuietAction, Small, Title } from "../parts.tsx";

export interface ConsultationMail {
  brand: Brand;
  side: Side;
  consultation: Consultation;
  /** Where the reader of a reminder says whether they come; null for news of a change. */
  answerUrl: string | null;
  url: string;
}

/** The subject names neither the treatment nor the other side, since it may appear on a screen that others see. */
export function consultationSubject({ consultation, side, answerUrl }: Omit<ConsultationMail, "brand" | "url">): string {
  const [own] = consultationTimes(consultation, side);
  const when = { day: own!.day, time: own!.time };
  if (answerUrl) return m.emails_consultation_reminder_subject(when);
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

function said({ consultation: { status, movesFrom, askedBy, providerName, patientName, saysComing }, side, answerUrl }: ConsultationMail) {
  const other = side === "patient" ? providerName : patientName || m.consultations_nobody();
  if (answerUrl) {
    const text = saysComing ? m.emails_consultation_reminder_known({ other }) : m.emails_consultation_reminder_text({ other });
    return { title: m.emails_consultation_reminder(), text };
  }
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
  const { brand, side, consultation, url, answerUrl } = mail;
  const { title, text } = said(mail);
  const holds = consultation.status === "confirmed";
  const ahead = holds || consultation.status === "requested";
  return (
    <Layout
      brand={brand}
      preview={title}
      why={m.emails_consultation_why({ brand: brand.name })}
      drawing={side === "patient" && ahead && <RequestWayDrawing brand={brand} here="consultation" />}
    >
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
      {answerUrl ? (
        <>
          {!consultation.saysComing && <Action href={answerUrl}>{m.emails_consultation_coming()}</Action>}
          <QuietAction href={`${answerUrl}?respuesta=no-puedo`}>{m.emails_consultation_cannot()}</QuietAction>
          <Small>
            <Link href={url} className="text-ink-meta underline dark:text-night-meta">
              {m.emails_consultation_see()}
            </Link>
          </Small>
        </>
      ) : (
        <Action href={url}>{holds ? m.emails_consultation_see() : m.emails_consultation_answer()}</Action>
      )}
    </Layout>
  );
}
