import type { FormValue } from "#app/forms/texts/read-text-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ARTICLE_CATEGORIES, QUESTION_TOPICS, TREATMENT_CATEGORIES } from "#domain/content/content.ts";
import type { TextKind } from "#domain/content/content-documents.ts";
import { citesInWords, TEXT_FIELDS, type TextField } from "#domain/content/text-fields.ts";
import { FIELD_LABELS } from "#texts/editions.ts";
import { MarkdownField } from "../markdown/markdown-field.tsx";
import type { SourcesToCite } from "../markdown/sources-to-cite.ts";
import { TextRows } from "./text-rows.tsx";

interface Props {
  kind: TextKind;
  /** Which of the kind's fields to show. */
  names: readonly string[];
  values: Readonly<Record<string, FormValue>>;
  /** The row that was added or moved just now. */
  focus?: { readonly name: string; readonly index: number } | null;
  sources: SourcesToCite;
}

/** Fields of a text, each in the control of its shape. */
export function TextFields({ kind, names, values, focus, sources }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {TEXT_FIELDS[kind]
        .filter(({ name }) => names.includes(name))
        .map((field) => {
          const value = values[field.name] ?? "";
          if (field.shape !== "rows") return <OneField key={field.name} {...{ kind, field, sources }} typed={String(value)} />;
          const focusAt = focus?.name === field.name ? focus.index : null;
          return <TextRows key={field.name} {...{ field, sources, focusAt }} rows={typeof value === "string" ? [] : value} />;
        })}
    </div>
  );
}

const choicesOf = (kind: TextKind): readonly string[] =>
  kind === "treatment" ? TREATMENT_CATEGORIES : kind === "question" ? QUESTION_TOPICS : ARTICLE_CATEGORIES;

interface OneProps {
  kind: TextKind;
  field: TextField;
  typed: string;
  sources: SourcesToCite;
}

function OneField({ kind, field: { name, shape, optional, marked }, typed, sources }: OneProps) {
  const needed = optional ? { optionalWord: m.editions_optional() } : {};
  if (marked) {
    return (
      <MarkdownField
        name={name}
        label={FIELD_LABELS[name]!()}
        {...needed}
        hint={shape === "lines" ? m.editions_lines_hint() : undefined}
        shape="line"
        sources={citesInWords(kind) ? sources : null}
        control={{ rows: 4, defaultValue: typed, className: "field-sizing-content" }}
      />
    );
  }
  return (
    <Field label={FIELD_LABELS[name]!()} {...needed} hint={shape === "lines" ? m.editions_lines_hint() : undefined}>
      {(control) => {
        if (shape === "choice") {
          const options = choicesOf(kind).map((choice) => ({ value: choice, label: choice }));
          return <Select {...control} name={name} options={options} defaultValue={typed} />;
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
