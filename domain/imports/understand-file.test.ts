import { describe, expect, test } from "vitest";
import { ImportFileError } from "./file.server.ts";
import { IMPORT_LIMITS } from "./import.ts";
import { understandFile } from "./understand-file.server.ts";

// Files that would need more memory than any machine has, if a cell were made for every row and column that they name.

const most = 2 * 2 ** 20;
const answerTo = (name: string, text: string) => {
  try {
    return understandFile(name, Buffer.from(text)).rows.length;
  } catch (error) {
    if (error instanceof ImportFileError) return error.code;
    throw error;
  }
};
/** Makes a text with as many numbered pieces as fit. */
function filled(begin: string, piece: (n: number) => string, end: string, most_ = most): string {
  const pieces: string[] = [];
  for (let length = begin.length + end.length, n = 0; ; n++) {
    const next = piece(n);
    length += next.length;
    if (length > most_) return begin + pieces.join("") + end;
    pieces.push(next);
  }
}

describe("a file far smaller than any may be is refused for what it is", () => {
  test.each([
    ["JSON with another key in every row", "a.json", filled("[", (n) => `{"a${n}":1},`, "{}]"), "too-many-rows"],
    ["JSON with few rows of many keys", "a.json", `[${filled("{", (n) => `"a${n}":1,`, '"z":1}')},{}]`, "too-many-columns"],
    [
      "JSON with the rows that are allowed, each with a key of its own",
      "a.json",
      `[${Array.from({ length: IMPORT_LIMITS.rows }, (_, n) => `{"a${n}":1}`).join()}]`,
      "too-many-columns",
    ],
    ["JSON with rows that are no profiles", "a.json", `[${"1,".repeat(most / 2 - 10)}1]`, "too-many-rows"],
    ["JSON with two lists", "a.json", `{"centers":[${"{},".repeat(15_000)}{}],"specialists":[${"{},".repeat(15_000)}{}]}`, "too-many-rows"],
    ["JSON that is nested as deep as it goes", "a.json", `[${"[".repeat(most / 2 - 10)}${"]".repeat(most / 2 - 10)}]`, 1],
    ["JSON with one huge key", "a.json", `[{"${"á".repeat(most / 2 - 20)}":1}]`, 1],
    ["CSV with a million columns", "a.csv", `a${",a".repeat(most / 2 - 10)}`, "open-quote"],
    ["CSV with many columns, and a row in every line", "a.csv", `a${",a".repeat(400_000)}\n${"b\n".repeat(700_000)}`, "too-many-columns"],
    ["CSV with a row in every line", "a.csv", `a\n${"b\n".repeat(most / 2 - 10)}`, "too-many-rows"],
    ["CSV with empty lines alone", "a.csv", `a\n${"\n".repeat(most - 10)}`, "no-rows"],
    ["CSV with one row of many cells", "a.csv", `a\n${",b".repeat(500_000)}`, 1],
  ] as const)("%s", (_, name, text, answer) => {
    expect(answerTo(name, text)).toBe(answer);
  });
});

test("rows and columns up to the limits are read whole", () => {
  const { rows, headings } = IMPORT_LIMITS;
  const line = (letter: string) => Array.from({ length: headings }, () => letter).join();
  expect(answerTo("a.csv", `${line("a")}\n${`${line("b")}\n`.repeat(rows / 4)}`)).toBe(rows / 4);
  expect(answerTo("a.csv", `a\n${"b\n\n".repeat(rows)}`), "empty lines do not count").toBe(rows);
  expect(answerTo("a.csv", `a\n${"b\n".repeat(rows + 1)}`)).toBe("too-many-rows");
  expect(answerTo("a.csv", `${line("a")},a\nb`)).toBe("too-many-columns");
  const entry = `{${Array.from({ length: headings }, (_, n) => `"c${n}":1`).join()}}`;
  expect(answerTo("a.json", `[${entry}]`)).toBe(1);
  expect(answerTo("a.json", `[${entry},{"one-more":1}]`)).toBe("too-many-columns");
});

test("a row that crosses a piece is read as one", () => {
  const long = "x".repeat(700_000);
  const read = understandFile("a.csv", Buffer.from(`nombre,ciudad\n"${long}\n${long.slice(0, 200_000)}",Moca\nb,Baní`));
  expect(read.rows.map(({ line, cells }) => [line, String(cells[0]).length, cells[1]])).toEqual([
    [2, 900_001, "Moca"],
    [3, 1, "Baní"],
  ]);
});
