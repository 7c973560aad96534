import { m } from "#app/paraglide/messages.js";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { replyHours } from "./reply-time.ts";

/** Shows the three facts of every card in this order, each with its month, period or sample. */
export function CenterFacts({ center }: { center: CenterCard }) {
  return <Facts facts={[price(center), outcomes(center), reply(center)]} className="mt-0.5" />;
}

function price({ fivFrom }: CenterCard): Fact {
  const row = { key: "fiv", label: m.centers_fact_fiv() };
  return fivFrom
    ? { ...row, value: formatUsd(fivFrom.amountCents), detail: formatMonth(fivFrom.informedOn) }
    : { ...row, value: m.centers_fact_fiv_none(), missing: true };
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
