import CircleAlert from "lucide-react/icons/circle-alert";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SaveBar } from "#app/components/dashboard/save-bar.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { plainDollars, priceErrorSentence } from "#app/components/listing/price-text.ts";
import type { PriceError } from "#app/forms/listing/read-cents.ts";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import { isOld } from "#domain/listing/steps.ts";
import type { Place } from "#domain/team/place.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { AmongCenters } from "./among-centers.tsx";

interface Props {
  place: Place;
  prices: readonly OwnPrice[];
  refused: { errors: Readonly<Record<string, PriceError>>; values: PostedFields; published: number } | null;
}

/** Every line of the template with its price. One button publishes all changes; a line with an error holds none of the others up. */
export function PricesPanel({ place, prices, refused }: Props) {
  const old = prices.filter(({ state }) => isOld(state)).length;
  return (
    <Panel
      id="precios"
      title={m.listing_prices_title()}
      aside={
        old > 1 && (
          <Button type="submit" form="precios-form" name="igual" value="viejos" kind="outline" size="s">
            {m.listing_prices_all_same({ count: String(old) })}
          </Button>
        )
      }
    >
      <p className="text-ink-2">{m.listing_prices_text()}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        <span className="inline-flex items-center gap-2">
          <i aria-hidden className="size-3 rounded-full bg-chart-1" />
          {m.listing_prices_yours()}
        </span>
        <span className="inline-flex items-center gap-2">
          <i aria-hidden className="size-3 rounded-full border border-mar-500 bg-mar-300" />
          {m.listing_prices_other()}
        </span>
      </p>
      {refused && refused.published > 0 && <p role="status">{m.listing_prices_done({ count: refused.published })}</p>}
      <form id="precios-form" method="post" action="#precios" noValidate className="grid gap-4">
        {/* Enter in a field publishes: of several buttons, browsers press the first. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value="precios" />
        <ul className="grid border-t">
          {prices.map((price) => (
            <PriceLine key={price.lineId} price={price} error={refused?.errors[price.lineId]} values={refused?.values} />
          ))}
        </ul>
        <SaveBar title={m.listing_prices_bar()} text={m.listing_prices_bar_text()}>
          <Button type="submit" kind="cta">
            {m.listing_prices_publish()}
          </Button>
        </SaveBar>
      </form>
    </Panel>
  );
}

function PriceLine({ price, error, values }: { price: OwnPrice; error: PriceError | undefined; values: PostedFields | undefined }) {
  const { lineId, label, amountCents, informedOn, notIncluded, state, others } = price;
  const typed = (name: string, stored: string) => (typeof values?.[name] === "string" ? values[name] : stored);
  const id = `precio-${lineId}`;
  return (
    <li className="grid items-start gap-x-4 gap-y-2 border-b py-3.5 md:grid-cols-[minmax(0,1fr)_160px_136px_minmax(0,1fr)_auto]">
      <div className="leading-[1.4]!">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-2 text-sm">{price.detail}</p>
      </div>
      <AmongCenters own={amountCents} others={others} />
      <span className="relative block">
        <span aria-hidden className="absolute top-3.5 left-3 text-ink-2 text-ui">
          {m.listing_prices_dollars()}
        </span>
        <Input
          id={id}
          name={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-label={m.listing_prices_amount_of({ line: label })}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-fecha`}
          defaultValue={typed(id, amountCents === null ? "" : plainDollars(amountCents))}
          className="num pl-12! text-right font-semibold"
        />
      </span>
      <div className="grid gap-1.5">
        <div id={`${id}-fecha`} className="text-sm leading-[1.4]!">
          {error ? (
            <p className="flex gap-1.5 font-medium text-err">
              <CircleAlert className="mt-0.5 size-4.5 flex-none" />
              <span>
                {priceErrorSentence(error)}
                {amountCents !== null && (
                  <span className="block text-ink-2">{m.listing_prices_kept({ amount: formatUsd(amountCents) })}</span>
                )}
              </span>
            </p>
          ) : (
            <DateOf state={state} informedOn={informedOn} />
          )}
        </div>
        <Input
          name={`sin-${lineId}`}
          maxLength={120}
          aria-label={m.listing_prices_not_included_of({ line: label })}
          placeholder={m.listing_prices_not_included()}
          defaultValue={typed(`sin-${lineId}`, notIncluded ?? "")}
          className="min-h-11! text-sm!"
        />
      </div>
      {isOld(state) && (
        <Button type="submit" name="igual" value={lineId} kind="tonal" size="s" aria-label={m.listing_prices_same_of({ line: label })}>
          {m.listing_prices_same()}
        </Button>
      )}
    </li>
  );
}

function DateOf({ state, informedOn }: Pick<OwnPrice, "state" | "informedOn">) {
  if (informedOn === null) return <p className="text-ink-2">{m.listing_prices_missing()}</p>;
  return (
    <>
      {state === "stale" && <Badge kind="pending">{m.listing_prices_stale()}</Badge>}
      {state === "expired" && <Badge kind="expired">{m.listing_prices_expired()}</Badge>}
      <p className="text-ink-2">{formatDate(informedOn)}</p>
    </>
  );
}
