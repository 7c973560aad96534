import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";

interface Props extends Pick<SectionProps, "values" | "errors"> {
  name: string;
  label: ReactNode;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric" | "decimal" | "tel" | "email" | "url";
  maxLength?: number;
  required?: boolean;
}

/** A field of one line in the profile's editor. */
export function TextField({ name, label, hint, type, inputMode, maxLength, values, errors, required }: Props) {
  const requirement = required ? { required: true as const } : { optionalWord: m.listing_optional() };
  return (
    <Field id={`campo-${name}`} label={label} hint={hint} error={errorOf(errors, name)} {...requirement}>
      {(control) => (
        <Input {...control} type={type} inputMode={inputMode} maxLength={maxLength} name={name} defaultValue={values.text(name)} />
      )}
    </Field>
  );
}
