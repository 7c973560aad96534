import { Panel } from "#app/components/dashboard/panel.tsx";
import type { FormValue } from "#app/forms/content/read-text-form.ts";
import { SECTION_NAMES } from "#app/forms/content/section-names.ts";
import { fieldsOfSection, type TextSection } from "#app/forms/content/text-sections.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { FieldLimit } from "#domain/content/field-limits.server.ts";
import type { MarkValues } from "#domain/content/page-marks.ts";
import type { Picture } from "#domain/content/pictures.ts";
import { BODY_FIELD, citesInWords, hasBody } from "#domain/content/text-fields.ts";
import { m } from "#messages/m.ts";
import { FIELD_LABELS } from "#texts/editions.ts";
import { TextBody } from "./text-body.tsx";
import { TextFields } from "./text-fields.tsx";
import { TextMarks } from "./text-marks.tsx";
import type { TextPreview } from "./text-preview.server.ts";
import { type SourceOfText, TextSources } from "./text-sources.tsx";

interface Props {
  of: TextKey;
  section: TextSection;
  values: Readonly<Record<string, FormValue>>;
  preview: TextPreview;
  /** The page where a newer draft is made; null when the directory has nothing to say here. */
  generator: string | null;
  sources: readonly SourceOfText[];
  pictures: readonly Picture[];
  others: readonly { id: string; title: string }[];
  /** The values of the marks in a page; null for every other kind. */
  marks: MarkValues | null;
  limits: Readonly<Record<string, FieldLimit>>;
  /** The row that was just added or moved. */
  focus: { readonly name: string; readonly index: number } | null;
}

/** The controls of one part of a text. */
export function TextPart({ of, section, values, preview, generator, sources, pictures, others, marks, limits, focus }: Props) {
  const { kind } = of;
  const names = fieldsOfSection(kind, section) ?? [];
  const bodyField = BODY_FIELD[kind];
  const toCite = { own: sources.map(({ id, source }) => ({ id, title: source?.title ?? id })), others };
  return (
    <Panel title={SECTION_NAMES[section]()}>
      {section === "fuentes" ? (
        <TextSources sources={sources} others={others} />
      ) : (
        names.length > 0 && <TextFields kind={kind} names={names} values={values} limits={limits} focus={focus} sources={toCite} />
      )}
      {section === "texto" && hasBody(kind) && (
        <TextBody
          of={of}
          generator={generator}
          label={bodyField ? FIELD_LABELS[bodyField]() : m.editions_markdown()}
          body={String(values.cuerpo ?? "")}
          preview={preview}
          pictures={bodyField ? null : pictures}
          sources={citesInWords(kind) ? toCite : null}
        />
      )}
      {section === "texto" && marks && <TextMarks values={marks} />}
    </Panel>
  );
}
