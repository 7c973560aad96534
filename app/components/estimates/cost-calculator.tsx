import LinkIcon from "lucide-react/icons/link";
import Printer from "lucide-react/icons/printer";
import { useRef, useState } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import { assumptionsToQuery } from "#domain/estimates/cost-assumptions.ts";
import { type Assumptions, type CenterBook, costToABaby, type PriceBook } from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
import { formatUsdRange } from "#platform/money.ts";
import { AssumptionForm } from "./assumption-form.tsx";
import { assumptionsOf, type Fields, fieldsOf } from "./calculator-fields.ts";
import { CostChart, CostTable } from "./cost-breakdown.tsx";
import { ScenarioTotals } from "./scenario-totals.tsx";

export interface CostCalculatorProps {
  book: PriceBook;
  centers: readonly { readonly slug: string; readonly name: string; readonly prices: CenterBook }[];
  rate: ExchangeRate | null;
  /** The assumptions in the page's address. */
  assumptions: Assumptions;
}

/**
 * Computes three scenarios from assumptions that the visitor sees and changes. Nothing leaves the browser, except in an address that the
 * visitor copies.
 */
export function CostCalculator({ book, centers, rate, assumptions: given }: CostCalculatorProps) {
  const [fields, setFields] = useState<Fields>(() => fieldsOf(given));
  const [copied, setCopied] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const assumptions = assumptionsOf(fields);
  const center = centers.find(({ slug }) => slug === assumptions.center) ?? null;
  const costs = costToABaby(assumptions, book, center?.prices ?? null);

  const change = (changes: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...changes }));
    setCopied(false);
  };
  const share = async () => {
    const query = assumptionsToQuery(assumptions).toString().replaceAll("%2C", ",");
    const address = new URL(`${href("/costos-financiamiento")}${query && `?${query}`}#calculadora`, location.origin);
    await navigator.clipboard.writeText(address.href);
    setCopied(true);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-8">
      <div id="resultado" ref={result} tabIndex={-1} className="grid gap-4">
        <ScenarioTotals costs={costs} assumptions={assumptions} rate={rate} />
        <p role="status" className="sr-only">
          {m.costs_result_said({ range: formatUsdRange(costs[0]!.total.chosen, costs[2]!.total.chosen) })}
        </p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button kind="outline" size="s" type="button" icon={<LinkIcon />} className="noscript:hidden" onClick={() => void share()}>
            {copied ? m.costs_share_done() : m.costs_share()}
          </Button>
          <Button kind="outline" size="s" type="button" icon={<Printer />} className="noscript:hidden" onClick={() => print()}>
            {m.costs_print()}
          </Button>
          <p className="text-sm text-ink-2">{m.costs_share_private()}</p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 md:gap-8 print:grid-cols-[minmax(0,1fr)]">
        <AssumptionForm fields={fields} onChange={change} onSubmit={() => result.current?.focus()} centers={centers} />
        <div className="min-w-0 rounded-2xl border bg-surface p-5 elevation-1 md:sticky md:top-24 md:p-6">
          <CostChart costs={costs} />
        </div>
      </div>
      <div className="min-w-0 rounded-2xl border bg-surface p-5 elevation-1 md:px-7 md:py-6">
        <CostTable costs={costs} assumptions={assumptions} book={book} centerName={center?.name ?? null} rate={rate} />
      </div>
    </div>
  );
}
