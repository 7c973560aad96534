import CircleAlert from "lucide-react/icons/circle-alert";
import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import { amountField, kindField, noteField, type TypedQuote } from "#app/forms/quotes/read-quote.ts";
import { m } from "#app/paraglide/messages.js";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { PriceAge } from "#domain/directory/price-age.ts";
import { MAX_NOTE, type TemplateLine } from "#domain/quotes/quote.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

/** What a center publishes for a line. */
export interface ListedPrice {
  readonly amountCents: number;
  readonly informedOn: string;
  readonly state: PriceAge;
}

interface Props {
  line: TemplateLine & { readonly listed: ListedPrice | null };
  typed: TypedQuote;
  errors: Readonly<Record<string, string>>;
}

/** One line of a quote: what it is, its amount and a note, with what the center publishes for it. */
export function QuoteLineFields({ line: { lineId, label, listed }, typed, errors }: Props) {
  const [kind, amount, note] = [kindField(lineId), amountField(lineId), noteField(lineId)];
  const error = errors[amount] ?? errors[note];
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-b py-3.5 md:grid-cols-[minmax(0,1fr)_158px_136px]">
      <div className="col-span-full leading-[1.4]! md:col-span-1 md:row-span-2">
        <p className="font-semibold">{label}</p>
        <p id={`${amount}-lista`} className="text-ink-2 text-sm">
          {listedText(listed)}
        </p>
      </div>
      <Select
        small
        name={kind}
        aria-label={m.quotes_kind_of({ line: label })}
        defaultValue={typed[kind] ?? "precio"}
        options={[
          { value: "precio", label: m.quotes_kind_price() },
          { value: "incluida", label: m.quotes_kind_included() },
          { value: "no", label: m.quotes_kind_not_offered() },
        ]}
      />
      <DollarInput
        id={amount}
        name={amount}
        aria-label={m.quotes_amount_of({ line: label })}
        aria-invalid={errors[amount] ? true : undefined}
        aria-describedby={error ? `${amount}-error` : `${amount}-lista`}
        defaultValue={typed[amount] ?? ""}
        className="min-h-12!"
      />
      <Input
        id={note}
        name={note}
        autoComplete="off"
        maxLength={MAX_NOTE}
        aria-label={m.quotes_note_of({ line: label })}
        aria-invalid={errors[note] ? true : undefined}
        placeholder={m.quotes_note()}
        defaultValue={typed[note] ?? ""}
        className="col-span-full min-h-11! text-sm! md:col-start-2"
      />
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
