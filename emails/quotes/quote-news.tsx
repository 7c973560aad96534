import { m } from "#messages/m.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

export interface QuoteMail {
  brand: Brand;
  firstName: string;
  number: string;
  center: string;
  /** Each version replaces the one before. The first is 1. */
  version: number;
  url: string;
}

export const quoteSubject = ({ number, version }: Pick<QuoteMail, "number" | "version">) =>
  version === 1 ? m.emails_quote_subject({ number }) : m.emails_quote_replaced_subject({ number });

/** Tells the patient that a center sent a quote, or replaced one. It names no amount, since others may read the mail. */
export function QuoteNews({ brand, firstName, number, center, version, url }: QuoteMail) {
  const said = { name: firstName, center, number };
  return (
    <Layout brand={brand} preview={m.emails_quote_preview({ number })} why={m.emails_quote_why({ brand: brand.name })}>
      <Title>{m.emails_quote_title(said)}</Title>
      <Paragraph>{version === 1 ? m.emails_quote_text(said) : m.emails_quote_replaced_text(said)}</Paragraph>
      <Paragraph>{m.emails_quote_compare()}</Paragraph>
      <Action href={url}>{m.emails_quote_see()}</Action>
      <Small>{m.emails_quote_account()}</Small>
    </Layout>
  );
}
