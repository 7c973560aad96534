import clsx from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Form } from "react-router";
import { Legend } from "#app/components/dashboard/legend.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SaveBar } from "#app/components/dashboard/save-bar.tsx";
import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { plainDollars, priceErrorSentence } from "#app/forms/listing/price-text.ts";
import type { PriceError } from "#app/forms/listing/read-cents.ts";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Input } from "#app/ui/input.tsx";
import { PRICE_PARTS, type PricePart, partOfLine } from "#domain/listing/price-parts.ts";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import { isOld } from "#domain/listing/steps.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { AmongCenters } from "./among-centers.tsx";

interface Props {
  place: Place;
  /** Where the form posts to, so that the rest of the screen stays as it is. */
  action: string;
  prices: readonly OwnPrice[];
  refused: { errors: Readonly<Record<string, PriceError>>; values: PostedFields; published: number } | null;
}

/** On wide screens: the line, its place among others, its price, its date with what it leaves out, and «Sigue igual» where one is old. */
const COLUMNS = {
  plain: "lg:grid-cols-[minmax(0,1fr)_190px_136px_minmax(0,1fr)]",
  withButton: "lg:grid-cols-[minmax(0,1fr)_180px_136px_minmax(0,1fr)_104px]",
};

/** Every line of the template with its price. One button publishes all changes; a line with an error does not block the others. */
export function PricesPanel({ place, action, prices, refused }: Props) {
  const old = prices.filter(({ state }) => isOld(state)).length;
  // Lines with a button and lines without keep the same columns.
  const columns = old > 0 ? COLUMNS.withButton : COLUMNS.plain;
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
      <Legend marks={{ yours: m.listing_prices_yours(), others: m.listing_prices_other() }} />
      {refused && refused.published > 0 && <p role="status">{m.listing_prices_done({ count: refused.published })}</p>}
      <Form id="precios-form" method="post" action={action} noValidate className="grid">
        {/* The Enter key in a field publishes: of several buttons, browsers press the first. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value="precios" />
        <div aria-hidden className={clsx("hidden gap-x-4 py-2.5 text-ink-2 text-sm lg:grid", columns)}>
          <span>{m.listing_prices_column_line()}</span>
          <span>{m.listing_prices_column_others()}</span>
          <span>{m.listing_prices_column_price()}</span>
          <span>{m.listing_prices_column_date()}</span>
        </div>
        {PRICE_PARTS.map((part) => (
          <section key={part} aria-labelledby={`precios-${part}`}>
            <h3 id={`precios-${part}`} className="-mx-4 border-y bg-tint px-4 py-2 font-semibold text-sm md:-mx-6 md:px-6">
              {PART_NAMES[part]()}
            </h3>
            <ul className="grid">
              {prices
                .filter(({ lineId }) => partOfLine(lineId) === part)
                .map((price) => (
                  <PriceLine
                    key={price.lineId}
                    price={price}
                    error={refused?.errors[price.lineId]}
                    values={refused?.values}
                    columns={columns}
                  />
                ))}
            </ul>
          </section>
        ))}
        <div className="pt-4">
          <SaveBar title={m.listing_prices_bar()} text={m.listing_prices_bar_text()}>
            <Button type="submit" kind="cta">
              {m.listing_prices_publish()}
            </Button>
          </SaveBar>
        </div>
      </Form>
    </Panel>
  );
}

const PART_NAMES: Readonly<Record<PricePart, () => string>> = {
  before: m.listing_prices_part_before,
  cycle: m.listing_prices_part_cycle,
  later: m.listing_prices_part_later,
};

interface LineProps {
  price: OwnPrice;
  error: PriceError | undefined;
  values: PostedFields | undefined;
  columns: string;
}

function PriceLine({ price, error, values, columns }: LineProps) {
  const { lineId, label, amountCents, informedOn, notIncluded, state, others, former } = price;
  const typed = (name: string, stored: string) => (typeof values?.[name] === "string" ? values[name] : stored);
  const id = `precio-${lineId}`;
  return (
    <li className={clsx("grid grid-cols-[minmax(0,1fr)_136px] items-start gap-x-4 gap-y-2 border-b py-3.5", columns)}>
      <div className="leading-[1.4]!">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-2 text-sm">{price.detail}</p>
      </div>
      <AmongCenters own={amountCents} others={others} />
      <DollarInput
        outside="max-lg:col-start-2 max-lg:row-start-1"
        id={id}
        name={id}
        aria-label={m.listing_prices_amount_of({ line: label })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-fecha`}
        defaultValue={typed(id, amountCents === null ? "" : plainDollars(amountCents))}
        className={clsx(!error && lookOf(state))}
      />
      <div className="grid gap-1.5 max-lg:col-span-2 max-lg:row-start-3">
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
            <DateOf state={state} informedOn={informedOn} checkedOn={price.checkedOn} />
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
        <Checkbox
          name={`no-${lineId}`}
          value="si"
          label={m.listing_prices_not_offered()}
          defaultChecked={values ? typed(`no-${lineId}`, "") !== "" : state === "not-offered"}
        />
        <FormerPrices former={former} />
      </div>
      {isOld(state) && (
        <Button
          type="submit"
          name="igual"
          value={lineId}
          kind="tonal"
          size="s"
          className="px-3! max-lg:col-start-2 max-lg:row-start-2"
          aria-label={m.listing_prices_same_of({ line: label })}
        >
          {m.listing_prices_same()}
        </Button>
      )}
    </li>
  );
}

/** Returns the style of a price: an old or missing one is noticed before its date is read. */
function lookOf(state: OwnPrice["state"]): string | false {
  if (isOld(state)) return "border-warn! bg-warn-bg!";
  return state === "missing" && "border-dashed!";
}

/** Earlier published prices with their days. Only the center sees them. */
function FormerPrices({ former }: Pick<OwnPrice, "former">) {
  if (former.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center text-brand">{m.listing_prices_history({ count: former.length })}</summary>
      <ul className="num grid gap-1 pb-1 text-ink-2">
        {former.map((price) => (
          <li key={price.informedOn}>
            {formatDate(price.informedOn)}: {formatUsd(price.amountCents)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function DateOf({ state, informedOn, checkedOn }: Pick<OwnPrice, "state" | "informedOn" | "checkedOn">) {
  if (state === "not-offered") return <p className="text-ink-2">{m.listing_prices_not_offered_text()}</p>;
  if (informedOn === null) return <p className="text-ink-2">{m.listing_prices_missing()}</p>;
  return (
    <>
      {state === "stale" && <Badge kind="pending">{m.listing_prices_stale()}</Badge>}
      {state === "expired" && <Badge kind="expired">{m.listing_prices_expired()}</Badge>}
      <p className="text-ink-2">
        {formatDate(informedOn)}
        {checkedOn && `, ${m.listing_prices_checked({ date: formatDate(checkedOn) })}`}
      </p>
    </>
  );
}
