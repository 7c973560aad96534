import clsx from "clsx";
import { Fragment } from "react";
import { Approximate } from "#app/components/money/approximate.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { ArchPicture } from "#app/components/patients/arch-picture.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { AskedOutcomes } from "#domain/quotes/beyond-price.server.ts";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { compareQuotes, QUOTE_PARTS, type QuoteLine, totalOf } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { medicationText } from "#texts/medication.ts";
import { answerText, PART_NAMES, totalText, validityText } from "#texts/quotes.ts";
import { BeyondRows } from "./beyond-rows.tsx";

interface Props {
  caption: string;
  centers: readonly QuotingCenter[];
  outcomes: AskedOutcomes | null;
  today: string;
  messagesWith: (center: QuotingCenter) => string;
}

/** On a telephone the name of a line is above its cells. More than three columns scroll sideways instead. */
const STACKED = ["", "max-md:grid-cols-1", "max-md:grid-cols-2", "max-md:grid-cols-3"] as const;
const CELL = "border-t px-2 py-2.5 text-left align-top md:border-l md:px-3.5 max-md:border-t-0 max-md:pt-1";
const NAME = "border-t py-2.5 pr-3 text-left align-top font-book max-md:col-span-full max-md:px-2 max-md:pb-0";

/** Quotes side by side, line by line. */
export function QuoteTable({ caption, centers, outcomes, today, messagesWith }: Props) {
  const rows = compareQuotes(centers.map(({ quote }) => quote));
  const row = STACKED[centers.length] && clsx("max-md:grid", STACKED[centers.length]);
  const block = row && "max-md:block";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside the section that it stands in
    <div role="group" aria-label={caption} tabIndex={0} className="-mx-2 overflow-x-auto md:mx-0">
      <table className={clsx("w-full border-collapse text-md md:table-fixed", block)}>
        <caption className={clsx("sr-only", block)}>{caption}</caption>
        <thead className={block}>
          <tr className={row}>
            <th scope="col" className="py-2.5 pr-3 text-left align-top font-book text-ink-2 text-sm max-md:col-span-full max-md:px-2">
              {m.quotes_prices_in()}
            </th>
            {centers.map((center) => (
              <th key={center.id} scope="col" className="px-2 py-2.5 text-left align-top font-book md:border-l md:px-3.5">
                <Heading center={center} today={today} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={block}>
          {QUOTE_PARTS.map((part) => {
            const own = rows.filter((line) => line.part === part);
            return (
              <Fragment key={part}>
                {own.length > 0 && (
                  <Group row={row} columns={centers.length + 1}>
                    {PART_NAMES[part]()}
                  </Group>
                )}
                {own.map(({ lineId, label, cells, gapCents }) => (
                  <tr key={lineId} className={row}>
                    <th scope="row" className={NAME}>
                      {label}
                      {gapCents !== null && gapCents > 0 && (
                        <span className="num block text-warn text-xs">{m.quotes_gap({ amount: formatUsd(gapCents) })}</span>
                      )}
                    </th>
                    {centers.map(({ id }, index) => (
                      <td key={id} className={CELL}>
                        <Cell line={cells[index] ?? null} />
                      </td>
                    ))}
                  </tr>
                ))}
                {part === "cycle" && <Totals centers={centers} row={row} />}
              </Fragment>
            );
          })}
          <Group row={row} columns={centers.length + 1}>
            {m.quotes_beyond()}
          </Group>
          <BeyondRows centers={centers} outcomes={outcomes} looks={{ row, name: NAME, cell: CELL }} />
          <tr className={row}>
            <td className={clsx(NAME, "max-md:hidden")} />
            {centers.map((center) => (
              <td key={center.id} className={CELL}>
                {center.hasContact && (
                  <Button kind="outline" size="s" href={href(messagesWith(center))} className="w-full">
                    {m.quotes_ask()}
                    <span className="sr-only">: {center.name}</span>
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Group({ row, columns, children }: { row: string | undefined; columns: number; children: string }) {
  return (
    <tr className={clsx("bg-tint", row)}>
      <th scope="rowgroup" colSpan={columns} className="px-2 py-2 text-left font-semibold text-sm max-md:col-span-full md:px-3.5">
        {children}
      </th>
    </tr>
  );
}

function Heading({ center: { slug, name, city, quote, previous }, today }: { center: QuotingCenter; today: string }) {
  const expired = quote.validUntil !== null && quote.validUntil < today;
  return (
    <>
      <ArchPicture city={city} slug={slug} className="size-11" />
      <a href={href(`/centros/${slug}`)} className="mt-1.5 block font-semibold text-inherit wrap-anywhere no-underline hover:underline">
        {name}
      </a>
      <span className="block text-ink-2 text-sm">{m.quotes_sent_on({ day: formatDate(quote.sentAt) })}</span>
      <span className={clsx("block text-sm", expired ? "font-semibold text-err" : "text-ink-2")}>{validityText(quote, today)}</span>
      {previous && (
        <span className="block text-ink-2 text-sm">
          {m.quotes_version({ version: String(quote.version), amount: totalText(totalOf(previous.lines)) })}
        </span>
      )}
    </>
  );
}

function Cell({ line }: { line: QuoteLine | null }) {
  const conversion = useConversion();
  if (!line) return <span className="text-ink-2">{m.quotes_not_part()}</span>;
  const { kind, amountCents, highCents, note } = line;
  return (
    <>
      <span
        className={clsx(
          kind === "missing" && "inline-block rounded-md border border-line-input border-dashed px-1.5 text-ink-2",
          kind === "price" && "num font-semibold",
        )}
      >
        {answerText(line)}
      </span>
      {amountCents !== null && <Approximate lowCents={amountCents} highCents={highCents ?? undefined} conversion={conversion} />}
      {note && <span className="block text-ink-2 text-sm wrap-anywhere">{note}</span>}
    </>
  );
}

function Totals({ centers, row }: { centers: readonly QuotingCenter[]; row: string | undefined }) {
  const conversion = useConversion();
  return (
    <tr className={clsx("bg-surface-2", row)}>
      <th scope="row" className={clsx(NAME, "md:pl-3.5")}>
        <b className="font-semibold">{m.quotes_total()}</b>
        <span className="block text-ink-2 text-xs">{m.quotes_total_text()}</span>
      </th>
      {centers.map(({ id, quote, medication }) => {
        const total = totalOf(quote.lines);
        return (
          <td key={id} className={CELL}>
            <span className="num title-5 block">{totalText(total)}</span>
            <Approximate lowCents={total.cents} conversion={conversion} />
            {medication && <span className="block text-ink-2 text-sm">{medicationText(medication)}</span>}
          </td>
        );
      })}
    </tr>
  );
}
