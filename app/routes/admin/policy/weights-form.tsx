import clsx from "clsx";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import FlaskConical from "lucide-react/icons/flask-conical";
import { Form } from "react-router";
import { WEIGHT_COLOURS } from "#app/components/desk/score-bar.tsx";
import { DRAFT_KEYS, draftError, numbersOf } from "#app/forms/policy/read-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { Draft, DraftErrors, DraftNumber } from "#domain/policy/draft.ts";
import type { PolicyVersion } from "#domain/policy/policy-queries.server.ts";
import { ROUTING_WEIGHTS } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";
import { WEIGHT_NAMES } from "#texts/desk.ts";
import { WeightRow } from "./weight-row.tsx";

interface Props {
  inForce: PolicyVersion;
  /** The values of the fields. */
  fields: Record<DraftNumber, string>;
  draft: Draft;
  errors: DraftErrors;
  stale: boolean;
  onChange: (name: DraftNumber, value: string) => void;
}

/**
 * The numbers of a draft beside those in force. It is an ordinary form: without script, people type into its fields and its button tries
 * them.
 */
export function WeightsForm({ inForce, fields, draft, errors, stale, onChange }: Props) {
  const sum = ROUTING_WEIGHTS.reduce((total, name) => total + (Number(fields[name]) || 0), 0);
  const rest = 100 - sum;
  return (
    <Form
      method="get"
      noValidate
      preventScrollReset
      className="grid rounded-xl border bg-surface elevation-1 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div className="grid content-start gap-1 px-4 py-4.5 md:px-6 md:py-5.5">
        <h2 className="title-3 text-[1.4375rem]">{m.policy_weights()}</h2>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-2 text-sm">
          {m.policy_weights_text()}
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="h-3.5 w-0.5 bg-ink" />
            {m.policy_legend_in_force({ version: inForce.version })}
          </span>
        </p>
        {ROUTING_WEIGHTS.map((name) => (
          <WeightRow
            key={name}
            weight={name}
            value={fields[name]}
            inForce={inForce.policy.weights[name]}
            error={draftError(errors, name, draft)}
            onChange={(value) => onChange(name, value)}
          />
        ))}
        <p aria-live="polite" className={clsx("pt-2 font-semibold text-ui", rest !== 0 && "text-err")}>
          {m.policy_sum({ sum })} {rest > 0 && m.policy_sum_under({ count: rest })}
          {rest < 0 && m.policy_sum_over({ count: -rest })}
        </p>
        {errors.sum && !stale && <p className="font-medium text-err text-sm">{draftError(errors, "sum", draft)}</p>}
        <Share version={inForce.version} numbers={numbersOf(inForce.policy)} />
        <Share
          version={inForce.version + 1}
          numbers={Object.fromEntries(ROUTING_WEIGHTS.map((name) => [name, Number(fields[name]) || 0]))}
        />
        <fieldset className="grid gap-4 border-t pt-4 sm:grid-cols-3">
          <legend className="sr-only">{m.policy_limits()}</legend>
          <Limit
            name="maxReceivers"
            label={m.policy_max_receivers()}
            hint={m.policy_max_receivers_hint()}
            {...{ fields, draft, errors, onChange }}
          />
          <Limit name="routed" label={m.policy_routed()} hint={m.policy_routed_hint()} {...{ fields, draft, errors, onChange }} />
          <Limit name="held" label={m.policy_held()} hint={m.policy_held_hint()} {...{ fields, draft, errors, onChange }} />
        </fieldset>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <Button type="submit" kind={stale ? "primary" : "outline"} icon={<FlaskConical />}>
            {m.policy_try()}
          </Button>
          <span aria-live="polite" className="text-ink-2 text-ui">
            {stale && m.policy_stale()}
          </span>
        </p>
      </div>
      <FixedFilters />
    </Form>
  );
}

interface LimitProps extends Pick<Props, "fields" | "draft" | "errors" | "onChange"> {
  name: "maxReceivers" | "routed" | "held";
  label: string;
  hint: string;
}

function Limit({ name, label, hint, fields, draft, errors, onChange }: LimitProps) {
  return (
    <Field label={label} hint={hint} error={draftError(errors, name, draft)}>
      {(control) => (
        <Input
          {...control}
          name={DRAFT_KEYS[name]}
          inputMode="numeric"
          className="num"
          value={fields[name]}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** How a version divides its hundred points. The fields contain the numbers, so this is only a picture of them. */
function Share({ version, numbers }: { version: number; numbers: Readonly<Record<string, number>> }) {
  return (
    <div aria-hidden className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-2 pt-2 text-sm">
      <b className="font-semibold">v{version}</b>
      <span className="flex gap-1">
        {ROUTING_WEIGHTS.filter((name) => (numbers[name] ?? 0) > 0).map((name) => (
          <span key={name} title={WEIGHT_NAMES[name]()} style={{ flexGrow: numbers[name] }} className="grid min-w-3 basis-0 text-center">
            <span className={clsx("h-2 rounded-full", WEIGHT_COLOURS[name])} />
            <span className="num text-ink-2 text-xs">{numbers[name]}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

function FixedFilters() {
  const filters = [
    m.policy_filter_service(),
    m.policy_filter_listed(),
    m.policy_filter_country(),
    m.policy_filter_cap(),
    m.policy_filter_consent(),
    m.policy_filter_max(),
  ];
  return (
    <div className="grid content-start gap-2.5 rounded-b-xl border-t bg-surface-2 px-4 py-4.5 text-ui md:px-5 md:py-5.5 lg:rounded-r-xl lg:rounded-bl-none lg:border-t-0 lg:border-l">
      <h3 className="font-semibold">{m.policy_filters()}</h3>
      <ul className="grid gap-2">
        {filters.map((filter) => (
          <li key={filter} className="flex gap-2.5">
            <Check className="mt-0.5 size-4.5 text-ok" />
            {filter}
          </li>
        ))}
      </ul>
      <p className="flex gap-2.5 border-t pt-3">
        <Ban className="mt-0.5 size-4.5 text-err" />
        <span>
          <b className="font-semibold">{m.policy_money()}</b> {m.policy_money_text()}
        </span>
      </p>
    </div>
  );
}
