import { createHash } from "node:crypto";
import { sourcedSentences } from "./claim-check.server.ts";
import type { Source } from "./content.ts";
import type { Reading } from "./read-content.server.ts";

export interface DrawnStatement {
  /** The path, as an author knows it. */
  readonly file: string;
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly sentence: string;
  /** What it cites itself, in its row, or in the line that introduces its list. */
  readonly sources: readonly Source[];
}

/**
 * Draws statements with a source, so that somebody reads each against the words of its sources. A seed gives the same statements as
 * long as the texts stay, and another sentence elsewhere changes only its own place.
 */
export function drawStatements(reading: Pick<Reading, "files" | "content">, seed: number, count: number): DrawnStatement[] {
  const sources = new Map(reading.content.sources.map((source) => [source.id, source]));
  return sourcedSentences(reading)
    .map((found) => ({
      ...found,
      rank: createHash("sha256")
        .update(JSON.stringify([seed, found.file, found.sentence]))
        .digest("hex"),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ file, sentence, cited }) => ({
      file: `content/${file}`,
      line: lineOf(reading.files.get(file) ?? "", sentence),
      sentence,
      sources: cited.flatMap((id) => sources.get(id) ?? []),
    }));
}

/** Returns the line where a sentence begins, which may be broken over several lines of a file. */
function lineOf(text: string, sentence: string): number {
  const pattern = sentence
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("\\s+");
  const at = text.search(new RegExp(pattern, "u"));
  return at < 0 ? 0 : text.slice(0, at).split("\n").length;
}
