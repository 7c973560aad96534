import clsx from "clsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { CenterOffers } from "#domain/desk/center-offers.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** More dots than this tell nothing that the numbers do not. */
const MAX_DOTS = 120;

const PARTS = [
  { key: "answered", name: m.providers_offers_answered, look: "bg-mar-800" },
  { key: "waiting", name: m.providers_offers_waiting, look: "bg-alba-400" },
  { key: "returned", name: m.providers_offers_returned, look: "bg-err" },
  { key: "unanswered", name: m.providers_offers_unanswered, look: "border-[1.5px] border-line-strong" },
] as const;

/** What became of the requests that a center got lately: a dot for each, and the numbers. */
export function CenterOffersPanel({ offers, days }: { offers: CenterOffers; days: number }) {
  const { total } = offers;
  return (
    <Panel title={m.providers_offers()}>
      <p className="text-ink-2">{total === 0 ? m.providers_offers_none({ days }) : m.providers_offers_text({ count: total, days })}</p>
      {total > 0 && total <= MAX_DOTS && (
        <p aria-hidden className="flex flex-wrap gap-1.5">
          {PARTS.flatMap(({ key, look }) =>
            Array.from({ length: offers[key] }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots of a part are all the same
              <span key={`${key} ${index}`} className={clsx("size-3 rounded-full", look)} />
            )),
          )}
        </p>
      )}
      {total > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
          {PARTS.map(({ key, name, look }) => (
            <li key={key} className="inline-flex items-center gap-2">
              <span aria-hidden className={clsx("size-3 rounded-full", look)} />
              {name()} <b className="num font-semibold">{formatNumber(offers[key])}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
