import { Form } from "react-router";
import type { FormValue } from "#app/forms/content/read-text-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_EXCERPT } from "#domain/content/source-reading.ts";
import { TEXT_FIELDS } from "#domain/content/text-fields.ts";
import { m } from "#messages/m.ts";
import { FIELD_LABELS } from "#texts/editions.ts";
import { MistakesNote } from "./mistakes-note.tsx";
import { choicesOf } from "./text-fields.tsx";

interface Props {
  /** The version of the text when the page was opened. */
  version: number;
  values: Readonly<Record<string, FormValue>>;
  errors: readonly string[];
}

/** Adds a source that somebody has read, as a draft, and lists it in the text. */
export function NewSource({ version, values, errors }: Props) {
  return (
    <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="version" value={version} />
      <MistakesNote mistakes={errors} />
      <Field label={m.editor_source_id()} hint={m.editor_source_id_hint()} required>
        {(control) => <Input {...control} name="id" maxLength={80} defaultValue={String(values.id ?? "")} />}
      </Field>
      {TEXT_FIELDS.source.map(({ name, shape, optional }) => (
        <Field key={name} label={FIELD_LABELS[name]()} {...(optional ? { optionalWord: m.editions_optional() } : { required: true })}>
          {(control) => {
            const typed = { name, defaultValue: String(values[name] ?? "") };
            if (shape === "choice")
              return <Select {...control} {...typed} placeholder={m.editor_choose()} options={choicesOf("source", name)} />;
            if (shape === "paragraph") return <Textarea {...control} {...typed} rows={3} maxLength={MAX_EXCERPT} />;
            return <Input {...control} {...typed} type={shape === "day" ? "date" : "text"} />;
          }}
        </Field>
      ))}
      <Field label={FIELD_LABELS.statement()} required>
        {(control) => <Textarea {...control} name="cuerpo" rows={4} maxLength={700} defaultValue={String(values.cuerpo ?? "")} />}
      </Field>
      <p>
        <Button type="submit" kind="outline" name="accion" value="fuente">
          {m.editor_source_save()}
        </Button>
      </p>
    </Form>
  );
}
