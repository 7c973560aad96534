import type { ErasureReceipt } from "#domain/people/erasure-queries.server.ts";
import { m } from "#messages/m.ts";
import { receiptFacts } from "#texts/erasures.ts";
import { Drawing } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Facts, Paragraph, Small, Title } from "../parts.tsx";

interface PersonErasedMail {
  brand: Brand;
  receipt: ErasureReceipt;
}

export const personErasedSubject = ({ receipt }: PersonErasedMail) => m.erasures_mail_subject({ number: receipt.number });

/** The receipt for an erased person: the last mail to them, which names nobody. */
export function PersonErased({ brand, receipt }: PersonErasedMail) {
  return (
    <Layout
      brand={brand}
      preview={m.erasures_mail_preview()}
      why={m.erasures_mail_why({ site: brand.name })}
      drawing={<Drawing brand={brand} name="noche" alt={m.emails_drawing_night()} />}
    >
      <Title>{m.erasures_mail_title({ site: brand.name })}</Title>
      <Paragraph>{m.erasures_mail_text()}</Paragraph>
      <Facts facts={receiptFacts(receipt)} />
      <Small>{m.erasures_receipt_copies()}</Small>
      <Small>{m.erasures_receipt_center()}</Small>
    </Layout>
  );
}
