import { Approximate } from "#app/components/money/approximate.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { type Conversion, formatUsd } from "#platform/money.ts";
import { medicationFact } from "#texts/medication.ts";
import { PriceDetail } from "./price-detail.tsx";
import { replyHours } from "./reply-time.ts";

interface CenterFactsProps {
  center: CenterCard;
  /** The currency shown below the dollars. */
  conversion: Conversion | null;
}

/** The three facts of every card in a fixed order, each with its month, period or sample; medication follows a price that lacks it. */
export function CenterFacts({ center, conversion }: CenterFactsProps) {
  return <Facts facts={[price(center, conversion), ...medication(center), outcomes(center), reply(center)]} className="mt-0.5" />;
}

function price({ pricedAs, price: given }: CenterCard, conversion: Conversion | null): Fact {
  const row = { key: "price", label: pricedAs ? <span className="whitespace-normal">{pricedAs}</span> : m.centers_fact_fiv() };
  if (!given) return { ...row, value: m.centers_fact_price_none(), missing: true };
  const { amountCents } = given;
  const detail = (
    <>
      <Approximate lowCents={amountCents} conversion={conversion} />
      <PriceDetail price={{ ...given, medication: null }} />
    </>
  );
  return { ...row, value: formatUsd(amountCents), detail };
}

function medication({ price: given }: CenterCard): Fact[] {
  return given?.medication ? [{ key: "medication", ...medicationFact(given.medication) }] : [];
}

function outcomes({ outcomes: published }: CenterCard): Fact {
  const row = { key: "outcomes", label: m.centers_fact_outcomes() };
  if (!published) return { ...row, value: m.centers_fact_outcomes_none(), missing: true };
  const { transfers, year } = published;
  const sample = m.centers_fact_outcomes_sample({ count: transfers, number: formatNumber(transfers), year });
  return { ...row, value: m.centers_fact_outcomes_published(), detail: sample };
}

function reply({ reply: measured }: CenterCard): Fact {
  const row = { key: "reply", label: m.centers_fact_reply() };
  if (!measured) return { ...row, value: m.centers_fact_reply_none(), missing: true };
  const sample = m.centers_fact_reply_sample({ count: measured.cases, number: formatNumber(measured.cases) });
  return { ...row, value: replyHours(measured.medianHours), detail: sample };
}
