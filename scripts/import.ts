/**
 * `npm run import -- FILE` imports centers and specialists from a .csv or .json file, as profiles that wait for review. `--dry-run`
 * tries everything and stores nothing, `--latin1` reads files of old spreadsheets. docs/import.md lists the columns.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { ImportFileError, openImportFile } from "#domain/imports/file.server.ts";
import { type ImportSummary, importProviders } from "#domain/imports/import-providers.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { EnvMistakes, readEnv } from "#platform/env.ts";
import { formatNumber } from "#platform/format.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";
import { fileReason } from "#texts/import-reasons.ts";
import { openImportReport } from "./import-report.ts";

const USAGE = "Uso: npm run import -- ARCHIVO.csv|ARCHIVO.json [--dry-run] [--latin1]";
const SECONDS_BETWEEN_LINES = 2;

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, latin1: { type: "boolean" }, help: { type: "boolean" } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length !== 1) giveUp(USAGE);
    return { file: positionals[0]!, dryRun: values["dry-run"] ?? false, latin1: values.latin1 ?? false };
  } catch (error) {
    giveUp(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Shows progress: in a terminal on one line, elsewhere as a line now and then. */
function progressPrinter(share: () => number) {
  let last = 0;
  return (summary: Readonly<ImportSummary>) => {
    const rows = Object.values(summary).reduce((sum, count) => sum + count, 0);
    const line = `  ${Math.round(100 * share())} % · ${formatNumber(rows)} filas · ${formatNumber(summary.rejected)} rechazadas`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line} `);
    else if (performance.now() - last > SECONDS_BETWEEN_LINES * 1000) console.log(line);
    else return;
    last = performance.now();
  };
}

const LABELS: Readonly<Record<keyof ImportSummary, [one: string, many: string]>> = {
  created: ["perfil nuevo, pendiente de revisión", "perfiles nuevos, pendientes de revisión"],
  updated: ["perfil pendiente actualizado", "perfiles pendientes actualizados"],
  unchanged: ["fila sin cambios", "filas sin cambios"],
  kept: ["perfil que ya no está pendiente y no se tocó", "perfiles que ya no están pendientes y no se tocaron"],
  rejected: ["fila rechazada", "filas rechazadas"],
};

function describe(summary: ImportSummary): string {
  const parts = (Object.keys(LABELS) as (keyof ImportSummary)[]).filter((key) => summary[key] > 0);
  if (parts.length === 0) return "El archivo no tiene filas.";
  const changes = summary.created + summary.updated + summary.kept + summary.rejected;
  const lines = parts.map((key) => `  ${formatNumber(summary[key])} ${LABELS[key][summary[key] === 1 ? 0 : 1]}`);
  return [...(changes === 0 ? ["Sin cambios."] : []), ...lines].join("\n");
}

async function run({ file, dryRun, latin1 }: ReturnType<typeof readOptions>): Promise<number> {
  const source = await openImportFile(file, { latin1 });
  const report = openImportReport(file, new Date());
  if (source.ignored.length > 0) console.log(`Columnas que no se leen: ${source.ignored.join(", ")}.`);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  process.once("SIGTERM", () => stop.abort());
  const server = await openDatabaseServer(readEnv());
  const db = openDatabase(server.url, { max: 2 });
  let jobs: Awaited<ReturnType<typeof openJobQueue>> | undefined;
  try {
    await prepareDatabase(server.url);
    jobs = await openJobQueue(db);
    const summary = await importProviders({ db, jobs }, source.rows, {
      dryRun,
      fileName: path.basename(file),
      onProblem: (problem) => report.add(problem),
      onProgress: progressPrinter(source.progress),
      signal: stop.signal,
    });
    if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    if (stop.signal.aborted) console.log("Interrumpido: lo leído hasta aquí quedó guardado, y repetir la orden sigue donde se quedó.");
    if (dryRun) console.log("Ensayo: nada quedó guardado.");
    console.log(describe(summary));
    return summary.rejected > 0 ? 2 : 0;
  } finally {
    const written = report.close();
    if (written) console.log(`Los motivos están en ${written}`);
    await jobs?.close();
    await db.destroy();
    await server.stop();
  }
}

try {
  process.exitCode = await run(readOptions());
} catch (error) {
  if (error instanceof ImportFileError) giveUp(fileReason(error.code, error.hint));
  if (error instanceof EnvMistakes) giveUp(error.message);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EROFS" || code === "ENOSPC")
    giveUp(`No se puede escribir el informe junto al archivo: ${(error as Error).message}`);
  throw error;
}
