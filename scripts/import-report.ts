import fs from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import type { ImportProblem } from "#domain/directory/import-providers.server.ts";
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
  const file = path.join(folder, `import-report-${path.parse(input).name}-${stamp}.csv`);
  let descriptor: number | null = null;
  const write = (cells: string[]) => {
    // `wx`: never over an earlier report. The mark lets spreadsheets see the accents.
    descriptor ??= startFile(file);
    fs.writeSync(descriptor, csvLine(cells));
  };
  return {
    add(problem) {
      write([String(problem.line), problem.field, problem.value, rowReason(problem)]);
    },
    close() {
      if (descriptor === null) return null;
      fs.closeSync(descriptor);
      return file;
    },
  };
}

function startFile(file: string): number {
  const descriptor = fs.openSync(file, "wx");
  fs.writeSync(descriptor, `\uFEFF${csvLine(["fila", "campo", "valor", "motivo"])}`);
  return descriptor;
}

/** A cell that begins like a formula is shown as text: the report is opened in the same spreadsheet as the file. */
const csvLine = (cells: string[]) => `${Papa.unparse([cells], { quotes: true, escapeFormulae: true })}\r\n`;
