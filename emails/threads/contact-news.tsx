import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Title } from "../parts.tsx";

export interface ContactNewsMail {
  brand: Brand;
  center: string;
  number: string;
  /** True when the center has opened the contact data; false while its wallet holds too little. */
  isOpen: boolean;
  priceCents: number;
  url: string;
}

export const contactNewsSubject = ({ isOpen, number }: Pick<ContactNewsMail, "isOpen" | "number">) =>
  isOpen ? m.threads_mail_open_subject({ number }) : m.threads_mail_waits_subject({ number });

/** Tells a center that a patient opened their contact to it. */
export function ContactNews({ brand, center, number, isOpen, priceCents, url }: ContactNewsMail) {
  const said = { number, price: formatUsd(priceCents) };
  return (
    <Layout brand={brand} preview={contactNewsSubject({ isOpen, number })} why={m.threads_mail_why_center({ brand: brand.name, center })}>
      <Title>{isOpen ? m.threads_mail_open_title() : m.threads_mail_waits_title()}</Title>
      <Paragraph>{isOpen ? m.threads_mail_open_text(said) : m.threads_mail_waits_text(said)}</Paragraph>
      <Action href={url}>{isOpen ? m.threads_mail_open_action() : m.threads_mail_action()}</Action>
    </Layout>
  );
}
