import type { SettingField } from "#app/forms/settings/sections.ts";
import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface Props {
  fields: readonly SettingField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export function SettingFields({ fields, values, errors }: Props) {
  return fields.map(({ name, label, hint, optional, maxLength, type, inputMode }) => (
    <Field
      key={name}
      label={label()}
      hint={hint?.()}
      error={errors[name]}
      {...(optional ? { optionalWord: m.settings_optional() } : { required: true as const })}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={values[name]}
        />
      )}
    </Field>
  ));
}
