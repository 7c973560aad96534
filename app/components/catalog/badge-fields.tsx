import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { type BadgeToSave, MAX_BADGE_DESCRIPTION, MAX_BADGE_NAME } from "#domain/catalog/badge.ts";
import { m } from "#messages/m.ts";
import { BADGE_ICON_NAMES } from "#texts/catalog.ts";
import { choicesIn } from "#texts/choice-names.ts";

interface Props {
  typed: Readonly<Record<keyof BadgeToSave, string>>;
  errors: Partial<Record<keyof BadgeToSave, string>>;
}

export function BadgeFields({ typed, errors }: Props) {
  return (
    <>
      <Field label={m.badges_name()} error={errors.name} required>
        {(control) => <Input {...control} name="name" maxLength={MAX_BADGE_NAME} defaultValue={typed.name} />}
      </Field>
      <Field label={m.badges_description()} hint={m.badges_description_hint()} error={errors.description} required>
        {(control) => (
          <Textarea {...control} name="description" rows={2} maxLength={MAX_BADGE_DESCRIPTION} defaultValue={typed.description} />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <Field label={m.badges_icon()} error={errors.icon} required>
          {(control) => (
            <Select
              {...control}
              name="icon"
              placeholder={m.patients_choose()}
              options={choicesIn(BADGE_ICON_NAMES)}
              defaultValue={typed.icon}
            />
          )}
        </Field>
        <Field label={m.badges_color()} hint={m.badges_color_hint()} error={errors.color} required>
          {(control) => <Input {...control} type="color" name="color" className="cursor-pointer py-2" defaultValue={typed.color} />}
        </Field>
      </div>
    </>
  );
}
