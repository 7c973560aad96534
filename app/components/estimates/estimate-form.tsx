import type { ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { REASONS, type Reason } from "#domain/estimates/ivf-chance-coefficients.ts";
import { m } from "#messages/m.ts";
import type { Answers } from "./estimate-answers.ts";

interface EstimateFormProps {
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
}

const reasonName: Record<Reason, () => string> = {
  tubal: m.estimate_reason_tubal,
  male: m.estimate_reason_male,
  endometriosis: m.estimate_reason_endometriosis,
  ovulatory: m.estimate_reason_ovulatory,
  reserve: m.estimate_reason_reserve,
  uterine: m.estimate_reason_uterine,
  other: m.estimate_reason_other,
  unexplained: m.estimate_cause_unexplained,
};

/** The questions of the model. There is no form element, so nothing can be sent, not even by mistake. */
export function EstimateForm({ answers, onChange }: EstimateFormProps) {
  const text = (name: "age" | "kilograms" | "centimetres" | "pounds" | "feet" | "inches") => ({
    value: answers[name],
    inputMode: name === "age" ? ("numeric" as const) : ("decimal" as const),
    autoComplete: "off",
    maxLength: 6,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  const times = [
    { value: "0", label: m.estimate_times_none() },
    { value: "1", label: m.estimate_times_one() },
    { value: "2", label: m.estimate_times_more() },
  ];
  return (
    <div className="grid min-w-0 gap-7 rounded-2xl border bg-surface p-5 elevation-1 md:p-7">
      <Pills
        name="estimacion-ovulos"
        legend={m.estimate_eggs()}
        value={answers.eggs}
        onChoose={(eggs) => onChange({ eggs: eggs as Answers["eggs"] })}
        options={[
          { value: "own", label: m.estimate_eggs_own() },
          { value: "donor", label: m.estimate_eggs_donor() },
        ]}
      />
      <Field label={m.estimate_age()} hint={answers.eggs === "donor" ? m.estimate_age_donor_hint() : m.estimate_age_hint()}>
        {(control) => <Input {...control} {...text("age")} className="max-w-40" />}
      </Field>
      <div className="grid gap-4">
        <Pills
          name="estimacion-medidas"
          legend={m.estimate_body()}
          value={answers.system}
          onChoose={(system) => onChange({ system: system as Answers["system"] })}
          options={[
            { value: "metric", label: m.estimate_body_metric() },
            { value: "us", label: m.estimate_body_us() },
          ]}
        />
        {answers.system === "metric" ? (
          <Side>
            <Field label={m.estimate_kilograms()}>{(control) => <Input {...control} {...text("kilograms")} />}</Field>
            <Field label={m.estimate_centimetres()}>{(control) => <Input {...control} {...text("centimetres")} />}</Field>
          </Side>
        ) : (
          <div className="grid grid-cols-3 items-end gap-3">
            <Field label={m.estimate_pounds()}>{(control) => <Input {...control} {...text("pounds")} />}</Field>
            <Field label={m.estimate_feet()}>{(control) => <Input {...control} {...text("feet")} />}</Field>
            <Field label={m.estimate_inches()}>{(control) => <Input {...control} {...text("inches")} />}</Field>
          </div>
        )}
      </div>
      {answers.eggs !== "donor" && (
        <Pills
          name="estimacion-antes"
          legend={m.estimate_before()}
          hint={m.estimate_before_hint()}
          value={answers.before}
          onChoose={(before) => onChange({ before: before as Answers["before"] })}
          options={[
            { value: "none", label: m.estimate_before_none() },
            { value: "one", label: m.estimate_before_one() },
            { value: "more", label: m.estimate_before_more() },
          ]}
        />
      )}
      <div className="grid gap-3">
        <Pills
          name="estimacion-causa"
          legend={m.estimate_cause()}
          value={answers.cause}
          onChoose={(cause) => onChange({ cause: cause as Answers["cause"] })}
          options={[
            { value: "known", label: m.estimate_cause_known() },
            { value: "unexplained", label: m.estimate_cause_unexplained() },
            { value: "unknown", label: m.estimate_cause_unknown() },
          ]}
        />
        {answers.cause === "known" && (
          <fieldset className="grid gap-x-6 sm:grid-cols-2">
            <legend className="sr-only">{m.estimate_reasons()}</legend>
            {REASONS.filter((reason) => reason !== "unexplained").map((reason) => (
              <Checkbox
                key={reason}
                label={reasonName[reason]()}
                checked={answers.reasons.includes(reason)}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange({ reasons: REASONS.filter((each) => (each === reason ? target.checked : answers.reasons.includes(each))) })
                }
              />
            ))}
          </fieldset>
        )}
      </div>
      <Pills
        name="estimacion-embarazos"
        legend={m.estimate_pregnancies()}
        hint={m.estimate_pregnancies_hint()}
        value={answers.pregnancies}
        onChoose={(pregnancies) => onChange({ pregnancies: pregnancies as Answers["pregnancies"], births: "" })}
        options={times}
      />
      {(answers.pregnancies === "1" || answers.pregnancies === "2") && (
        <Pills
          name="estimacion-nacimientos"
          legend={m.estimate_births()}
          value={answers.births}
          onChoose={(births) => onChange({ births: births as Answers["births"] })}
          options={times.slice(0, Number(answers.pregnancies) + 1)}
        />
      )}
    </div>
  );
}

function Side({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-end gap-3">{children}</div>;
}
