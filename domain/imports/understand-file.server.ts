import { CsvReader, type CsvRecord, type Delimiter } from "./csv.ts";
import { ImportFileError, jsonEntries, jsonLists, whole } from "./file.server.ts";
import { type Encoding, IMPORT_LIMITS } from "./import.ts";

export interface UnderstoodRow {
  /** The number of the row in a spreadsheet, or the position in a JSON list from 1. */
  readonly line: number;
  /** In the order of the headings. */
  readonly cells: readonly unknown[];
  readonly broken?: "extra-cells" | "broken-quotes" | "not-an-object";
}

export interface UnderstoodFile {
  readonly encoding: Encoding;
  /** Null for JSON. */
  readonly delimiter: Delimiter | null;
  readonly headings: readonly string[];
  readonly rows: readonly UnderstoodRow[];
}

/** Parses a whole file. Without a given encoding, a file that is not valid UTF-8 is read as Windows-1252. Throws `ImportFileError`. */
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
  return { encoding, ...read };
}

/** Refuses too many rows. Every row gets a cell for every heading, so both are counted before the first cell is made. */
function limitRows(rows: number): void {
  if (rows > IMPORT_LIMITS.rows) throw new ImportFileError("too-many-rows", String(IMPORT_LIMITS.rows));
}

function limitHeadings(headings: number): void {
  if (headings > IMPORT_LIMITS.headings) throw new ImportFileError("too-many-columns", String(IMPORT_LIMITS.headings));
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
  let headings: readonly string[] | undefined;
  const rows: UnderstoodRow[] = [];
  let line = 0;
  const take = ({ values, broken }: CsvRecord) => {
    line++;
    if (!headings) {
      limitHeadings(values.length);
      headings = values.map(headingOf);
      return;
    }
    if (values.every((value) => value.trim() === "")) return;
    limitRows(rows.length + 1);
    const extra = values.slice(headings.length).some((value) => value.trim() !== "");
    const cells = headings.map((_, at) => storable(values[at] ?? ""));
    rows.push({ line, cells, ...(broken ? { broken: "broken-quotes" as const } : extra && { broken: "extra-cells" as const }) });
  };
  // The file is read in chunks, so that a refused file is never in memory as rows and cells.
  for (const piece of piecesOf(text.replace(/\r\n?/g, "\n"))) for (const record of whole(reader.push(piece))) take(record);
  for (const record of whole(reader.end())) take(record);
  if (!headings) throw new ImportFileError("empty");
  return { delimiter: reader.delimiter, headings, rows };
}

const PIECE = 256 * 1024;

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE);
}

function readJson(text: string): Omit<UnderstoodFile, "encoding"> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError("json-broken", (error as Error).message);
  }
  const lists = jsonLists(parsed);
  limitRows(lists.reduce((sum, { list }) => sum + list.length, 0));
  const entries = jsonEntries(lists).map(({ entry, type }) => (isProfile(entry) ? { entry, type } : null));
  const keys = keysOf(entries);
  const rows = entries.map((given, i): UnderstoodRow => {
    if (!given) return { line: i + 1, cells: keys.map(() => ""), broken: "not-an-object" };
    const { entry, type } = given;
    return { line: i + 1, cells: keys.map((key) => cellOf(Object.hasOwn(entry, key) ? entry[key] : key === TYPE ? (type ?? "") : "")) };
  });
  return { delimiter: null, headings: keys.map(headingOf), rows };
}

/** The column that gets the type of the entries from the name of their list. */
const TYPE = "tipo";

const isProfile = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry);

/** Returns every key of any entry, once each. */
function keysOf(entries: readonly ({ entry: Record<string, unknown>; type: string | null } | null)[]): string[] {
  const keys = new Set<string>();
  for (const given of entries) {
    if (!given) continue;
    if (given.type) keys.add(TYPE);
    for (const key of Object.keys(given.entry)) keys.add(key);
    limitHeadings(keys.size);
  }
  return [...keys];
}

const MAX_HEADING = 100;

const headingOf = (heading: string, i: number) => storable(heading.trim().slice(0, MAX_HEADING)).trim() || `#${i + 1}`;

/** Returns a JSON value as a cell. Lists of texts stay lists; deeper values become a text that no column accepts. */
function cellOf(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.map(storable);
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? "[…]" : "{…}";
}

/** Removes NUL and lone surrogates, which cannot be stored. */
const storable = (text: string) => text.replace(/\0|\p{Surrogate}/gu, " ");
