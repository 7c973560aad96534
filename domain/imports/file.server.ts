import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { columnNamed, type ImportColumn, readHeader } from "./columns.ts";
import { CsvReader, type CsvRecord } from "./csv.ts";
import type { ImportCells } from "./row.ts";

/** Errors of a whole file are codes, and callers have the words. */
/** Why a file cannot be read; `texts/import-reasons.ts` has the sentences. */
export type FileCode =
  | "not-found"
  | "not-a-file"
  | "unknown-format"
  | "empty"
  | "spreadsheet"
  | "utf-16"
  | "not-utf-8"
  | "missing-columns"
  | "repeated-columns"
  | "open-quote"
  | "too-large"
  | "too-many-rows"
  | "too-many-columns"
  | "too-many-cells"
  | "no-rows"
  | "json-too-large"
  | "json-broken"
  | "json-shape";

export class ImportFileError extends Error {
  readonly code: FileCode;
  readonly hint: string;
  constructor(code: FileCode, hint = "") {
    super(hint ? `${code}: ${hint}` : code);
    this.name = "ImportFileError";
    this.code = code;
    this.hint = hint;
  }
}

export interface SourceRow {
  /** The number of the row in a spreadsheet (the headings are row 1), or the position in a JSON list from 1. */
  readonly line: number;
  readonly cells: ImportCells;
  /** Set when the row itself cannot be parsed. */
  readonly problem?: "extra-cells" | "broken-quotes" | "not-an-object";
}

export interface ImportSource {
  /** Headings that the import does not know. */
  readonly ignored: readonly string[];
  /** Rows are read on demand, so that a CSV file is never in memory as a whole. A JSON file is. */
  readonly rows: AsyncIterable<SourceRow>;
  /** The share of the file that was read, from 0 to 1. */
  progress(): number;
}

/** The size limit for JSON files, which are read as a whole. */
const MAX_JSON = 64 * 1024 * 1024;

/** Opens a .csv or .json file. `latin1` reads it as Windows-1252, which old spreadsheets write, instead of UTF-8. */
export async function openImportFile(file: string, { latin1 = false } = {}): Promise<ImportSource> {
  const info = await stat(file).catch(() => null);
  if (!info) throw new ImportFileError("not-found", file);
  if (!info.isFile()) throw new ImportFileError("not-a-file", file);
  const extension = path.extname(file).toLowerCase();
  if (extension !== ".csv" && extension !== ".json") throw new ImportFileError("unknown-format", extension);
  await checkEncoding(file, latin1);
  return extension === ".csv" ? openCsv(file, info.size, latin1) : openJson(file, info.size, latin1);
}

async function checkEncoding(file: string, latin1: boolean): Promise<void> {
  const start = Buffer.alloc(4);
  const handle = await open(file);
  const { bytesRead } = await handle.read(start, 0, 4, 0).finally(() => handle.close());
  if (bytesRead === 0) throw new ImportFileError("empty");
  if (start.subarray(0, 2).equals(Buffer.from("PK"))) throw new ImportFileError("spreadsheet");
  if (start.readUInt16BE(0) === 0xfffe || start.readUInt16BE(0) === 0xfeff) throw new ImportFileError("utf-16");
  if (latin1) return;
  // The whole file is checked before the first row is stored, so that a mistake in the middle does not leave half an import.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      throw new ImportFileError("not-utf-8", String(line + lineOfFirstError(bytes)));
    }
    for (const byte of bytes) if (byte === 0x0a) line++;
  }
}

function lineOfFirstError(bytes: Buffer): number {
  const replaced = bytes.toString("utf8").indexOf("\uFFFD");
  return bytes.toString("utf8").slice(0, Math.max(0, replaced)).split("\n").length - 1;
}

async function openCsv(file: string, size: number, latin1: boolean): Promise<ImportSource> {
  const read = { bytes: 0 };
  const records = csvRecords(file, latin1, read);
  const first = await records.next();
  if (first.done) throw new ImportFileError("empty");
  const header = readHeader(first.value.values);
  if (header.missing.length > 0) throw new ImportFileError("missing-columns", header.missing.join(", "));
  if (header.repeated.length > 0) throw new ImportFileError("repeated-columns", header.repeated.join(", "));
  return {
    ignored: header.unknown,
    progress: () => Math.min(1, read.bytes / size),
    rows: csvRows(records, header.columns),
  };
}

async function* csvRows(records: AsyncIterable<CsvRecord>, columns: readonly (ImportColumn | null)[]): AsyncIterable<SourceRow> {
  let line = 1;
  for await (const { values, broken } of records) {
    line++;
    if (values.every((value) => value.trim() === "")) continue;
    const cells: ImportCells = {};
    for (const [i, column] of columns.entries()) if (column) cells[column] = values[i] ?? "";
    const extra = values.slice(columns.length).some((value) => value.trim() !== "");
    yield { line, cells, ...(broken ? { problem: "broken-quotes" as const } : extra && { problem: "extra-cells" as const }) };
  }
}

async function* csvRecords(file: string, latin1: boolean, read: { bytes: number }): AsyncGenerator<CsvRecord, undefined> {
  const reader = new CsvReader();
  for await (const piece of decoded(file, latin1, read)) yield* whole(reader.push(piece));
  yield* whole(reader.end());
}

export function whole(records: CsvRecord[] | null): CsvRecord[] {
  if (records === null) throw new ImportFileError("open-quote");
  return records;
}

/** Decodes a text with \n as the only line end. A carriage return at the end of a chunk waits for the next chunk. */
async function* decoded(file: string, latin1: boolean, read: { bytes: number }): AsyncIterable<string> {
  // Removes the byte order mark as well.
  const decoder = new TextDecoder(latin1 ? "windows-1252" : "utf-8");
  let held = "";
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    read.bytes += bytes.length;
    const text = held + decoder.decode(bytes, { stream: true });
    held = text.endsWith("\r") ? "\r" : "";
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, "\n");
  }
  yield (held + decoder.decode()).replace(/\r\n?/g, "\n");
}

const JSON_LISTS = [
  { keys: ["centers", "centros"], type: "centro" },
  { keys: ["specialists", "especialistas"], type: "especialista" },
] as const;

async function openJson(file: string, size: number, latin1: boolean): Promise<ImportSource> {
  if (size > MAX_JSON) throw new ImportFileError("json-too-large", String(MAX_JSON / 1024 / 1024));
  const content = new TextDecoder(latin1 ? "windows-1252" : "utf-8").decode(await readFile(file));
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch (error) {
    throw new ImportFileError("json-broken", (error as Error).message);
  }
  const entries = jsonEntries(jsonLists(parsed));
  const ignored = new Set<string>();
  const rows = entries.map(({ entry, type }, i): SourceRow => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return { line: i + 1, cells: {}, problem: "not-an-object" };
    const cells: ImportCells = type ? { tipo: type } : {};
    for (const [key, value] of Object.entries(entry)) {
      const column = columnNamed(key);
      if (column) cells[column] = value;
      else ignored.add(key);
    }
    return { line: i + 1, cells };
  });
  let taken = 0;
  return {
    ignored: [...ignored],
    progress: () => (rows.length === 0 ? 1 : taken / rows.length),
    rows: (async function* () {
      for (const row of rows) {
        taken++;
        yield row;
      }
    })(),
  };
}

interface JsonList {
  readonly list: readonly unknown[];
  /** The type of its entries, if the name of the list says it. */
  readonly type: string | null;
}

/** Returns the lists of profiles in a JSON file. */
export function jsonLists(parsed: unknown): JsonList[] {
  if (Array.isArray(parsed)) return [{ list: parsed, type: null }];
  const named = JSON_LISTS.flatMap(({ keys, type }) =>
    keys.map((key) => ({ list: (parsed as Record<string, unknown> | null)?.[key], type })),
  );
  const given = named.filter(({ list }) => list !== undefined);
  if (given.length === 0 || !given.every(({ list }) => Array.isArray(list))) throw new ImportFileError("json-shape");
  return given.map(({ list, type }) => ({ list: list as unknown[], type }));
}

export const jsonEntries = (lists: readonly JsonList[]): { entry: unknown; type: string | null }[] =>
  lists.flatMap(({ list, type }) => list.map((entry) => ({ entry, type })));
