import { diffWordsWithSpace } from "diff";
import type { TextVersion } from "#domain/content/text-queries.server.ts";

/** A longer comparison helps nobody, and would keep everybody waiting. */
const MAX_MS = 500;

export interface Compared {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly { readonly words: string; readonly kind: "same" | "added" | "removed" }[];
}

/** Compares a version, word by word, with the newest one, or the newest with the one before it. */
export function comparedTexts(versions: readonly TextVersion[], number: number): Compared | null {
  const asked = versions.findIndex((version) => version.number === number);
  const newest = versions[0];
  const from = asked === 0 ? versions[1] : versions[asked];
  if (!newest || !from) return null;
  const parts = diffWordsWithSpace(from.text, newest.text, { timeout: MAX_MS }) ?? [];
  return {
    from: from.number,
    to: newest.number,
    parts: parts.map(({ value, added, removed }) => ({ words: value, kind: added ? "added" : removed ? "removed" : "same" })),
  };
}
