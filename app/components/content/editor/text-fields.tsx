import { MarkdownField } from "#app/components/content/markdown/markdown-field.tsx";
import type { SourcesToCite } from "#app/components/content/markdown/sources-to-cite.ts";
import type { FormValue } from "#app/forms/content/read-text-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ARTICLE_CATEGORIES, QUESTION_TOPICS, TREATMENT_CATEGORIES } from "#domain/content/content.ts";
import type { TextKind } from "#domain/content/content-documents.ts";
import type { FieldLimit } from "#domain/content/field-limits.server.ts";
import { citesInWords, TEXT_FIELDS, type TextField, type TextFieldName } from "#domain/content/text-fields.ts";
import { URGENT_TOPICS } from "#domain/content/urgent.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { FIELD_LABELS } from "#texts/editions.ts";
import { SOURCE_READING_NAMES, SOURCE_STRENGTH_NAMES } from "#texts/references.ts";
import { TextRows } from "./text-rows.tsx";

interface Props {
  kind: TextKind;
  /** The fields of the kind that are shown. */
  names: readonly string[];
  values: Readonly<Record<string, FormValue>>;
  limits: Readonly<Record<string, FieldLimit>>;
  /** The row that was just added or moved. */
  focus?: { readonly name: string; readonly index: number } | null;
  sources: SourcesToCite;
}

/** The fields of a text, each in the control for its shape. */
export function TextFields({ kind, names, values, limits, focus, sources }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {TEXT_FIELDS[kind]
        .filter(({ name }) => names.includes(name))
        .map((field) => {
          const value = values[field.name] ?? "";
          if (field.shape !== "rows")
            return <OneField key={field.name} {...{ kind, field, sources }} typed={String(value)} limit={limits[field.name]} />;
          const focusAt = focus?.name === field.name ? focus.index : null;
          return <TextRows key={field.name} {...{ field, sources, focusAt }} rows={typeof value === "string" ? [] : value} />;
        })}
    </div>
  );
}

const CHOICES: Partial<Record<TextKind, readonly string[]>> = {
  treatment: TREATMENT_CATEGORIES,
  question: QUESTION_TOPICS,
  urgent: URGENT_TOPICS,
};

/** Returns the choices of a field. Files have them as readers see them, except those of a source. */
export function choicesOf(kind: TextKind, name: TextFieldName): { value: string; label: string }[] {
  if (name === "read") return choicesIn(SOURCE_READING_NAMES);
  if (name === "strength") return choicesIn(SOURCE_STRENGTH_NAMES);
  return (CHOICES[kind] ?? ARTICLE_CATEGORIES).map((choice) => ({ value: choice, label: choice }));
}

interface OneFieldProps {
  kind: TextKind;
  field: TextField;
  typed: string;
  limit: FieldLimit | undefined;
  sources: SourcesToCite;
}

function OneField({ kind, field: { name, shape, optional, marked }, typed, limit, sources }: OneFieldProps) {
  const needed = optional ? { optionalWord: m.editions_optional() } : {};
  if (marked) {
    return (
      <MarkdownField
        name={name}
        label={FIELD_LABELS[name]()}
        {...needed}
        hint={hintOf(shape, limit)}
        shape="line"
        sources={citesInWords(kind) ? sources : null}
        control={{ rows: 4, defaultValue: typed, className: "field-sizing-content" }}
      />
    );
  }
  return (
    <Field label={FIELD_LABELS[name]()} {...needed} hint={hintOf(shape, limit)}>
      {(control) => {
        if (shape === "choice") {
          const placeholder = kind === "source" ? { placeholder: m.editor_choose() } : {};
          return <Select {...control} name={name} {...placeholder} options={choicesOf(kind, name)} defaultValue={typed} />;
        }
        if (shape === "lines" || shape === "paragraph")
          return (
            <Textarea {...control} name={name} rows={shape === "lines" ? 4 : 3} className="field-sizing-content" defaultValue={typed} />
          );
        return <Input {...control} name={name} type={shape === "day" ? "date" : "text"} defaultValue={typed} />;
      }}
    </Field>
  );
}

/** Describes the limits of a value, before they are exceeded. */
function hintOf(shape: TextField["shape"], { min = 0, max, each }: FieldLimit = {}): string | undefined {
  if (shape !== "lines") {
    if (!max) return;
    return min > 1 ? m.editor_limit_range({ min, max }) : m.editor_limit_max({ max });
  }
  const many = max ? (min > 0 ? m.editor_limit_lines_range({ min, max }) : m.editor_limit_lines_max({ max })) : "";
  return [m.editions_lines_hint(), many, each ? m.editor_limit_each({ max: each }) : ""].filter(Boolean).join(" ");
}
