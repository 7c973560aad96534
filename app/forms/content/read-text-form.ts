import type { TextKind } from "#domain/content/content-documents.ts";
import type { EditedText } from "#domain/content/edit-fields.ts";
import { TEXT_FIELDS, type TextField } from "#domain/content/text-fields.ts";

/** The values of the form's controls: a text, or for rows a text for each column. */
export type FormValue = string | readonly Readonly<Record<string, string>>[];

/** Returns the values of the controls of a text's fields. */
export function formValues(kind: TextKind, { fields }: EditedText): Record<string, FormValue> {
  return Object.fromEntries(TEXT_FIELDS[kind].map((field) => [field.name, shownValue(field, fields[field.name])]));
}

function shownValue({ shape, columns = [] }: TextField, value: unknown): FormValue {
  const list = Array.isArray(value) ? value : [];
  if (shape === "rows")
    return list.map((row) => Object.fromEntries(columns.map((column) => [column, words((row as Record<string, unknown>)?.[column])])));
  if (shape === "lines") return list.map(words).join("\n");
  return words(value);
}

const words = (value: unknown) => (value === null || value === undefined ? "" : String(value).trim());

/**
 * Reads the form of one part of a text; the other parts stay as they were. Wrong values stay as typed, so that the rules of the file
 * find them.
 */
export function readTextForm(form: FormData, kind: TextKind, names: readonly string[], before: EditedText): EditedText {
  const read = TEXT_FIELDS[kind].filter(({ name }) => names.includes(name)).map((field) => [field.name, sentValue(form, field)] as const);
  return { fields: { ...before.fields, ...Object.fromEntries(read) }, body: form.has("cuerpo") ? sent(form, "cuerpo") : before.body };
}

const sent = (form: FormData, name: string) => plain(form.get(name));
const plain = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "");

/** Returns the rows of a field in the form, including empty ones. */
export function rowsIn(form: FormData, { name, columns = [] }: Pick<TextField, "name" | "columns">): Record<string, string>[] {
  const cells = columns.map((column) => form.getAll(`${name}.${column}`).map(plain));
  const count = Math.max(0, ...cells.map((column) => column.length));
  return Array.from({ length: count }, (_, row) => Object.fromEntries(columns.map((column, index) => [column, cells[index]![row] ?? ""])));
}

function sentValue(form: FormData, { name, shape, columns = [], optional }: TextField): unknown {
  const typed = sent(form, name);
  switch (shape) {
    case "lines":
      return form
        .getAll(name)
        .flatMap((part) => plain(part).split("\n"))
        .map((line) => line.trim())
        .filter(Boolean);
    case "rows":
      return rowsIn(form, { name, columns })
        .map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== "")))
        .filter((row) => Object.keys(row).length > 0);
    case "number":
      return /^\d{1,6}$/.test(typed) ? Number(typed) : typed;
    default:
      return optional && typed === "" ? null : typed;
  }
}
