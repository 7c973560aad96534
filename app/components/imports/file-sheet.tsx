import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { Form } from "react-router";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Delimiter } from "#domain/imports/csv.ts";
import type { OpenedImport } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { ENCODING_NAMES } from "./names.ts";

const SEPARATORS: ChoiceNames<Delimiter> = {
  ",": m.imports_separator_comma,
  ";": m.imports_separator_semicolon,
  "\t": m.imports_separator_tab,
};

/** What we understood of the file, and the correction when its accents are wrong. */
export function FileSheet({ opened, changeable }: { opened: OpenedImport; changeable: boolean }) {
  const { fileName, rows, headings, delimiter, encoding, version } = opened;
  const other = encoding === "utf-8" ? "windows-1252" : "utf-8";
  const said = { rows: formatNumber(rows), columns: headings.length, encoding: ENCODING_NAMES[encoding] };
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-xl border bg-surface px-4 py-4 elevation-1 md:px-6">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
        <span className="grid size-13 flex-none place-items-center rounded-lg bg-tonal text-[1.5rem] text-on-tonal">
          <FileSpreadsheet className="size-[1em]" />
        </span>
        <div className="min-w-0">
          <h2 className="break-all font-bold">{fileName}</h2>
          <p className="text-ink-2 text-ui">
            {delimiter === null
              ? m.imports_understood_json(said)
              : m.imports_understood_csv({ ...said, separator: SEPARATORS[delimiter]() })}
          </p>
        </div>
      </div>
      {changeable && (
        <div className="flex flex-wrap items-start gap-2">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="codificacion" value={other} />
            <Button type="submit" name="accion" value="leer" kind="quiet" size="s" className="whitespace-normal!">
              {m.imports_accents({ encoding: ENCODING_NAMES[other] })}
            </Button>
          </Form>
          <Button kind="outline" size="s" href={href("/dashboard/admin/importar")}>
            {m.imports_other_file()}
          </Button>
        </div>
      )}
    </section>
  );
}
