import { expect, test } from "vitest";
import { documentsIn } from "#domain/content/content-documents.ts";
import { openText, writeText } from "#domain/content/edit-fields.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { formValues, readTextForm } from "./read-text-form.ts";

test("every text of the site goes through its form and comes back byte for byte", () => {
  const documents = documentsIn(readContent().files);
  expect(new Set(documents.map(({ kind }) => kind)).size).toBe(6);
  for (const { text, ...key } of documents) {
    const opened = openText(key, text)!;
    const form = new FormData();
    for (const [name, value] of Object.entries(formValues(key.kind, opened))) {
      if (typeof value === "string") form.append(name, value.replaceAll("\n", "\r\n"));
      else for (const row of value) for (const [column, cell] of Object.entries(row)) form.append(`${name}.${column}`, cell);
    }
    form.append("cuerpo", opened.body.replaceAll("\n", "\r\n"));
    expect(writeText(key, text, readTextForm(form, key.kind))).toBe(text);
  }
});
