import CircleAlert from "lucide-react/icons/circle-alert";
import Plus from "lucide-react/icons/plus";
import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import { plainDollars } from "#app/forms/listing/price-text.ts";
import { amountField, kindField, noteField, RELIST, type TypedQuote } from "#app/forms/quotes/read-quote.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { isMedication } from "#domain/directory/medication.ts";
import type { PriceAge } from "#domain/listing/price-age.ts";
import { MAX_NOTE, type TemplateLine } from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { LINE, LISTED } from "./quote-keys.ts";

/** What a center publishes for a line. */
export interface ListedPrice {
  readonly amountCents: number;
  readonly informedOn: string;
  readonly state: PriceAge;
}

interface Props {
  line: TemplateLine & { readonly listed: ListedPrice | null };
  /** The amount in the line; null when it is not a price. */
  amountCents: number | null;
  typed: TypedQuote;
  errors: Readonly<Record<string, string>>;
}

/** One line of a quote: its kind, its amount and a note, with the center's published price. */
export function QuoteLineFields({ line: { lineId, label, listed }, amountCents, typed, errors }: Props) {
  const [kind, amount, note] = [kindField(lineId), amountField(lineId), noteField(lineId)];
  const error = errors[amount] ?? errors[note];
  const medication = isMedication(lineId);
  const isOther = listed !== null && amountCents !== null && amountCents !== listed.amountCents;
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-b py-2.5 md:grid-cols-[minmax(0,1fr)_150px_4.5rem_128px]">
      <div className="col-span-full self-center leading-[1.4]! md:col-span-1">
        <p className="font-semibold">{label}</p>
        <p id={`${amount}-lista`} className="text-ink-2 text-sm">
          {listedText(listed)}
          {medication && <span className="block">{m.quotes_medication_hint()}</span>}
        </p>
      </div>
      <Select
        small
        name={kind}
        aria-label={m.quotes_kind_of({ line: label })}
        defaultValue={typed[kind] ?? "precio"}
        options={[
          { value: "precio", label: medication ? m.quotes_kind_apart() : m.quotes_kind_price() },
          { value: "incluida", label: m.quotes_kind_included() },
          { value: "no", label: medication ? m.quotes_not_needed() : m.quotes_kind_not_offered() },
        ]}
      />
      <DollarInput
        id={amount}
        name={amount}
        {...{ [LINE]: lineId, [LISTED]: listed ? plainDollars(listed.amountCents) : undefined }}
        aria-label={m.quotes_amount_of({ line: label })}
        aria-invalid={errors[amount] ? true : undefined}
        aria-describedby={error ? `${amount}-error` : `${amount}-lista`}
        defaultValue={typed[amount] ?? ""}
        // A range needs a dash, which the keyboard for numbers lacks on a telephone.
        {...(medication && { inputMode: "text" as const })}
        className="min-h-12!"
        outside="md:col-start-4 md:row-start-1"
      />
      <details
        open={Boolean(typed[note]) || errors[note] !== undefined}
        className="group col-span-full md:col-span-1 md:col-start-3 md:row-start-1 md:open:col-span-3 md:open:col-start-2 md:open:row-start-2"
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 whitespace-nowrap group-open:hidden font-semibold text-brand text-ui">
          <Plus aria-hidden className="size-4.5" />
          <span aria-hidden>{m.quotes_note_open()}</span>
          <span className="sr-only">{m.quotes_note_of_line({ line: label })}</span>
        </summary>
        <Input
          id={note}
          name={note}
          autoComplete="off"
          maxLength={MAX_NOTE}
          aria-label={m.quotes_note_of({ line: label })}
          aria-invalid={errors[note] ? true : undefined}
          placeholder={m.quotes_note()}
          defaultValue={typed[note] ?? ""}
          className="min-h-11! text-sm!"
        />
      </details>
      {isOther && !error && (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-badge-warn px-4 py-2.5 text-on-badge-warn text-sm">
          <p className="min-w-0 flex-1 basis-56">
            {m.quotes_other_price({ typed: formatUsd(amountCents), listed: formatUsd(listed.amountCents) })}
          </p>
          <Button type="submit" kind="outline" size="s" name="accion" value={`${RELIST}${lineId}`}>
            {m.quotes_relist()}
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      )}
      {error && (
        <p id={`${amount}-error`} className="col-span-full flex gap-1.5 font-medium text-err text-sm md:col-start-2">
          <CircleAlert className="mt-0.5 size-4.5 flex-none" />
          {error}
        </p>
      )}
    </li>
  );
}

function listedText(listed: ListedPrice | null): string {
  if (!listed) return m.quotes_not_in_list();
  const said = { amount: formatUsd(listed.amountCents), day: formatDate(listed.informedOn) };
  return listed.state === "current" ? m.quotes_from_list(said) : m.quotes_from_list_old(said);
}
