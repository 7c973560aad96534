import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";

interface PriceOfProps {
  service: string;
  services: readonly { readonly id: string; readonly shortName: string }[];
}

/** Chooses the service whose price the cards show, and the currency beside the dollars. */
export function PriceOf({ service, services }: PriceOfProps) {
  return (
    <div className="-mb-8 flex flex-wrap items-end gap-x-8 gap-y-3 print:hidden">
      <form action={href("/guardados")} className="flex max-w-full items-end gap-2.5">
        <Field label={m.compare_saved_price_of()}>
          {(control) => (
            <Select
              {...control}
              name="services"
              small
              defaultValue={service}
              options={services.map(({ id, shortName }) => ({ value: id, label: shortName }))}
            />
          )}
        </Field>
        <Button type="submit" kind="outline">
          {m.compare_saved_price_show()}
        </Button>
      </form>
      <CurrencyChoice returnTo={href(`/guardados?services=${service}`)} />
    </div>
  );
}
