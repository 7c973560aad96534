import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { PublishedMedications } from "#domain/directory/medication.ts";
import { medicationOfQuote, type Quote, totalOf } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { medicationText } from "#texts/medication.ts";
import { totalText, validityText } from "#texts/quotes.ts";
import { lineFacts } from "./quote-words.ts";

interface Props {
  requestId: string;
  quote: Quote | null;
  /** What centers publish for medication, for a total without it. */
  published: PublishedMedications;
  today: string;
}

/** The quote that a center sent for a request, and a link to write one. */
export function SentQuote({ requestId, quote, published, today }: Props) {
  const medication = quote && medicationOfQuote(quote.lines, published);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-5">
      <h2 className="title-4">{m.quotes_sent_one()}</h2>
      {quote ? (
        <>
          <p className="text-ink-2 text-sm">
            {m.quotes_sent_version({ version: String(quote.version), day: formatWeekday(quote.sentAt) })} {validityText(quote, today)}.
          </p>
          <details>
            <summary className="unfold min-h-11 font-semibold text-brand">
              {m.quotes_sent_lines({ total: totalText(totalOf(quote.lines)) })}
            </summary>
            <Facts
              facts={[
                ...lineFacts(quote.lines),
                {
                  key: "total",
                  label: m.quotes_total(),
                  value: totalText(totalOf(quote.lines)),
                  ...(medication && { detail: medicationText(medication) }),
                },
              ]}
            />
          </details>
        </>
      ) : (
        <p className="text-ink-2">{m.quotes_request_unquoted()}.</p>
      )}
      <Button kind="outline" className="justify-self-start" href={href(`/dashboard/provider/solicitudes/${requestId}/presupuesto`)}>
        {quote ? m.quotes_rewrite() : m.quotes_write()}
      </Button>
    </section>
  );
}
