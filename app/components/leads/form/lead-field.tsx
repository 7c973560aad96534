import { createContext, use } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select, type SelectOption } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import {
  type ChoiceField,
  type LeadForm,
  type LeadFormTextField,
  type LeadFormVariant,
  REQUIRED_FIELDS,
  TEXT_FIELDS,
} from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { choicesOf, FIELD_NAMES } from "#texts/leads.ts";
import { errorSentence } from "./lead-form-errors.ts";
import type { FormState } from "./use-lead-form.ts";

interface LeadFieldContext extends FormState {
  variant: LeadFormVariant;
  /** The prefix of the ids of this form's fields, since a page may contain two forms. */
  prefix: string;
  values: LeadForm;
}

export const LeadFields = createContext<LeadFieldContext | null>(null);

type AskedField = Exclude<LeadFormTextField, "respuesta" | "website">;

/** Returns what every field of the form has in common. */
function useLeadField(name: AskedField) {
  const { variant, prefix, values, errorOf, isValid } = use(LeadFields)!;
  const code = errorOf(name);
  const required = REQUIRED_FIELDS[variant].includes(name) || undefined;
  return {
    look: {
      id: `${prefix}-${name}`,
      label: FIELD_NAMES[name](),
      error: code && errorSentence(name, code),
      // In the narrow card only asterisks mark required fields.
      ...(required
        ? { required, optionalWord: undefined }
        : { required: undefined, optionalWord: variant === "card" ? undefined : m.leads_form_optional() }),
    },
    control: { name, defaultValue: values[name] },
    valid: isValid(name),
  };
}

interface TextProps {
  name: AskedField;
  /** Where a form calls the field otherwise. */
  label?: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  hint?: string;
  /** Shown once the field has an error. */
  example?: string;
  placeholder?: string;
}

export function TextLeadField({ name, label, hint, example, ...input }: TextProps) {
  const { look, control, valid } = useLeadField(name);
  return (
    <Field {...look} {...(label && { label })} hint={hint ?? (look.error && example)}>
      {(wiring) => <Input {...wiring} {...control} {...input} valid={valid} />}
    </Field>
  );
}

/** A field with many lines and a character counter. */
export function LongLeadField({
  name,
  label,
  hint,
  rows,
  count,
}: {
  name: "mensaje" | "informacionAdicional";
  label?: string;
  hint?: string;
  rows: number;
  count: number;
}) {
  const { look, control } = useLeadField(name);
  const max = TEXT_FIELDS[name].maxLength;
  return (
    <Field {...look} {...(label && { label })} hint={hint} counter={m.leads_counter({ count, max })}>
      {(wiring) => <Textarea {...wiring} {...control} rows={rows} />}
    </Field>
  );
}

interface SelectProps {
  name: AskedField;
  options: readonly SelectOption[];
  /** Absent when the field always has a value. */
  placeholder?: string;
  autoComplete?: string;
}

export function SelectLeadField({ name, ...select }: SelectProps) {
  const { look, control } = useLeadField(name);
  return <Field {...look}>{(wiring) => <Select {...wiring} {...control} {...select} />}</Field>;
}

/** A field with up to six choices, all visible. */
export function PillsLeadField({ name, hint }: { name: ChoiceField; hint?: string }) {
  const { look, control } = useLeadField(name);
  const { id, label, error, required } = look;
  // A field that is not required has an initial choice, so it needs no «(opcional)».
  return (
    <Pills
      id={id}
      legend={label}
      name={name}
      defaultValue={control.defaultValue}
      options={choicesOf(name)}
      hint={hint}
      error={error}
      required={required}
    />
  );
}
