import { expect, test } from "vitest";
import { documentsIn, TEXT_KINDS } from "#domain/content/content-documents.ts";
import { openText, writeText } from "#domain/content/edit-fields.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { TEXT_FIELDS } from "#domain/content/text-fields.ts";
import { formValues, readTextForm } from "./read-text-form.ts";
import { fieldsOfSection, sectionsOf } from "./text-sections.ts";

test("every text of the site goes through the form of each of its parts and comes back byte for byte", () => {
  const documents = documentsIn(readContent().files);
  expect(new Set(documents.map(({ kind }) => kind)).size).toBe(8);
  for (const { text, ...key } of documents) {
    const opened = openText(key, text)!;
    const values = Object.entries(formValues(key.kind, opened));
    const edited = sectionsOf(key.kind).reduce((before, section) => {
      const names = fieldsOfSection(key.kind, section);
      const form = new FormData();
      for (const [name, value] of values.filter(([name]) => names?.includes(name))) {
        if (typeof value === "string") form.append(name, value.replaceAll("\n", "\r\n"));
        else for (const row of value) for (const [column, cell] of Object.entries(row)) form.append(`${name}.${column}`, cell);
      }
      if (section === "texto") form.append("cuerpo", opened.body.replaceAll("\n", "\r\n"));
      return readTextForm(form, key.kind, names ?? [], before);
    }, opened);
    expect(writeText(key, text, edited)).toBe(text);
  }
});

test("every field of every kind of text is edited in exactly one part", () => {
  for (const kind of TEXT_KINDS) {
    const edited = sectionsOf(kind).flatMap((section) => fieldsOfSection(kind, section) ?? []);
    expect(edited.sort()).toEqual(TEXT_FIELDS[kind].map(({ name }) => name).sort());
  }
});
