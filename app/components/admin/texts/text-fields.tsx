import type { FormValue } from "#app/forms/texts/read-text-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ARTICLE_CATEGORIES, QUESTION_TOPICS, TREATMENT_CATEGORIES } from "#domain/content/content.ts";
import type { TextKind } from "#domain/content/content-documents.ts";
import { TEXT_FIELDS, type TextField } from "#domain/content/text-fields.ts";
import { FIELD_LABELS } from "#texts/editions.ts";

/** Empty rows below those that are filled, for one more. */
const SPARE_ROWS = 1;

/** The data of a text, each in the control of its shape. */
export function TextFields({ kind, values }: { kind: TextKind; values: Readonly<Record<string, FormValue>> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {TEXT_FIELDS[kind].map((field) => (
        <OneField key={field.name} kind={kind} field={field} value={values[field.name] ?? ""} />
      ))}
    </div>
  );
}

const choicesOf = (kind: TextKind): readonly string[] =>
  kind === "treatment" ? TREATMENT_CATEGORIES : kind === "question" ? QUESTION_TOPICS : ARTICLE_CATEGORIES;

function OneField({ kind, field, value }: { kind: TextKind; field: TextField; value: FormValue }) {
  const { name, shape, optional } = field;
  const label = FIELD_LABELS[name]!();
  if (shape === "rows") return <Rows field={field} rows={typeof value === "string" ? [] : value} />;
  const typed = String(value);
  const needed = optional ? { optionalWord: m.editions_optional() } : {};
  return (
    <Field label={label} {...needed} hint={shape === "lines" ? m.editions_lines_hint() : undefined}>
      {(control) => {
        if (shape === "choice") {
          const options = choicesOf(kind).map((choice) => ({ value: choice, label: choice }));
          return <Select {...control} name={name} options={options} defaultValue={typed} />;
        }
        if (shape === "lines" || shape === "paragraph")
          return <Textarea {...control} name={name} rows={shape === "lines" ? 4 : 3} defaultValue={typed} />;
        return <Input {...control} name={name} type={shape === "day" ? "date" : "text"} defaultValue={typed} />;
      }}
    </Field>
  );
}

function Rows({ field: { name, columns = [] }, rows }: { field: TextField; rows: readonly Readonly<Record<string, string>>[] }) {
  const label = FIELD_LABELS[name]!();
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 font-semibold text-ui">{label}</legend>
      <p className="text-ink-2 text-sm">{m.editions_rows_hint()}</p>
      {Array.from({ length: rows.length + SPARE_ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t pt-3 md:grid-cols-3">
          {columns.map((column) => (
            <Field key={column} label={m.editions_row({ field: label, number: index + 1, column: FIELD_LABELS[column]!() })}>
              {(control) => <Textarea {...control} name={`${name}.${column}`} rows={2} defaultValue={rows[index]?.[column] ?? ""} />}
            </Field>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
