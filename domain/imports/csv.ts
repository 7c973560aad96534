import Papa from "papaparse";

/** What may stand between the cells of a file. */
const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export interface CsvRecord {
  readonly values: string[];
  /** The row has unbalanced quotation marks. */
  readonly broken: boolean;
}

/** Longer than any valid row. A longer one means an open quotation mark that swallows the rest of the file. */
const MAX_ROW = 1024 * 1024;

/** Parses a CSV file piece by piece. The incomplete last row of a piece waits for the next one. */
export class CsvReader {
  #delimiter: Delimiter | undefined;
  #text = "";
  /** An incomplete row is parsed again only after its text has doubled, so each letter is read about twice. */
  #enough = 0;

  /** What stands between cells, once the first piece was read. */
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
 * Collapses runs of blanks: cells are read that way anyway, and after a quotation mark they would cost the parser quadratic
 * time.
 */
function delimiterIn(piece: string): Delimiter {
  const { delimiter } = Papa.parse(withoutRuns(piece, "\t"), { preview: 10, delimitersToGuess: [...DELIMITERS] }).meta;
  return DELIMITERS.find((known) => known === delimiter) ?? ",";
}

function withoutRuns(text: string, delimiter: Delimiter): string {
  return text.replace(delimiter === "\t" ? /[^\S\n\t]{2,}/g : /[^\S\n]{2,}/g, " ");
}

const lengthOf = (values: readonly string[]) => values.reduce((sum, value) => sum + value.length, values.length);
