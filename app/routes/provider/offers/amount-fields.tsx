import { DollarInput } from "#app/components/listing/dollar-input.tsx";
import type { AutomaticErrors, AutomaticTyped } from "#app/forms/offers/read-automatic.server.ts";
import { heldCriteria } from "#app/forms/offers/read-criteria.ts";
import type { Held } from "#app/forms/three-way.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { type AutomaticRule, MAX_UNANSWERED } from "#domain/offers/automatic.ts";
import { m } from "#messages/m.ts";
import { dollarsOf, formatUsd, plainAmount } from "#platform/money.ts";

/** Returns a rule in the form in which it is typed. */
export function typedRule({ minQuality, maxPriceCents, dailyCents, monthlyCents }: AutomaticRule): AutomaticTyped {
  const dollars = (cents: number) => (cents % 100 === 0 ? String(dollarsOf(cents)) : plainAmount(cents));
  return { calidad: String(minQuality), maximo: dollars(maxPriceCents), dia: dollars(dailyCents), mes: dollars(monthlyCents) };
}

/** What the fields of a rule hold as they are stored, under the names of the fields. */
export const heldRule = (rule: AutomaticRule): Held => ({
  ...heldCriteria(rule.criteria),
  ...typedRule(rule),
  tipo: rule.exclusivity ?? "ambas",
  parar: rule.stopsUnanswered ? "si" : "",
});

interface Props {
  rule: AutomaticRule;
  typed: AutomaticTyped;
  errors: AutomaticErrors;
  prices: { from: number; to: number };
}

/** How much a request, a day and thirty days may cost, and when the purchase stops. */
export function AmountFields({ rule, typed, errors, prices }: Props) {
  const times = Math.floor(rule.dailyCents / rule.maxPriceCents);
  const dayHint = m.offers_auto_times({ count: times, price: formatUsd(rule.maxPriceCents) });
  const fields = [
    { name: "maximo", label: m.offers_auto_each(), hint: m.offers_auto_prices({ from: formatUsd(prices.from), to: formatUsd(prices.to) }) },
    { name: "dia", label: m.offers_auto_day(), hint: dayHint },
    { name: "mes", label: m.offers_auto_month(), hint: undefined },
  ] as const;
  return (
    <>
      <p className="text-ink-2 text-ui">{m.offers_auto_how_much_text()}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]} required>
            {(control) => <DollarInput {...control} name={name} defaultValue={typed[name]} />}
          </Field>
        ))}
      </div>
      <Checkbox name="parar" value="si" label={m.offers_auto_stops({ count: MAX_UNANSWERED })} defaultChecked={rule.stopsUnanswered} />
    </>
  );
}
