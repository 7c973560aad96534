import { ageOptions } from "#app/components/offers/criteria-fields.tsx";
import { TickSelect } from "#app/components/offers/tick-select.tsx";
import { CRITERIA_FIELDS } from "#app/forms/offers/read-criteria.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { AutomaticRule } from "#domain/offers/automatic.ts";
import { m } from "#messages/m.ts";

interface Props {
  rule: AutomaticRule;
  quality: string | undefined;
  error: string | undefined;
}

/** The other conditions on a request: its lowest quality, the person's age, and whether other centers have it too. */
export function ChoiceFields({ rule, quality, error }: Props) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={m.offers_auto_quality()} hint={m.offers_auto_quality_hint()} error={error} required>
        {(control) => <Input {...control} name="calidad" inputMode="numeric" maxLength={3} defaultValue={quality} />}
      </Field>
      <TickSelect
        key={rule.criteria.ageBands.join()}
        name={CRITERIA_FIELDS.ageBands}
        label={m.offers_ages()}
        options={ageOptions()}
        chosen={rule.criteria.ageBands}
      />
      <Field label={m.offers_auto_kind()} className="sm:col-span-full">
        {(control) => (
          <Select
            {...control}
            name="tipo"
            defaultValue={rule.exclusivity ?? "ambas"}
            options={[
              { value: "ambas", label: m.offers_auto_kind_both() },
              { value: "exclusive", label: m.offers_auto_kind_exclusive() },
              { value: "shared", label: m.offers_auto_kind_shared() },
            ]}
          />
        )}
      </Field>
    </div>
  );
}
