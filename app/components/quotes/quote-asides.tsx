import CircleHelp from "lucide-react/icons/circle-question-mark";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { TextLink } from "#app/ui/text-link.tsx";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { missingLines } from "#domain/quotes/quote.ts";

/** What centers wrote with their quotes, and what they left out, as questions. */
export function QuoteAsides({ centers }: { centers: readonly QuotingCenter[] }) {
  const said = centers.filter(({ quote }) => quote.message !== "");
  const silent = centers.filter(({ quote }) => missingLines(quote).length > 0 || quote.validUntil === null);
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
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
      {silent.map(({ id, leadId, name, quote }) => (
        <section key={id} aria-label={m.quotes_ask_center({ center: name })} className="grid content-start gap-2">
          <h3 className="title-5">{m.quotes_ask_center({ center: name })}</h3>
          <ul className="grid gap-1.5">
            {[
              ...missingLines(quote).map(({ label }) => m.quotes_ask_line({ line: label })),
              ...(quote.validUntil === null ? [m.quotes_ask_until()] : []),
            ].map((question) => (
              <li key={question} className="flex gap-2">
                <CircleHelp className="mt-1 size-4.5 flex-none text-brand" />
                {question}
              </li>
            ))}
          </ul>
          <TextLink href={href(`/dashboard/user/solicitudes/${leadId}`)} className="justify-self-start">
            {m.quotes_ask_where()}
          </TextLink>
        </section>
      ))}
    </div>
  );
}
