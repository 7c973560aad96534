import Check from "lucide-react/icons/circle-check";
import Dashed from "lucide-react/icons/circle-dashed";
import Lock from "lucide-react/icons/lock";
import Warning from "lucide-react/icons/triangle-alert";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { PublishedMedications } from "#domain/directory/medication.ts";
import { medicationOfQuote, missingLines, type QuoteContent } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { medicationText } from "#texts/medication.ts";
import { draftTotal } from "#texts/quotes.ts";
import { PathPreview } from "./path-preview.tsx";
import type { ListedPrice } from "./quote-line-fields.tsx";
import { lineFacts } from "./quote-words.ts";

interface Props {
  name: string;
  quote: QuoteContent;
  /** What centers publish for medication, for a total without it. */
  published: PublishedMedications;
  /** What the center publishes, by line. */
  listed: readonly { readonly lineId: string; readonly listed: ListedPrice | null }[];
}

/** What the patient will read of a quote while its center writes it, and what to check before sending. */
export function QuoteSummary({ name, quote, published, listed }: Props) {
  const missing = missingLines(quote).length;
  const medication = medicationOfQuote(quote.lines, published);
  const differing = quote.lines.filter(({ lineId, amountCents }) => {
    const known = listed.find((line) => line.lineId === lineId)?.listed;
    return known && amountCents !== null && amountCents !== known.amountCents;
  });
  const notes = [
    missing > 0
      ? { icon: <Dashed className="text-warn" />, text: m.quotes_missing_count({ count: missing }) }
      : { icon: <Check className="text-ok" />, text: m.quotes_missing_none() },
    ...(differing.length > 0
      ? [
          {
            icon: <Warning className="text-warn" />,
            text: m.quotes_differs({ count: differing.length, lines: differing.map(({ label }) => label).join(", ") }),
          },
        ]
      : []),
    { icon: <Lock />, text: m.quotes_nobody_else({ name }) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <Panel id="vista" title={m.quotes_as_seen({ name })} aside={<Badge kind="neutral">{m.quotes_draft()}</Badge>}>
        <PathPreview lines={quote.lines} />
        <div>
          <p className="text-ink-2 text-sm">{m.quotes_total()}</p>
          <p className="num title-4" aria-live="polite" data-total>
            {draftTotal(quote.lines)}
          </p>
          {medication && (
            <p className="text-ink-2 text-sm" data-medication>
              {medicationText(medication)}
            </p>
          )}
          <p className="text-ink-3 text-xs">{m.quotes_total_text()}</p>
        </div>
        <Facts
          className="[&_dt]:max-w-[58%]"
          facts={[
            ...lineFacts(quote.lines),
            {
              key: "vale",
              label: m.quotes_valid_until(),
              value: quote.validUntil === null ? m.quotes_no_limit() : formatDate(quote.validUntil),
              missing: quote.validUntil === null,
            },
            {
              key: "visitas",
              label: m.quotes_visits(),
              value: quote.visits === null ? m.quotes_missing() : String(quote.visits),
              missing: quote.visits === null,
            },
          ]}
        />
        {quote.message && <p className="whitespace-pre-line rounded-lg bg-surface-2 px-4 py-3 text-sm wrap-anywhere">{quote.message}</p>}
      </Panel>
      <Panel title={m.quotes_before()}>
        <ul className="grid gap-2.5 text-ink-2 text-sm">
          {notes.map(({ icon, text }) => (
            <li key={text} className="flex gap-2.5 [&>.lucide]:mt-0.5 [&>.lucide]:size-4.5 [&>.lucide]:flex-none">
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
