import { previewOf, type TextPreview } from "#app/components/content/editor/text-preview.server.ts";
import { changeRows, readRowButton } from "#app/forms/content/change-rows.ts";
import { mistakeWords } from "#app/forms/content/mistake-words.ts";
import { type FormValue, readTextForm, rowsIn } from "#app/forms/content/read-text-form.ts";
import { fieldsOfSection, type TextSection } from "#app/forms/content/text-sections.ts";
import { fileOf, isTextKey, type TextKey } from "#domain/content/content-documents.ts";
import { type EditedText, emptyText, openText, writeText } from "#domain/content/edit-fields.ts";
import type { MenuLead } from "#domain/content/menu-leads.ts";
import type { MarkValues } from "#domain/content/page-marks.ts";
import { readFiles } from "#domain/content/read-content.server.ts";
import { saveSourceOf, saveText } from "#domain/content/save-text.server.ts";
import { TEXT_FIELDS } from "#domain/content/text-fields.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { saidSentences } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { newestText, valuesOf } from "./opened-text.server.ts";

/** A form that comes back: what was typed, and why it was not saved. */
export interface ReturnedText {
  readonly values: Readonly<Record<string, FormValue>> | null;
  readonly preview: TextPreview | null;
  readonly focus: { readonly name: string; readonly index: number } | null;
  readonly conflict: boolean;
  readonly errors: readonly string[];
  readonly reason: string;
  /** The time at which a draft is to be published, as it was typed. */
  readonly when: string;
  /** The address of a draft for whoever has it. */
  readonly link: string | null;
  /** Menu entries that keep the text from being archived. */
  readonly leads: readonly MenuLead[];
  /** The form of a new source. */
  readonly source: Readonly<Record<string, FormValue>> | null;
  readonly status: 200 | 409 | 422;
}

export const returned = (of: Partial<ReturnedText>): ReturnedText => ({
  ...{
    values: null,
    preview: null,
    focus: null,
    conflict: false,
    errors: [],
    reason: "",
    when: "",
    link: null,
    leads: [],
    source: null,
    status: 200,
  },
  ...of,
});

interface Posted {
  key: TextKey;
  section: TextSection;
  form: FormData;
  /** The newest version when the page was opened. */
  openedAt: number;
  /** The values of the marks that a page may have; null for every other kind. */
  marks: MarkValues | null;
}

/** Saves one part of a text, shows how it would look, or moves its rows. Returns null when a text is too broken to edit. */
export async function editText(
  ctx: Context,
  userId: string,
  { key, section, form, openedAt, marks }: Posted,
): Promise<ReturnedText | "saved" | "same" | null> {
  const names = fieldsOfSection(key.kind, section) ?? [];
  const before = newestText(key, await textVersions(ctx.db, key));
  const opened = openText(key, before);
  if (!opened) return null;
  const edited = readTextForm(form, key.kind, names, opened);
  const values = valuesOf(key.kind, edited);
  const preview = previewOf(edited.body, marks, await saidSentences(ctx.db, key, before, edited.body));
  const change = readRowButton(key.kind, form.get("accion"));
  if (change) {
    const field = TEXT_FIELDS[key.kind].find(({ name }) => name === change.name)!;
    const { rows, at } = changeRows(rowsIn(form, field), change, {});
    return returned({ values: { ...values, [change.name]: rows }, preview, focus: { name: change.name, index: at } });
  }
  if (form.get("accion") === "vista") return returned({ values, preview });
  const { outcome } = await saveText(ctx, userId, { ...key, text: writeText(key, before, edited), openedAt });
  if (outcome === "saved" || outcome === "same") return outcome;
  return returned({ values, preview, conflict: true, status: 409 });
}

/** Adds a source that somebody read as a draft of its own, and lists it in the text. */
export async function addSource(ctx: Context, userId: string, { key, form, openedAt }: Posted): Promise<ReturnedText | "source"> {
  const slug = String(form.get("id") ?? "").trim();
  const source: TextKey = { kind: "source", slug };
  const names = TEXT_FIELDS.source.map(({ name }) => name);
  const edited = readTextForm(form, "source", names, { fields: {}, body: "" });
  const typed = { ...valuesOf("source", edited), id: slug };
  const refused = (errors: readonly string[]) => returned({ errors, source: typed, status: 422 });
  if (!isTextKey(source)) return refused([m.editor_source_id_error()]);
  const text = writeText(source, emptyText(source, ""), edited);
  const { mistakes } = readFiles(new Map([[fileOf(source), text]]));
  const own = mistakes.filter(({ file }) => file === `content/${fileOf(source)}`);
  if (own.length > 0) return refused(own.map(({ sentence }) => mistakeWords(sentence)));
  const before = newestText(key, await textVersions(ctx.db, key));
  const opened = openText(key, before);
  if (!opened) return refused([m.editions_broken()]);
  const listing = { ...key, text: writeText(key, before, withSource(opened, slug)), openedAt };
  const { outcome } = await saveSourceOf(ctx, userId, { ...source, text }, listing);
  if (outcome === "changed") return returned({ source: typed, conflict: true, status: 409 });
  return outcome === "taken" ? refused([m.editor_source_taken()]) : "source";
}

function withSource({ fields, body }: EditedText, id: string): EditedText {
  const listed = Array.isArray(fields.sources) ? fields.sources.map(String) : [];
  return { fields: { ...fields, sources: [...listed, id] }, body };
}
