import fs from "node:fs";
import path from "node:path";
import type { ImportProblem } from "#domain/imports/import-providers.server.ts";
import { csvLines, MARK_OF_UTF_8 } from "#platform/csv.ts";
import { rowReason } from "#texts/import-reasons.ts";

/** A list of the refused rows with their reasons, in a file beside the imported one. The first refused row creates the file. */
export interface ImportReport {
  add(problem: ImportProblem): void;
  /** Returns the file's path, or null when there was nothing to report. */
  close(): string | null;
}

/** Opens a report. Throws at once when its folder is not writable, before anything is imported. */
export function openImportReport(input: string, now: Date): ImportReport {
  const folder = path.dirname(path.resolve(input));
  fs.accessSync(folder, fs.constants.W_OK);
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
  const name = path.join(folder, `import-report-${path.parse(input).name}-${stamp}`);
  let file: { path: string; descriptor: number } | null = null;
  return {
    add(problem) {
      file ??= startFile(name);
      fs.writeSync(file.descriptor, csvLine([problem.line, problem.field, problem.value, rowReason(problem)]));
    },
    close() {
      if (file) fs.closeSync(file.descriptor);
      return file?.path ?? null;
    },
  };
}

/** Creates a file, never over an earlier report. The byte order mark makes spreadsheets read the accents. */
function startFile(name: string): { path: string; descriptor: number } {
  for (let n = 1; ; n++) {
    const file = `${name}${n > 1 ? `-${n}` : ""}.csv`;
    try {
      const descriptor = fs.openSync(file, "wx");
      fs.writeSync(descriptor, MARK_OF_UTF_8 + csvLine(["fila", "campo", "valor", "motivo"]));
      return { path: file, descriptor };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

const csvLine = (cells: (string | number)[]) => csvLines([cells], { quoted: true });
