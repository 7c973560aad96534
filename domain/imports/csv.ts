import Papa from "papaparse";

/** The separators between cells. */
const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface CsvRecord {
  readonly values: string[];
  /** True when the row has unbalanced quotation marks. */
  readonly broken: boolean;
}

/** The maximum length of a row. No valid row is longer: a missing quotation mark makes the rest of the file one row. */
const MAX_ROW = 1024 * 1024;

/** Parses a CSV file in chunks. The incomplete last row of a chunk is kept until the next one. */
export class CsvReader {
  #delimiter: Delimiter | undefined;
  #text = "";
  /** An incomplete row is parsed again only after its text has doubled, so each letter is read about twice. */
  #enough = 0;

  /** The separator, once the first chunk was read. */
  get delimiter(): Delimiter {
    return this.#delimiter ?? ",";
  }

  /** Returns the rows that are complete now, or null when one is longer than allowed. */
  push(piece: string): CsvRecord[] | null {
    if (piece === "") return [];
    this.#delimiter ??= delimiterIn(piece);
    this.#text += withoutRuns(piece, this.#delimiter);
    return this.#text.length < this.#enough ? [] : this.#read(false);
  }

  end(): CsvRecord[] | null {
    return this.#read(true);
  }

  #read(last: boolean): CsvRecord[] | null {
    const parser = new Papa.Parser({ delimiter: this.delimiter, newline: "\n" });
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(this.#text, 0, !last);
    const broken = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
    this.#text = this.#text.slice(meta.cursor);
    this.#enough = Math.min(2 * this.#text.length, MAX_ROW);
    if (this.#text.length > MAX_ROW || data.some((values) => lengthOf(values) > MAX_ROW)) return null;
    return data.map((values, i) => ({ values, broken: broken.has(i) }));
  }
}

/**
 * Finds the separator. Collapses runs of blanks before parsing, since cells are read that way anyway, and blanks after a quotation mark
 * cost the parser quadratic time.
 */
function delimiterIn(piece: string): Delimiter {
  const { delimiter } = Papa.parse(withoutRuns(piece, "\t"), { preview: 10, delimitersToGuess: [...DELIMITERS] }).meta;
  return DELIMITERS.find((known) => known === delimiter) ?? ",";
}

function withoutRuns(text: string, delimiter: Delimiter): string {
  return text.replace(delimiter === "\t" ? /[^\S\n\t]{2,}/g : /[^\S\n]{2,}/g, " ");
}

const lengthOf = (values: readonly string[]) => values.reduce((sum, value) => sum + value.length, values.length);
