import { type FormEvent, use } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { ShownMoneyContext } from "#app/components/money/shown-money.ts";
import { percentText } from "#app/components/topups/percent-text.ts";
import { RateLine } from "#app/components/topups/rate-line.tsx";
import { OTHER_AMOUNT } from "#app/forms/topups/other-amount.ts";
import type { TopUpForm } from "#app/forms/topups/read-top-up.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import { Table } from "#app/ui/table.tsx";
import { taxOf } from "#domain/invoicing/fiscal.ts";
import type { TaxRate } from "#domain/invoicing/itbis.ts";
import type { Place } from "#domain/team/place.ts";
import { TOP_UP_AMOUNTS, type TopUpMethod } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatCents, formatConverted, formatUsd } from "#platform/money.ts";
import { TOP_UP_METHOD_NAMES } from "#texts/topups.ts";

interface Props {
  place: Place;
  methods: readonly TopUpMethod[];
  tax: TaxRate;
  refused: { typed: TopUpForm["typed"]; about: "amount" | "method"; error: string } | null;
}

/** Asks how much enters the wallet and how it is paid, and says what that costs with the tax. */
export function AskForm({ place, methods, tax, refused }: Props) {
  const { dop } = use(ShownMoneyContext).rates;
  const errorAbout = (about: "amount" | "method") => (refused?.about === about ? refused.error : undefined);
  const rate = percentText(tax.basisPoints);
  const range = { min: formatUsd(TOP_UP_AMOUNTS.min), max: formatUsd(TOP_UP_AMOUNTS.max) };
  const rows = TOP_UP_AMOUNTS.offered.map((net) => ({ net, tax: taxOf(net, tax.basisPoints) }));
  if (methods.length === 0)
    return (
      <Panel title={m.topups_new()}>
        <Note kind="info">
          <p>{m.topups_method_none()}</p>
        </Note>
      </Panel>
    );
  return (
    <Panel title={m.topups_new()}>
      <form method="post" noValidate onInput={keepOneAmount} className="grid gap-5">
        <PlaceField id={place.id} />
        <Pills
          name="monto"
          legend={m.topups_amount()}
          required
          defaultValue={refused?.typed.amount ?? String(TOP_UP_AMOUNTS.offered[0])}
          options={[
            ...TOP_UP_AMOUNTS.offered.map((cents) => ({ value: String(cents), label: formatUsd(cents) })),
            { value: OTHER_AMOUNT, label: m.topups_amount_other() },
          ]}
        />
        <Field label={m.topups_amount_own()} hint={m.topups_amount_hint(range)} error={errorAbout("amount")}>
          {(control) => <DollarInput {...control} name="otro-monto" defaultValue={refused?.typed.own} outside="max-w-60" />}
        </Field>
        <RadioGroup
          name="pago"
          legend={m.topups_method()}
          required
          error={errorAbout("method")}
          defaultValue={refused?.typed.method || methods[0]}
          options={methods.map((method) => ({ value: method, label: TOP_UP_METHOD_NAMES[method]() }))}
        />
        <Table
          caption={m.topups_total()}
          captionHidden
          rows={rows}
          rowKey={({ net }) => net}
          columns={[
            { key: "net", header: m.topups_column_net(), rowHeader: true, numeric: true, cell: ({ net }) => formatCents(net) },
            { key: "tax", header: m.topups_tax({ rate }), numeric: true, cell: (row) => formatCents(row.tax) },
            {
              key: "total",
              header: m.topups_total(),
              numeric: true,
              cell: (row) => (
                <>
                  <b className="font-semibold">{formatCents(row.net + row.tax)}</b>
                  {dop && (
                    <span className="block text-ink-2 text-sm">{m.topups_pesos({ amount: formatConverted(row.net + row.tax, dop) })}</span>
                  )}
                </>
              ),
            },
          ]}
        />
        <div>
          <p className="text-ink-3 text-sm">{m.topups_tax_source({ rate, source: tax.source })}</p>
          <RateLine />
        </div>
        <Button type="submit" kind="cta" className="justify-self-start">
          {m.topups_ask()}
        </Button>
      </form>
    </Panel>
  );
}

/** Marks «Otro monto» when an amount is typed, and empties what was typed when an offered one is marked, so that one amount is meant. */
function keepOneAmount({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
  const input = target as HTMLInputElement;
  const other = form.querySelector<HTMLInputElement>(`[name="monto"][value="${OTHER_AMOUNT}"]`);
  const own = form.querySelector<HTMLInputElement>('[name="otro-monto"]');
  if (input === own && other && input.value.trim() !== "") other.checked = true;
  if (input.name === "monto" && own && input !== other) own.value = "";
}
