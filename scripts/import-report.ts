import fs from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import type { ImportProblem } from "#domain/imports/import-providers.server.ts";
import { rowReason } from "./import-reasons.ts";

/** The rows that did not enter and why, in a file beside the one they came from. It is made with the first of them. */
export interface ImportReport {
  add(problem: ImportProblem): void;
  /** Its path, or null when there was nothing to report. */
  close(): string | null;
}

/** Throws when no file can be made there: better before the import than after. */
export function openImportReport(input: string, now: Date): ImportReport {
  const folder = path.dirname(path.resolve(input));
  fs.accessSync(folder, fs.constants.W_OK);
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
  const name = path.join(folder, `import-report-${path.parse(input).name}-${stamp}`);
  let file: { path: string; descriptor: number } | null = null;
  return {
    add(problem) {
      file ??= startFile(name);
      fs.writeSync(file.descriptor, csvLine([String(problem.line), problem.field, problem.value, rowReason(problem)]));
    },
    close() {
      if (file) fs.closeSync(file.descriptor);
      return file?.path ?? null;
    },
  };
}

/** Never over an earlier report, even of the same second. The mark at the start lets spreadsheets see the accents. */
function startFile(name: string): { path: string; descriptor: number } {
  for (let n = 1; ; n++) {
    const file = `${name}${n > 1 ? `-${n}` : ""}.csv`;
    try {
      const descriptor = fs.openSync(file, "wx");
      fs.writeSync(descriptor, `\uFEFF${csvLine(["fila", "campo", "valor", "motivo"])}`);
      return { path: file, descriptor };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** A cell that begins like a formula is shown as text: the report is opened in the same spreadsheet as the file. */
const csvLine = (cells: string[]) => `${Papa.unparse([cells], { quotes: true, escapeFormulae: true })}\r\n`;
