import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { openingHoursText } from "#app/components/directory/opening-hours.ts";
import { agesText } from "#app/components/directory/patient-groups.ts";
import { replyHours } from "#app/components/directory/reply-time.ts";
import { ToldBy } from "#app/components/directory/told-by.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { Approximate } from "#app/components/money/approximate.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { Rating } from "#app/components/reviews/rating.tsx";
import type { ComparedCell } from "#domain/directory/compared-row.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatMonth, formatNumber, formatPercent } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { inALine } from "#texts/choice-names.ts";
import { toldText } from "#texts/donors.ts";
import { medicationText } from "#texts/medication.ts";

/** Shows one value of one center, each figure with its month or its sample. Where a value is missing, the cell says so. */
export function Cell({ cell }: { cell: ComparedCell }) {
  switch (cell.kind) {
    case "verification":
      return (
        <>
          <VerifiedBadge verified={cell.verified} />
          {cell.on && <Basis>{m.compare_verified_on({ date: formatDate(cell.on) })}</Basis>}
        </>
      );
    case "score":
      return <Rating rating={cell.rating} reviews={cell.reviews} />;
    case "reply":
      return (
        <Figure value={replyHours(cell.medianHours)}>
          <Basis>{m.compare_reply_sample({ count: cell.cases, number: formatNumber(cell.cases) })}</Basis>
        </Figure>
      );
    case "share":
      return (
        <Figure value={formatPercent(cell.share)}>
          <Basis>
            {m.compare_answered_sample({ part: formatNumber(Math.round(cell.share * cell.cases)), all: formatNumber(cell.cases) })}
          </Basis>
        </Figure>
      );
    case "price":
      return (
        <Figure value={formatUsd(cell.amountCents)}>
          <Converted cents={cell.amountCents} />
          <Basis>{formatMonth(cell.informedOn)}</Basis>
          {cell.notIncluded && <Basis>{m.compare_price_not_included({ what: cell.notIncluded })}</Basis>}
          {cell.medication && <Basis>{medicationText(cell.medication)}</Basis>}
          {cell.stale && <p className="mt-0.5 text-xs font-medium text-warn">{m.compare_price_stale()}</p>}
        </Figure>
      );
    case "no-price":
      return (
        <Silent>
          {m.compare_price_none()}
          {cell.lastOn && <Basis>{m.compare_price_last({ month: formatMonth(cell.lastOn) })}</Basis>}
        </Silent>
      );
    case "rate": {
      const { rate, transfers, year } = cell;
      const [low, high] = [formatNumber(rate.low * 100), formatNumber(rate.high * 100)];
      return (
        <Figure value={formatPercent(rate.point)}>
          <Basis>{m.compare_outcomes_interval({ low, high, number: formatNumber(transfers), year: String(year) })}</Basis>
        </Figure>
      );
    }
    case "few-cases":
      return (
        <>
          {m.compare_outcomes_few({ births: formatNumber(cell.births), transfers: formatNumber(cell.transfers) })}
          <Basis>{m.compare_outcomes_few_why({ year: String(cell.year) })}</Basis>
        </>
      );
    case "yes":
      return (
        <Answer icon={<Check />} className="font-semibold [&>.lucide]:bg-badge-ok [&>.lucide]:text-on-badge-ok">
          {m.compare_yes()}
        </Answer>
      );
    case "no":
      return (
        <Answer icon={<Minus />} className="text-ink-2 [&>.lucide]:bg-badge-none [&>.lucide]:text-on-badge-none">
          {m.compare_no()}
        </Answer>
      );
    case "names":
      return inALine(cell.names);
    case "hours":
      return openingHoursText(cell.hours);
    case "countries":
      return cell.count === null
        ? m.compare_countries_every()
        : m.compare_countries_some({ count: cell.count, number: formatNumber(cell.count) });
    case "people":
      return m.compare_team_count({ count: cell.count, number: formatNumber(cell.count) });
    case "ages":
      return agesText(cell.ages);
    case "source":
      return (
        <>
          {cell.source}
          <Basis>{formatDate(cell.on)}</Basis>
        </>
      );
    case "told":
      return (
        <>
          {toldText(cell.fact, cell.told)}
          <Basis>
            <ToldBy told={cell.told} />
          </Basis>
        </>
      );
    case "not-offered":
      return <Silent>{m.compare_price_not_offered()}</Silent>;
    case "no-outcomes":
      return <Silent>{m.compare_outcomes_none()}</Silent>;
    case "not-informed":
      return <Silent>{m.compare_not_informed()}</Silent>;
    case "not-measured":
      return <Silent>{m.compare_not_measured()}</Silent>;
  }
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <>
      <b className="num text-lg leading-[1.4]! font-bold">{value}</b>
      {children}
    </>
  );
}

function Converted({ cents }: { cents: number }) {
  return <Approximate lowCents={cents} conversion={useConversion()} />;
}

function Basis({ children }: { children: ReactNode }) {
  return <p className="text-xs text-ink-3">{children}</p>;
}

function Silent({ children }: { children: ReactNode }) {
  return <div className="text-ink-2">{children}</div>;
}

/** Shows an icon and a word, never colour alone. */
function Answer({ icon, className, children }: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <p
      className={`flex items-center gap-2 [&>.lucide]:size-6 [&>.lucide]:rounded-full [&>.lucide]:p-1 [&>.lucide]:stroke-[2.6] ${className}`}
    >
      {icon}
      {children}
    </p>
  );
}
