import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Title } from "../parts.tsx";

export interface ContactNewsMail {
  brand: Brand;
  center: string;
  number: string;
  /** `opened`, or what it waits for: a top-up, or that the center agrees to what it costs now. */
  state: "opened" | "waits-for-top-up" | "waits-for-word";
  /** What was paid for opening it, or what it costs. */
  cents: number;
  url: string;
}

const SUBJECTS = {
  opened: m.threads_mail_open_subject,
  "waits-for-top-up": m.threads_mail_waits_subject,
  "waits-for-word": m.threads_mail_dearer_subject,
};

export const contactNewsSubject = ({ state, number }: Pick<ContactNewsMail, "state" | "number">) => SUBJECTS[state]({ number });

/** Tells a center that a patient opened their contact to it, and what it paid or what is missing. */
export function ContactNews({ brand, center, number, state, cents, url }: ContactNewsMail) {
  const { title, text, action } = WORDS[state];
  const said = { number, price: formatUsd(cents) };
  return (
    <Layout brand={brand} preview={contactNewsSubject({ state, number })} why={m.threads_mail_why_center({ brand: brand.name, center })}>
      <Title>{title()}</Title>
      <Paragraph>{state === "opened" && cents === 0 ? m.threads_mail_open_text_free(said) : text(said)}</Paragraph>
      <Action href={url}>{action()}</Action>
    </Layout>
  );
}

const WORDS = {
  opened: { title: m.threads_mail_open_title, text: m.threads_mail_open_text, action: m.threads_mail_open_action },
  "waits-for-top-up": { title: m.threads_mail_waits_title, text: m.threads_mail_waits_text, action: m.threads_mail_action },
  "waits-for-word": { title: m.threads_mail_dearer_title, text: m.threads_mail_dearer_text, action: m.threads_mail_dearer_action },
};
