import { Text } from "react-email";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { insideSentence } from "#texts/choice-names.ts";
import { Drawing, type DrawingName } from "../drawing.tsx";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Bullets, type Fact, Facts, Note, Paragraph, Quote, Small, Subtitle, Title } from "../parts.tsx";

export interface OfferMail {
  brand: Brand;
  center: string;
  /** True when somebody answers for the center on our site. */
  claimed: boolean;
  /** True when the person asks first: answering is free, and they decide which center gets their contact data. */
  askFirst: boolean;
  number: string;
  /** Null when the person named no service that centers offer. */
  service: string | null;
  /** The masked lead in words. Nothing here may identify the person. */
  facts: readonly Fact[];
  message: string | null;
  /** True when there is a message that is shown only after the purchase. */
  messageWithheld: boolean;
  /** The reasons why routing chose this center, in words. */
  reasons: readonly string[];
  priceCents: number;
  /** The number of requests that the center may still open for free. */
  welcomeLeft: number;
  exclusivity: "exclusive" | "shared";
  /** The number of other centers that got it too. It may be zero for a shared offer. */
  others: number;
  answerBy: Date;
  url: string;
}

export const offerSubject = ({ service, number }: Pick<OfferMail, "service" | "number">) =>
  service === null ? m.emails_offer_subject_plain({ number }) : m.emails_offer_subject({ service, number });

/** Offers the masked lead to a center that the patient named. */
export function Offer(mail: OfferMail) {
  const { brand, center, service } = mail;
  const deadline = formatDateTime(mail.answerBy);
  return (
    <Layout
      brand={brand}
      preview={m.emails_offer_preview({ deadline })}
      why={m.emails_offer_why_mail({ center, brand: brand.name })}
      drawing={<OfferDrawing {...mail} />}
    >
      <Title>{m.emails_offer_title()}</Title>
      <Paragraph>
        {service === null ? m.emails_offer_lead_plain({ center }) : m.emails_offer_lead({ service: insideSentence(service), center })}{" "}
        {company(mail)}
      </Paragraph>
      {mail.askFirst && <Paragraph>{isWelcome(mail) ? m.threads_mail_offer_welcome() : m.threads_mail_offer()}</Paragraph>}
      <Facts facts={[{ label: m.emails_label_number(), value: mail.number }, ...mail.facts]} />
      {mail.message && (
        <>
          <Subtitle>{m.emails_offer_message()}</Subtitle>
          <Quote>{mail.message}</Quote>
          <Small>{m.emails_offer_masked()}</Small>
        </>
      )}
      {mail.messageWithheld && (
        <>
          <Subtitle>{m.emails_offer_message()}</Subtitle>
          <Small>{m.emails_offer_withheld()}</Small>
        </>
      )}
      {mail.reasons.length > 0 && (
        <>
          <Subtitle>{m.emails_offer_why()}</Subtitle>
          <Bullets items={mail.reasons} />
        </>
      )}
      <Note tone="sea">
        <Text className="m-0 text-[19px] font-semibold leading-[26px] text-ink dark:text-night-text">{priceOf(mail)}</Text>
        <Small>{terms(mail)}</Small>
      </Note>
      <Small>{m.emails_offer_deadline({ deadline })}</Small>
      <Action href={mail.url}>{m.emails_offer_action()}</Action>
      {!mail.claimed && (
        <>
          <Subtitle>{m.emails_offer_unclaimed_title({ brand: brand.name })}</Subtitle>
          <Small>{m.emails_offer_unclaimed({ center })}</Small>
        </>
      )}
    </Layout>
  );
}

const FREE: Readonly<Record<number, DrawingName>> = { 1: "gratis-1", 2: "gratis-2", 3: "gratis-3" };

/** Draws the requests that a new center may open for free, or a single one. */
function OfferDrawing(mail: OfferMail) {
  const free = isWelcome(mail) ? FREE[mail.welcomeLeft] : undefined;
  const alt = free ? m.emails_drawing_free({ count: mail.welcomeLeft, total: WELCOME_LEADS }) : m.emails_drawing_request();
  return <Drawing brand={mail.brand} name={free ?? "nueva-solicitud"} alt={alt} />;
}

const isWelcome = ({ priceCents, welcomeLeft }: OfferMail) => priceCents > 0 && welcomeLeft > 0;

function priceOf(mail: OfferMail): string {
  if (isWelcome(mail)) return m.emails_offer_price_welcome();
  return mail.priceCents === 0 ? m.emails_offer_price_free() : m.emails_offer_price({ price: formatUsd(mail.priceCents) });
}

function terms(mail: OfferMail): string {
  if (isWelcome(mail))
    return m.emails_offer_price_welcome_text({ count: mail.welcomeLeft, total: WELCOME_LEADS, price: formatUsd(mail.priceCents) });
  return mail.exclusivity === "exclusive" ? m.emails_offer_price_exclusive() : m.emails_offer_price_shared();
}

function company({ exclusivity, others }: OfferMail): string {
  if (exclusivity === "exclusive") return m.emails_offer_exclusive();
  return others === 0 ? m.emails_offer_shared_later() : m.emails_offer_shared({ others });
}
