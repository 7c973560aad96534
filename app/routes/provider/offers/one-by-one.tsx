import clsx from "clsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { AutomaticRule } from "#domain/offers/automatic.ts";
import type { TriedOffer } from "#domain/offers/automatic-trial.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { automaticReason } from "#texts/automatic.ts";

const COLUMNS = "md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4.5rem_5rem_minmax(0,7fr)]";

/** Each offer with the decision and its reason. The choice of what to show works without script. */
export function OneByOne({ offers, rule }: { offers: readonly TriedOffer[]; rule: AutomaticRule }) {
  const bought = offers.filter((offer) => offer.bought).length;
  const shown = [
    { value: "todas", label: m.offers_auto_all({ count: offers.length }) },
    { value: "si", label: m.offers_auto_yes({ count: bought }) },
    { value: "no", label: m.offers_auto_no({ count: offers.length - bought }) },
  ];
  return (
    <Panel title={m.offers_auto_one_by_one()} className="group/list">
      <p className="text-ink-2 text-ui">{m.offers_auto_one_by_one_text()}</p>
      <fieldset className="inline-flex max-w-full rounded-lg bg-hover p-1 justify-self-start">
        <legend className="sr-only">{m.offers_auto_show()}</legend>
        {shown.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-md px-4 font-medium text-ui has-checked:bg-surface has-checked:elevation-1 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input type="radio" name="mostrar" value={value} defaultChecked={value === "todas"} className="sr-only" />
            {label}
          </label>
        ))}
      </fieldset>
      <ul>
        <li aria-hidden className={clsx("hidden gap-x-4 pb-2 text-ink-2 text-sm md:grid", COLUMNS)}>
          <span>{m.offers_decided_request()}</span>
          <span>{m.offers_auto_when()}</span>
          <span className="text-right">{m.offers_decided_price()}</span>
          <span>{m.offers_auto_decision()}</span>
          <span>{m.offers_decided_why()}</span>
        </li>
        {offers.map((offer) => (
          <li
            key={offer.offerId}
            className={clsx(
              "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t py-3 md:items-center",
              COLUMNS,
              offer.bought ? "group-has-[[value=no]:checked]/list:hidden" : "group-has-[[value=si]:checked]/list:hidden",
            )}
          >
            <p className="text-ui">
              <b className="block font-semibold">{offer.service ?? m.offers_auto_all_services()}</b>
              <span className="text-ink-2 text-sm">{offer.city}</span>
            </p>
            <p className="num text-right font-semibold text-ui md:order-3">{formatUsd(offer.priceCents)}</p>
            <p className="text-ink-2 text-sm md:order-2">
              {formatWeekday(offer.madeAt)}, {formatTime(offer.madeAt)}
            </p>
            <p className="justify-self-end md:order-4 md:justify-self-start">
              <span
                className={clsx(
                  "inline-flex items-center gap-2 rounded-full px-2.5 py-0.5 font-medium text-sm",
                  offer.bought ? "bg-tonal text-on-tonal" : "bg-surface-2 text-ink-2",
                )}
              >
                <span
                  aria-hidden
                  className={offer.bought ? "size-2.5 rounded-full bg-brand" : "size-2.5 rounded-full border-[1.5px] border-ink-3"}
                />
                {offer.bought ? m.offers_auto_bought() : m.offers_auto_left()}
              </span>
            </p>
            <p className="col-span-2 text-sm md:order-5 md:col-span-1">{automaticReason(offer, rule)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
