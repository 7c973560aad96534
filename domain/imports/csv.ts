import Papa from "papaparse";

export interface CsvRecord {
  readonly values: string[];
  /** Its quotation marks do not fit together. */
  readonly broken: boolean;
}

/** Above what any row of ours holds. A longer one is an open quotation mark that swallows the rest of the file. */
const MAX_ROW = 1024 * 1024;

/** Takes a CSV file apart piece by piece. What a piece holds of its last row waits for the next one. */
export class CsvReader {
  #delimiter: string | undefined;
  #text = "";
  /** A row that was not complete is looked at again once there is twice as much of it: each letter is then read about twice. */
  #enough = 0;

  /** The rows that are complete now; null when one is longer than a row may be. */
  push(piece: string): CsvRecord[] | null {
    if (piece === "") return [];
    this.#delimiter ??= Papa.parse(withoutRuns(piece, "\t"), { preview: 10, delimitersToGuess: [",", ";", "\t"] }).meta.delimiter;
    this.#text += withoutRuns(piece, this.#delimiter);
    return this.#text.length < this.#enough ? [] : this.#read(false);
  }

  end(): CsvRecord[] | null {
    return this.#read(true);
  }

  #read(last: boolean): CsvRecord[] | null {
    const parser = new Papa.Parser({ delimiter: this.#delimiter ?? ",", newline: "\n" });
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(this.#text, 0, !last);
    const broken = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
    this.#text = this.#text.slice(meta.cursor);
    this.#enough = Math.min(2 * this.#text.length, MAX_ROW);
    if (this.#text.length > MAX_ROW || data.some((values) => lengthOf(values) > MAX_ROW)) return null;
    return data.map((values, i) => ({ values, broken: broken.has(i) }));
  }
}

/** Blanks in a row are one blank to whoever reads a cell, and a long run of them after a quotation mark costs the parser its square. */
function withoutRuns(text: string, delimiter: string): string {
  return text.replace(delimiter === "\t" ? /[^\S\n\t]{2,}/g : /[^\S\n]{2,}/g, " ");
}

const lengthOf = (values: readonly string[]) => values.reduce((sum, value) => sum + value.length, values.length);
