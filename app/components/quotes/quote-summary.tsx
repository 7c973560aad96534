import Lock from "lucide-react/icons/lock";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { missingLines, type QuoteContent, totalOf } from "#domain/quotes/quote.ts";
import { formatDate } from "#platform/format.ts";
import { lineFacts, totalText } from "./quote-words.ts";

interface Props {
  name: string;
  quote: QuoteContent;
}

/** What the patient will read of a quote, while its center writes it. */
export function QuoteSummary({ name, quote }: Props) {
  const missing = missingLines(quote).length;
  return (
    <Panel id="vista" title={m.quotes_as_seen({ name })} aside={<Badge kind="neutral">{m.quotes_draft()}</Badge>}>
      <div>
        <p className="text-ink-2 text-sm">{m.quotes_total()}</p>
        <p className="num title-2" aria-live="polite" data-total>
          {totalText(totalOf(quote.lines))}
        </p>
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
        ]}
      />
      {quote.message && <p className="whitespace-pre-line rounded-lg bg-surface-2 px-4 py-3 text-sm wrap-anywhere">{quote.message}</p>}
      <p className="text-ink-2 text-sm">{missing > 0 ? m.quotes_missing_count({ count: missing }) : m.quotes_missing_none()}</p>
      <p className="flex gap-2 text-ink-2 text-sm">
        <Lock className="mt-0.5 size-4.5 flex-none" />
        <span>{m.quotes_nobody_else({ name })}</span>
      </p>
    </Panel>
  );
}
