import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { CATALOG, type CatalogField, type FieldKind, fieldsOf, type List } from "#domain/catalog/catalog.ts";
import type { Entry } from "#domain/catalog/entry-queries.server.ts";
import { m } from "#messages/m.ts";
import { FIELD_NAMES } from "#texts/catalog.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { entryText, tierLabel } from "./compared-entry.ts";

interface Props {
  list: List;
  /** Null for a new one. */
  entry: Entry | null;
  /** The refused input. */
  typed: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, string>>;
  services: readonly { value: string; label: string }[];
}

const HINTS: Partial<ChoiceNames<CatalogField>> = { synonyms: m.catalog_field_synonyms_hint, icono: m.catalog_field_icono_hint };

/** The fields of one list, as `CATALOG` describes them. */
export function EntryFields({ list, entry, typed, errors, services }: Props) {
  const { key } = CATALOG[list];
  const text = (field: string): string => (typed ? (typed[field] ?? "") : entryText(entry, field));
  return (
    <>
      {entry ? (
        <p className="text-ink-2 text-ui">{m.catalog_field_key_fixed({ key: entry.key })}</p>
      ) : (
        !key.made && (
          <Field label={m.catalog_field_key()} hint={m.catalog_field_key_hint()} error={errors.key} required>
            {(control) => <Input {...control} name="key" maxLength={60} defaultValue={typed?.key ?? ""} />}
          </Field>
        )
      )}
      {fieldsOf(CATALOG[list]).map(([field, kind]) =>
        kind.kind === "switch" ? (
          <Checkbox key={field} name={field} label={FIELD_NAMES[field]()} defaultChecked={text(field) !== "" || (!entry && !typed)} />
        ) : (
          <Field
            key={field}
            label={FIELD_NAMES[field]()}
            hint={HINTS[field]?.()}
            error={errors[field]}
            {...(kind.kind !== "words" && { required: true })}
          >
            {(control) => <Control control={control} field={field} kind={kind} value={text(field)} services={services} />}
          </Field>
        ),
      )}
      <Field label={m.catalog_field_order()} hint={m.catalog_field_order_hint()} error={errors.order} required className="max-w-48">
        {(control) => <Input {...control} name="order" inputMode="numeric" defaultValue={typed?.order ?? entry?.order ?? 100} />}
      </Field>
      <Checkbox name="offered" label={m.catalog_field_offered()} defaultChecked={typed ? typed.offered !== "" : (entry?.offered ?? true)} />
    </>
  );
}

interface ControlProps {
  control: object;
  field: string;
  kind: FieldKind;
  value: string;
  services: readonly { value: string; label: string }[];
}

function Control({ control, field, kind, value, services }: ControlProps) {
  switch (kind.kind) {
    case "words":
      return <Textarea {...control} name={field} rows={5} defaultValue={value} />;
    case "choice":
      return (
        <Select
          {...control}
          name={field}
          placeholder={m.patients_choose()}
          options={kind.of.map((one) => ({ value: one, label: tierLabel(one) }))}
          defaultValue={value}
        />
      );
    case "service":
      return <Select {...control} name={field} placeholder={m.patients_choose()} options={services} defaultValue={value} />;
    default:
      return (
        <Input
          {...control}
          name={field}
          defaultValue={value}
          {...(kind.kind === "number" ? { inputMode: "decimal" as const } : { maxLength: kind.kind === "text" ? kind.max : undefined })}
        />
      );
  }
}
