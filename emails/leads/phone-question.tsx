import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

export interface PhoneQuestionMail {
  brand: Brand;
  firstName: string;
  number: string;
  center: string;
  url: string;
}

export const phoneQuestionSubject = ({ number }: Pick<PhoneQuestionMail, "number">) => m.emails_phone_subject({ number });

/**
 * Tells the patient that a center says the telephone number is wrong, since our team has to decide whether the center gets its money
 * back.
 */
export function PhoneQuestion({ brand, firstName, center, url }: PhoneQuestionMail) {
  return (
    <Layout brand={brand} preview={m.emails_phone_preview()} why={m.emails_opened_why({ brand: brand.name })}>
      <Title>{m.emails_phone_title()}</Title>
      <Paragraph>{m.emails_phone_text({ name: firstName, center })}</Paragraph>
      <Action href={url}>{m.emails_phone_action()}</Action>
      <Small>{m.emails_phone_small()}</Small>
    </Layout>
  );
}
