import { CsvReader, type CsvRecord } from "./csv.ts";
import { ImportFileError, jsonEntries, whole } from "./file.server.ts";
import { type Encoding, IMPORT_LIMITS } from "./import.ts";

export interface UnderstoodRow {
  /** The row as a spreadsheet numbers it, or the place in a JSON list from 1. */
  readonly line: number;
  /** In the order of the headings. */
  readonly cells: readonly unknown[];
  readonly broken?: "extra-cells" | "broken-quotes" | "not-an-object";
}

export interface UnderstoodFile {
  readonly encoding: Encoding;
  /** Null for JSON. */
  readonly delimiter: string | null;
  readonly headings: readonly string[];
  readonly rows: readonly UnderstoodRow[];
}

/** Reads a whole file. Without an encoding, a file that is not valid UTF-8 is one of an old spreadsheet. Throws `ImportFileError`. */
export function understandFile(name: string, bytes: Uint8Array, asked?: Encoding): UnderstoodFile {
  if (bytes.length === 0) throw new ImportFileError("empty");
  if (bytes.length > IMPORT_LIMITS.bytes) throw new ImportFileError("too-large", String(IMPORT_LIMITS.bytes / 2 ** 20));
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new ImportFileError("spreadsheet");
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) throw new ImportFileError("utf-16");
  const encoding = asked ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
  const text = new TextDecoder(encoding).decode(bytes);
  const extension = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  if (extension !== ".csv" && extension !== ".json" && extension !== ".txt") throw new ImportFileError("unknown-format", extension);
  const read = extension === ".json" ? readJson(text) : readCsv(text);
  if (read.rows.length === 0) throw new ImportFileError("no-rows");
  if (read.rows.length > IMPORT_LIMITS.rows) throw new ImportFileError("too-many-rows", String(IMPORT_LIMITS.rows));
  if (read.headings.length > IMPORT_LIMITS.headings) throw new ImportFileError("too-many-columns", String(IMPORT_LIMITS.headings));
  return { encoding, ...read };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function readCsv(text: string): Omit<UnderstoodFile, "encoding"> {
  const reader = new CsvReader();
  const records: CsvRecord[] = [];
  records.push(...whole(reader.push(text.replace(/\r\n?/g, "\n"))));
  records.push(...whole(reader.end()));
  const [head, ...rest] = records;
  if (!head) throw new ImportFileError("empty");
  const headings = head.values.map((heading, i) => storable(heading).trim().slice(0, 100) || `#${i + 1}`);
  const rows = rest.flatMap(({ values, broken }, i): UnderstoodRow[] => {
    if (values.every((value) => value.trim() === "")) return [];
    const extra = values.slice(headings.length).some((value) => value.trim() !== "");
    const cells = headings.map((_, at) => storable(values[at] ?? ""));
    return [{ line: i + 2, cells, ...(broken ? { broken: "broken-quotes" as const } : extra && { broken: "extra-cells" as const }) }];
  });
  return { delimiter: reader.delimiter, headings, rows };
}

function readJson(text: string): Omit<UnderstoodFile, "encoding"> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError("json-broken", (error as Error).message);
  }
  const entries = jsonEntries(parsed).map(({ entry, type }) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? { ...(type && { tipo: type }), ...(entry as Record<string, unknown>) }
      : null,
  );
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry ?? {})))];
  const rows = entries.map((entry, i): UnderstoodRow => {
    if (!entry) return { line: i + 1, cells: keys.map(() => ""), broken: "not-an-object" };
    const cells = entry as Record<string, unknown>;
    return { line: i + 1, cells: keys.map((key) => cellOf(Object.hasOwn(cells, key) ? cells[key] : "")) };
  });
  return { delimiter: null, headings: keys.map((key, i) => storable(key).trim().slice(0, 100) || `#${i + 1}`), rows };
}

/** Keeps lists of texts as lists; deeper things become a text that no column takes. */
function cellOf(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.map(storable);
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? "[…]" : "{…}";
}

/** Takes out NUL and half characters, which cannot be stored. */
const storable = (text: string) => text.replace(/\0|\p{Surrogate}/gu, " ");
