import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import { BIRTHS_OF_100_BY_CYCLES } from "#domain/estimates/cost-assumptions.ts";
import type { Assumptions, Course, ScenarioCost } from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
import { formatConverted, formatUsd, formatUsdRange } from "#platform/money.ts";
import { insideSentence } from "#texts/choice-names.ts";
import { ITEM_NAMES, SCENARIO_NAMES } from "#texts/costs.ts";

interface ScenarioTotalsProps {
  costs: readonly ScenarioCost[];
  assumptions: Assumptions;
  rate: ExchangeRate | null;
}

/** The total of each scenario in dollars and the visitor's currency, and what it does not include. */
export function ScenarioTotals({ costs, assumptions, rate }: ScenarioTotalsProps) {
  return (
    <ul className="grid rounded-3xl border bg-surface elevation-2 md:grid-cols-3 print:grid-cols-3">
      {costs.map(({ scenario, total, missing }) => {
        const course = assumptions.courses[scenario];
        const births = assumptions.eggs === "own" ? BIRTHS_OF_100_BY_CYCLES[course.cycles] : undefined;
        return (
          <li
            key={scenario}
            className="grid content-start gap-1.5 border-t p-5 first:border-t-0 md:border-t-0 md:border-l md:p-7 md:first:border-l-0"
          >
            <h3 className="title-5">{SCENARIO_NAMES[scenario]()}</h3>
            <p className="text-sm text-ink-2">{courseText(course)}</p>
            <p className="num mt-1.5 font-display text-[2rem] leading-[1.05]! font-[640] text-brand md:text-[2.375rem]">
              {formatUsd(total.chosen)}
            </p>
            {rate && <p className="num text-ui font-semibold">{formatConverted(total.chosen, rate)}</p>}
            {total.low !== total.high && (
              <p className="text-sm text-ink-2">{m.costs_total_range({ range: formatUsdRange(total.low, total.high) })}</p>
            )}
            {missing.length > 0 && (
              <p className="mt-1 flex items-start gap-1.5 text-sm text-warn [&>.lucide]:mt-0.5 [&>.lucide]:size-[17px]">
                <TriangleAlert />
                {m.costs_total_missing({ what: missing.map((item) => insideSentence(ITEM_NAMES[item]())).join(", ") })}
              </p>
            )}
            {births !== undefined && <p className="mt-1 text-sm text-ink-3">{m.costs_total_births({ births, rest: 100 - births })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function courseText({ cycles, transfers }: Course): string {
  const words = [m.costs_total_cycles({ count: cycles, number: cycles })];
  if (transfers > 0) words.push(m.costs_total_transfers({ count: transfers, number: transfers }));
  return words.join(" · ");
}
