import { createContext, use } from "react";
import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select, type SelectOption } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import {
  type LeadForm,
  type LeadFormTextField,
  type LeadFormVariant,
  MAX_LENGTH,
  REQUIRED_FIELDS,
} from "#domain/leads/lead-form-fields.ts";
import { type ChoiceField, choicesOf } from "./lead-choices.ts";
import { errorSentence, FIELD_LABELS } from "./lead-form-messages.ts";
import type { FormState } from "./use-lead-form.ts";

interface LeadFieldContext extends FormState {
  variant: LeadFormVariant;
  /** Begins the ids of this form's fields: a page may hold two forms. */
  prefix: string;
  values: LeadForm;
}

export const LeadFields = createContext<LeadFieldContext | null>(null);

type AskedField = Exclude<LeadFormTextField, "website">;

/** What every field of the form has in common, however it is asked. */
function useLeadField(name: AskedField) {
  const { variant, prefix, values, errorOf, isValid } = use(LeadFields)!;
  const code = errorOf(name);
  const required = REQUIRED_FIELDS[variant].includes(name);
  return {
    look: {
      id: `${prefix}-${name}`,
      label: FIELD_LABELS[name](),
      error: code && errorSentence(name, code),
      ...(required ? { required: true as const } : { optionalWord: m.leads_form_optional() }),
    },
    control: { name, defaultValue: values[name], valid: isValid(name) },
  };
}

interface TextProps {
  name: AskedField;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  hint?: string;
  placeholder?: string;
}

export function TextLeadField({ name, hint, ...input }: TextProps) {
  const { look, control } = useLeadField(name);
  return (
    <Field {...look} hint={hint}>
      {(wiring) => <Input {...wiring} {...control} {...input} />}
    </Field>
  );
}

/** Many lines, with the counter that the limit asks for. */
export function LongLeadField({
  name,
  hint,
  rows,
  count,
}: {
  name: "mensaje" | "informacionAdicional";
  hint?: string;
  rows: number;
  count: number;
}) {
  const { look, control } = useLeadField(name);
  const max = MAX_LENGTH[name];
  return (
    <Field {...look} hint={hint} counter={m.leads_counter({ count, max })}>
      {(wiring) => <Textarea {...wiring} {...control} rows={rows} />}
    </Field>
  );
}

interface SelectProps {
  name: AskedField;
  options: readonly SelectOption[];
  /** Absent: the field always has a value. */
  placeholder?: string;
  autoComplete?: string;
}

export function SelectLeadField({ name, ...select }: SelectProps) {
  const { look, control } = useLeadField(name);
  return <Field {...look}>{(wiring) => <Select {...wiring} {...control} {...select} />}</Field>;
}

/** Up to six choices, all in view. */
export function PillsLeadField({ name, hint }: { name: ChoiceField; hint?: string }) {
  const { look, control } = useLeadField(name);
  const { label, ...group } = look;
  return <Pills {...group} legend={label} name={name} defaultValue={control.defaultValue} options={choicesOf(name)} hint={hint} />;
}
