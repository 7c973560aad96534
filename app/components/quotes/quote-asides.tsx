import { m } from "#app/paraglide/messages.js";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { missingLines } from "#domain/quotes/quote.ts";

/** What centers wrote with their quotes, and what they left out. */
export function QuoteAsides({ centers }: { centers: readonly QuotingCenter[] }) {
  const said = centers.filter(({ quote }) => quote.message !== "");
  const silent = centers.filter(({ quote }) => missingLines(quote).length > 0);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {said.length > 0 && (
        <section aria-label={m.quotes_said()} className="grid content-start gap-2">
          <h3 className="title-5">{m.quotes_said()}</h3>
          {said.map(({ id, name, quote }) => (
            <figure key={id} className="rounded-lg bg-surface-2 px-4 py-3">
              <figcaption className="font-semibold text-sm">{name}</figcaption>
              <blockquote className="whitespace-pre-line text-ink-2 wrap-anywhere">{quote.message}</blockquote>
            </figure>
          ))}
        </section>
      )}
      {silent.length > 0 && (
        <section aria-label={m.quotes_ask()} className="grid content-start gap-2">
          <h3 className="title-5">{m.quotes_ask()}</h3>
          <p className="text-ink-2 text-sm">{m.quotes_ask_text()}</p>
          <ul className="grid gap-1.5">
            {silent.map(({ id, name, quote }) => (
              <li key={id}>
                {m.quotes_ask_of({
                  center: name,
                  lines: missingLines(quote)
                    .map(({ label }) => label)
                    .join(", "),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
