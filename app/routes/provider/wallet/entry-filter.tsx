import ChevronRight from "lucide-react/icons/chevron-right";
import { Form } from "react-router";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { EntryGroup } from "#domain/wallet/ledger.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { ENTRY_GROUP_NAMES } from "#texts/wallet.ts";

export const WALLET_PATH = "/dashboard/provider/billetera";

/** The filter of the list, as its address says it. */
export interface AskedEntries {
  group: EntryGroup | null;
  from: string | null;
  to: string | null;
}

/** Returns the address of the list with this filter, from the entry after which it continues. */
export function listAddress({ group, from, to }: AskedEntries, before: string | null): string {
  const query = new URLSearchParams(
    Object.entries({ tipo: group, desde: from, hasta: to, antes: before }).flatMap(([key, value]) =>
      value ? [[key, value] as [string, string]] : [],
    ),
  );
  return `${href(WALLET_PATH)}${query.size > 0 ? `?${query}` : ""}#movimientos`;
}

/** Chooses kind and days of the list; the address then contains them. */
export function EntryFilter({ asked }: { asked: AskedEntries }) {
  const { group, from, to } = asked;
  const wrong = from !== null && to !== null && from > to;
  return (
    <details open={(group ?? from ?? to) !== null} className="group">
      <summary className="-mt-3 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand text-ui">
        <ChevronRight className="smooth group-open:rotate-90" />
        {m.wallet_filter_open()}
      </summary>
      <Form
        method="get"
        action={`${href(WALLET_PATH)}#movimientos`}
        preventScrollReset
        className="grid items-start gap-x-4 gap-y-3 pt-1 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Field label={m.wallet_filter_kind()}>
          {(control) => (
            <Select
              {...control}
              key={group}
              small
              name="tipo"
              defaultValue={group ?? ""}
              placeholder={m.wallet_filter_all()}
              options={choicesIn(ENTRY_GROUP_NAMES)}
            />
          )}
        </Field>
        <Field label={m.wallet_filter_from()} error={wrong && m.wallet_filter_wrong()}>
          {(control) => <Input {...control} key={from} type="date" name="desde" defaultValue={from ?? ""} />}
        </Field>
        <Field label={m.wallet_filter_to()}>
          {(control) => <Input {...control} key={to} type="date" name="hasta" defaultValue={to ?? ""} />}
        </Field>
        <p className="flex flex-wrap items-center gap-x-2 lg:pt-7">
          <Button type="submit" kind="outline">
            {m.wallet_filter()}
          </Button>
          {(group ?? from ?? to) && (
            <Button kind="quiet" href={listAddress({ group: null, from: null, to: null }, null)}>
              {m.wallet_filter_clear()}
            </Button>
          )}
        </p>
      </Form>
    </details>
  );
}
