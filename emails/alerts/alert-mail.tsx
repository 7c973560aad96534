import type { AlertToTell } from "#domain/alerts/alert-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { ALERT_STEPS, alertSentence } from "#texts/alerts.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Small, Title } from "../parts.tsx";

interface AlertMailProps {
  brand: Brand;
  alert: AlertToTell;
  phase: "began" | "ended";
  url: string;
}

export const alertSubject = ({ alert, phase }: Pick<AlertMailProps, "alert" | "phase">) => alertSentence(alert, phase);

/** Tells an administrator what needs a person and what to do first, or that it is over. */
export function AlertMail({ brand, alert, phase, url }: AlertMailProps) {
  const { rule, beganAt, endedAt } = alert;
  const subject = alertSubject({ alert, phase });
  const steps = phase === "began" && rule !== "test" ? ALERT_STEPS[rule]() : [];
  return (
    <Layout brand={brand} preview={subject} why={m.alerts_mail_why({ site: brand.name })}>
      <Title>{subject}</Title>
      <Facts
        facts={[
          { label: m.alerts_mail_since(), value: formatDateTime(beganAt) },
          ...(phase === "ended" && endedAt ? [{ label: m.alerts_mail_until(), value: formatDateTime(endedAt) }] : []),
        ]}
      />
      {steps.map((step, index) => (
        <Paragraph key={step}>{`${index + 1}. ${step}`}</Paragraph>
      ))}
      <Action href={url}>{m.alerts_mail_action()}</Action>
      {steps.length > 0 && <Small>{m.alerts_mail_silence()}</Small>}
    </Layout>
  );
}
