import clsx from "clsx";
import { Legend } from "#app/components/dashboard/legend.tsx";
import { type DocumentState, documentState, EXPIRING_DAYS, type ProviderDocument } from "#domain/listing/documents.ts";
import { m } from "#messages/m.ts";
import { addDays, daysBetween } from "#platform/days.ts";
import { formatMonth } from "#platform/format.ts";

/** How many days around today are shown; later ones appear at the end. */
const BEFORE = 60;
const AFTER = 400;
const TICKS = [0, 90, 180, 270, 360];

const percent = (days: number) => `${((Math.min(AFTER, Math.max(-BEFORE, days)) + BEFORE) / (BEFORE + AFTER)) * 100}%`;

const colours: Partial<Record<DocumentState, string>> = { expired: "bg-err", expiring: "bg-warn" };

/** The days on which documents expire, on one line with today. The table below says the same in words. */
export function ExpiryLine({ documents, today }: { documents: readonly ProviderDocument[]; today: string }) {
  const dated = documents.filter((document) => document.expiresOn !== null);
  if (dated.length === 0) return null;
  return (
    <div className="grid gap-2">
      <div aria-hidden className="relative mx-2 mt-5 h-13 text-ink-2 text-sm">
        <span
          className="absolute top-0 h-6 rounded-md border border-warn bg-badge-warn"
          style={{ left: percent(0), width: `calc(${percent(EXPIRING_DAYS)} - ${percent(0)})` }}
        />
        <span className="absolute inset-x-0 top-3 border-line-strong border-t" />
        <span className="absolute -top-1 h-8 border-brand border-l-2" style={{ left: percent(0) }} />
        <b className="-top-6 -translate-x-1/2 absolute font-semibold text-brand" style={{ left: percent(0) }}>
          {m.listing_documents_today()}
        </b>
        {dated.map((document) => (
          <span
            key={document.id}
            className={clsx(
              "-translate-x-1/2 absolute top-1 size-4 rounded-full border-2 border-surface",
              colours[documentState(document, today)] ?? "bg-ok",
            )}
            style={{ left: percent(daysBetween(today, document.expiresOn!)) }}
          />
        ))}
        {TICKS.map((days) => (
          <span
            key={days}
            className={clsx("-translate-x-1/2 absolute top-8 whitespace-nowrap", days % 180 !== 0 && "max-sm:hidden")}
            style={{ left: percent(days) }}
          >
            {formatMonth(addDays(today, days))}
          </span>
        ))}
      </div>
      <Legend marks={{ valid: m.listing_documents_mark_day(), soon: m.listing_documents_mark_soon({ days: String(EXPIRING_DAYS) }) }} />
    </div>
  );
}
