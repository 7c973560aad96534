import clsx from "clsx";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import {
  type Assumptions,
  COST_ITEMS,
  COST_PARTS,
  type CostItem,
  type CostPart,
  MEDICATION_OF,
  type PriceBook,
  partsOf,
  type ScenarioCost,
} from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatConverted, formatUsd, USD } from "#platform/money.ts";
import { COUNT_NAMES, ITEM_NAMES, PART_NAMES, SCENARIO_NAMES } from "#texts/costs.ts";
import { priceOrigin } from "./price-origin.ts";

/** In the order of the chart's colors. */
const PART_COLOURS: Record<CostPart, string> = {
  treatment: "bg-chart-1",
  medication: "bg-chart-2",
  laboratory: "bg-chart-3",
  travel: "bg-chart-4",
};

/** The parts of each sum as bars from zero. The table contains the same numbers. */
export function CostChart({ costs }: { costs: readonly ScenarioCost[] }) {
  const scale = Math.max(...costs.map(({ total }) => total.high), 1);
  const share = (cents: number) => `${Math.round((cents / scale) * 1000) / 10}%`;
  const shown = COST_PARTS.filter((part) => costs.some((cost) => partsOf(cost)[part] > 0));
  return (
    <figure className="grid gap-4 print:[print-color-adjust:exact]">
      <figcaption className="grid gap-2">
        <span className="title-4">{m.costs_chart_title()}</span>{" "}
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {shown.map((part) => (
            <span key={part} className="inline-flex items-center gap-2">
              <span aria-hidden className={clsx("size-3 rounded-full", PART_COLOURS[part])} />
              {PART_NAMES[part]()}{" "}
            </span>
          ))}
        </span>
      </figcaption>
      <ul className="grid gap-4">
        {costs.map((cost) => {
          const parts = partsOf(cost);
          return (
            <li key={cost.scenario} className="grid gap-1.5">
              <p className="flex flex-wrap justify-between gap-x-4 text-ui font-semibold">
                <span>{SCENARIO_NAMES[cost.scenario]()}</span> <span className="num">{formatUsd(cost.total.chosen)}</span>
              </p>
              <div aria-hidden className="relative flex h-5 gap-0.5 overflow-hidden rounded-full bg-track">
                {shown.map((part) => (
                  <span key={part} className={PART_COLOURS[part]} style={{ width: share(parts[part]) }} />
                ))}
              </div>
              {cost.total.low !== cost.total.high && (
                <div aria-hidden className="relative h-2.5">
                  <span
                    className="absolute top-1 h-0.5 bg-ink-3"
                    style={{ left: share(cost.total.low), width: share(cost.total.high - cost.total.low) }}
                  />
                  <span className="absolute top-0 h-2.5 w-0.5 bg-ink-3" style={{ left: share(cost.total.low) }} />
                  <span className="absolute top-0 -ml-0.5 h-2.5 w-0.5 bg-ink-3" style={{ left: share(cost.total.high) }} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-3">{m.costs_chart_reading()}</p>
    </figure>
  );
}

interface CostTableProps {
  costs: readonly ScenarioCost[];
  assumptions: Assumptions;
  book: PriceBook;
  centerName: string | null;
  rate: ExchangeRate | null;
}

/** A row is one line of the sum, or the sum itself. */
type Row = CostItem | "total" | "converted";

export function CostTable({ costs, assumptions, book, centerName, rate }: CostTableProps) {
  const rows: Row[] = [
    ...COST_ITEMS.filter((item) => costs.some(({ lines }) => lines.some((line) => line.item === item))),
    "total",
    ...(rate ? ["converted" as const] : []),
  ];
  const lineOf = (cost: ScenarioCost, item: CostItem) => cost.lines.find((line) => line.item === item);
  const name = (row: Row) => {
    if (row === "total") return <b className="font-bold">{m.costs_table_total()}</b>;
    if (row === "converted") return m.costs_table_converted({ currency: rate!.currency === "eur" ? "€" : "RD$" });
    const line = costs.map((cost) => lineOf(cost, row)).find((found) => found !== undefined)!;
    const from = line.amount ? "text-ink-3" : "text-warn";
    return (
      <>
        {ITEM_NAMES[row]()}{" "}
        <span className={clsx("block text-xs font-book", from)}>
          {priceOrigin(line, { price: assumptions.price, centers: centersOf(row, assumptions, book), centerName })}
        </span>
      </>
    );
  };
  const cell = (cost: ScenarioCost, row: Row) => {
    if (row === "total") return <b className="font-bold">{plain(cost.total.chosen)}</b>;
    if (row === "converted") return formatConverted(cost.total.chosen, rate!).replace(/RD\$ |\u00a0€/, "");
    const line = lineOf(cost, row);
    if (!line) return <span className="text-sm whitespace-normal text-ink-3">{m.costs_table_none()}</span>;
    if (!line.amount) return <span className="text-sm whitespace-normal text-warn">{m.costs_table_missing()}</span>;
    return (
      <>
        {plain(line.amount.chosen)}{" "}
        {line.count > 1 && <span className="block text-xs text-ink-3">{COUNT_NAMES[line.item]({ number: formatNumber(line.count) })}</span>}
      </>
    );
  };
  return (
    <table className="w-full border-collapse text-md max-md:block">
      <caption className="pb-3 text-left title-4 max-md:block">{m.costs_table_caption()}</caption>
      <thead className="max-md:block">
        <tr className={ROW}>
          <th scope="col" className={clsx(HEAD, "text-left max-md:sr-only")}>
            {m.costs_table_concept()}
          </th>
          {costs.map(({ scenario }) => (
            <th key={scenario} scope="col" className={clsx(HEAD, "text-right md:w-32")}>
              {SCENARIO_NAMES[scenario]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row} className={clsx(ROW, "max-md:border-b max-md:py-3 max-md:last:border-b-0")}>
            <th scope="row" className={clsx(CELL, "text-left font-semibold max-md:col-span-3")}>
              {name(row)}
            </th>
            {costs.map((cost) => (
              <td key={cost.scenario} className={clsx(CELL, "num text-right")}>
                {cell(cost, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a telephone the label is above its three values. */
const ROW = "max-md:grid max-md:grid-cols-3";
const HEAD = "pb-2 text-[.90625rem] font-semibold text-ink-2 md:border-b md:px-3.5";
const CELL = "align-top md:border-b md:p-3.5";

const plain = (cents: number) => formatUsd(cents).replace(USD, "");

const LINES: Partial<Record<CostItem, keyof PriceBook>> = {
  consultation: "primera-consulta",
  studies: "estudio-pareja",
  icsi: "icsi-complemento",
  testing: "dgp-embrion",
  freezing: "congelacion-embriones",
  transfer: "transferencia-congelados",
  storage: "almacenamiento-anual",
};

function centersOf(item: CostItem, { eggs }: Assumptions, book: PriceBook): number {
  const line =
    item === "cycle" ? (eggs === "own" ? "fiv-propios" : "fiv-donados") : item === "medication" ? MEDICATION_OF[eggs] : LINES[item];
  return (line && book[line]?.centers) ?? 0;
}
