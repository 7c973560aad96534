import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock-4";
import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import { priceErrorSentence } from "#app/forms/listing/price-text.ts";
import type { PriceError } from "#app/forms/listing/read-cents.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { medicationLineOf } from "#domain/directory/medication.ts";
import { MEDICATION_SAID } from "#domain/listing/medication-said.ts";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import type { SentSection } from "#domain/listing/profile-sections.ts";
import { isOld } from "#domain/listing/steps.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { MEDICATION_NAMES } from "#texts/medication.ts";
import { AmongCenters, type Axis } from "./among-centers.tsx";

/** On the desk: the line, where it stands, its price, its date, and room for the mark that opens the row. */
export const COLUMNS = "lg:grid-cols-[minmax(0,1fr)_220px_128px_170px_44px]";

interface Props {
  price: OwnPrice;
  city: string;
  axis: Axis;
  error: PriceError | undefined;
  /** What the fields hold. */
  values: SentSection;
}

/** One line of the template in a row of 64 px. What it leaves out, that it is not offered, and what it cost before open below it. */
export function PriceLine({ price, city, axis, error, values }: Props) {
  const { lineId, label, amountCents, others, median, state } = price;
  const id = `precio-${lineId}`;
  const without = values.text(`sin-${lineId}`);
  return (
    <li
      className={clsx(
        "relative -mx-4 border-b px-4 last:border-b-0 md:-mx-6 md:px-6",
        error && "bg-err-bg",
        !error && state === "not-offered" && "bg-surface-2",
      )}
    >
      <div className={clsx("grid min-h-16 grid-cols-[minmax(0,1fr)_136px] items-center gap-x-4 gap-y-1 py-2 lg:pr-0", COLUMNS)}>
        <div className="min-w-0 leading-[1.35]! max-lg:row-start-1">
          <p className="font-semibold text-ui">{label}</p>
          <p className="text-ink-2 text-sm leading-[1.3]! max-lg:hidden">{price.detail}</p>
        </div>
        <div className="max-lg:col-span-2 max-lg:row-start-3 max-lg:pr-12">
          <AmongCenters own={state === "not-offered" ? null : amountCents} isOld={isOld(state)} {...{ others, median, city, axis }} />
        </div>
        <DollarInput
          outside="max-lg:col-start-2 max-lg:row-start-1 max-lg:row-span-2"
          id={id}
          name={id}
          aria-label={m.listing_prices_amount_of({ line: label })}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-fecha`}
          defaultValue={values.text(id)}
          placeholder={state === "not-offered" ? "" : m.listing_prices_none()}
          className={clsx(
            "min-h-11! py-0! pr-2.5! placeholder:font-normal placeholder:text-sm",
            !error && isOld(state) && "border-warn! bg-warn-bg!",
          )}
        />
        <div id={`${id}-fecha`} className="max-lg:col-start-1 max-lg:row-start-2">
          <Said price={price} error={error} without={without} />
          {isOld(state) && (
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg bg-tonal px-3 font-medium text-on-tonal text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 lg:min-h-9">
              <input
                type="checkbox"
                name="igual"
                value={lineId}
                defaultChecked={values.list("igual").includes(lineId)}
                aria-label={m.listing_prices_same_of({ line: label })}
                className="tick size-5!"
              />
              {m.listing_prices_same()}
            </label>
          )}
        </div>
      </div>
      <More price={price} values={values} />
    </li>
  );
}

/** What the row says of its price: what is wrong with what was typed, or since when it stands. */
function Said({
  price: { amountCents, informedOn, checkedOn, state },
  error,
  without,
}: Pick<Props, "price" | "error"> & { without: string }) {
  if (error) {
    return (
      <p className="flex gap-1.5 font-medium text-err text-sm leading-[1.35]!">
        <CircleAlert className="mt-px size-4.5 flex-none" />
        <span>
          {priceErrorSentence(error)}
          {amountCents !== null && <span className="block text-ink-2">{m.listing_prices_kept({ amount: formatUsd(amountCents) })}</span>}
        </span>
      </p>
    );
  }
  if (state === "not-offered") return <p className="text-ink-2 text-sm">{m.listing_prices_not_offered_text()}</p>;
  if (informedOn === null) return <p className="text-ink-2 text-sm">{m.listing_prices_missing()}</p>;
  const date = formatDate(informedOn);
  if (isOld(state)) {
    return (
      <p className="flex gap-1.5 pb-1 font-semibold text-sm text-warn leading-[1.35]!">
        <Clock className="mt-px size-4 flex-none" />
        {state === "stale" ? m.listing_prices_stale_short({ date }) : m.listing_prices_expired_short({ date })}
      </p>
    );
  }
  return (
    <p className="text-ink-2 text-sm leading-[1.35]!">
      {date}
      {checkedOn && `, ${m.listing_prices_checked({ date: formatDate(checkedOn) })}`}
      {without && <span className="line-clamp-2">{m.listing_prices_without({ what: without })}</span>}
    </p>
  );
}

/** What opens below the row; its mark is at the end of the row. */
function More({ price: { lineId, label, former }, values }: Pick<Props, "price" | "values">) {
  return (
    <details className="group pb-0 open:pb-3.5">
      <summary
        aria-label={m.listing_prices_more_of({ line: label })}
        className="absolute right-4 grid size-11 cursor-pointer place-items-center rounded-md hover:bg-hover max-lg:bottom-1 md:right-6 lg:top-2.5 lg:group-not-open:top-[calc(50%-22px)] group-open:max-lg:relative group-open:max-lg:right-0 group-open:max-lg:ml-auto"
      >
        <ChevronRight className="size-5 transition-transform group-open:rotate-90" />
      </summary>
      <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={m.listing_prices_not_included()} optionalWord={m.listing_optional()}>
          {(control) => (
            <Input
              {...control}
              name={`sin-${lineId}`}
              maxLength={120}
              aria-label={m.listing_prices_not_included_of({ line: label })}
              defaultValue={values.text(`sin-${lineId}`)}
              className="min-h-11!"
            />
          )}
        </Field>
        <div className="grid">
          {medicationLineOf(lineId) && (
            <Field label={m.listing_prices_medication()}>
              {(control) => (
                <Select
                  {...control}
                  name={`medicacion-de-${lineId}`}
                  aria-label={m.listing_prices_medication_of({ line: label })}
                  defaultValue={values.text(`medicacion-de-${lineId}`)}
                  options={[
                    { value: "", label: m.listing_prices_medication_unsaid() },
                    ...MEDICATION_SAID.map((said) => ({ value: said, label: MEDICATION_NAMES[said]() })),
                  ]}
                />
              )}
            </Field>
          )}
          <Checkbox
            name={`no-${lineId}`}
            value="si"
            label={m.listing_prices_not_offered()}
            defaultChecked={values.text(`no-${lineId}`) !== ""}
          />
          {former.length > 0 && (
            <p className="num text-ink-2 text-sm">
              {m.listing_prices_history({ count: former.length })}
              {former.map((before) => (
                <span key={before.informedOn} className="block">
                  {formatDate(before.informedOn)}: {formatUsd(before.amountCents)}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
