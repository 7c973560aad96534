import type { WithdrawnOffer } from "#domain/offers/withdrawal-of-offer.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { withdrawnDuty, withdrawnText } from "#texts/withdrawals.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Paragraph, Small, Title } from "../parts.tsx";

export interface OfferWithdrawnMail extends Pick<WithdrawnOffer, "center" | "number" | "because" | "withdrawnAt"> {
  brand: Brand;
  url: string;
}

export const offerWithdrawnSubject = ({ number, because }: Pick<OfferWithdrawnMail, "number" | "because">) =>
  because === "old" ? m.emails_withdrawn_subject_old({ number }) : m.emails_withdrawn_subject({ number });

/** Tells a center that a person does not want to be contacted any more, and that it has to delete their data. */
export function OfferWithdrawn({ brand, center, number, because, withdrawnAt, url }: OfferWithdrawnMail) {
  return (
    <Layout brand={brand} preview={m.emails_withdrawn_preview()} why={m.emails_withdrawn_why({ brand: brand.name, center })}>
      <Title>{m.emails_withdrawn_title({ number })}</Title>
      <Paragraph>{withdrawnText(because, formatDateTime(withdrawnAt))}</Paragraph>
      <Paragraph>{withdrawnDuty(because, brand.name)}</Paragraph>
      <Action href={url}>{m.leads_withdrawn_acknowledge()}</Action>
      <Small>{m.leads_withdrawn_refund()}</Small>
    </Layout>
  );
}
