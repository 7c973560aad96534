import { Panel } from "#app/components/dashboard/panel.tsx";
import type { StartForm as Start } from "#app/forms/listing/read-start.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import { choicesIn } from "#texts/choice-names.ts";
import { FIELD_ERRORS, PROFILE_TYPE_NAMES } from "#texts/listing.ts";

interface Props {
  cities: readonly string[];
  /** What the person said of it when they registered. */
  registered: { type: Start["type"]; name: string; city: string | null } | null;
  /** What was sent and refused. */
  start: { form: Start; errors: { name?: "required" | "too-long"; city?: "required" | "unknown" } } | null;
  tooMany: boolean;
}

/** For whoever manages nothing yet: three answers, and a draft is there. */
export function StartForm({ cities, registered, start, tooMany }: Props) {
  const { form, errors } = start ?? { form: null, errors: {} as NonNullable<Props["start"]>["errors"] };
  return (
    <Panel title={m.listing_start_title()} className="max-w-[640px]">
      <p className="text-ink-2">{m.listing_start_lead()}</p>
      {tooMany && (
        <Note kind="error" live>
          <p>{m.listing_start_too_many()}</p>
        </Note>
      )}
      <form method="post" className="grid gap-5">
        <input type="hidden" name="hacer" value="empezar" />
        <Pills
          name="tipo"
          legend={m.listing_start_type()}
          required
          options={choicesIn(PROFILE_TYPE_NAMES)}
          defaultValue={form?.type ?? registered?.type ?? "clinic"}
        />
        <Field
          label={m.listing_start_name()}
          hint={m.listing_start_name_hint()}
          required
          error={errors.name && FIELD_ERRORS[errors.name]()}
        >
          {(control) => <Input {...control} required={false} name="nombre" maxLength={160} defaultValue={form?.name ?? registered?.name} />}
        </Field>
        <Field label={m.listing_start_city()} required error={errors.city && FIELD_ERRORS[errors.city]()}>
          {(control) => (
            <Select
              {...control}
              required={false}
              name="ciudad"
              placeholder={m.listing_start_city_choose()}
              defaultValue={form?.city ?? registered?.city ?? ""}
              options={cities.map((city) => ({ value: city, label: city }))}
            />
          )}
        </Field>
        <Button type="submit" kind="cta" className="justify-self-start">
          {m.listing_start()}
        </Button>
      </form>
    </Panel>
  );
}
