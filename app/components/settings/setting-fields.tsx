import { MarkdownField } from "#app/components/content/markdown/markdown-field.tsx";
import type { SettingField } from "#app/forms/settings/setting-section.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { m } from "#messages/m.ts";

interface Props {
  fields: readonly SettingField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export function SettingFields({ fields, values, errors }: Props) {
  return fields.map(({ name, label, hint, optional, maxLength, type, inputMode, choices, long, bold, box, closed }) =>
    bold ? (
      <MarkdownField
        key={name}
        name={name}
        label={label()}
        hint={hint?.()}
        error={errors[name]}
        required
        shape="bold"
        control={{ maxLength, autoComplete: "off", defaultValue: values[name] }}
      />
    ) : box ? (
      <Checkbox
        key={name}
        name={name}
        value="si"
        label={label()}
        hint={hint?.()}
        error={errors[name]}
        defaultChecked={Boolean(values[name])}
        disabled={closed}
      />
    ) : (
      <Field
        key={name}
        label={label()}
        hint={hint?.()}
        error={errors[name]}
        {...(optional ? { optionalWord: m.settings_optional() } : { required: true as const })}
      >
        {(control) => {
          if (choices)
            return (
              <Select
                {...control}
                name={name}
                placeholder={m.settings_choose()}
                options={choices.map((choice) => ({ value: choice, label: choice }))}
                defaultValue={values[name]}
              />
            );
          const typed = { ...control, name, maxLength, autoComplete: "off", defaultValue: values[name] };
          return long ? <Textarea {...typed} /> : <Input {...typed} type={type} inputMode={inputMode} />;
        }}
      </Field>
    ),
  );
}
