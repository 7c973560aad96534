/** A part of a text, and whether the other text differs there. */
export interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** Splits two texts into equal beginnings, different middles and equal ends, so that the difference can be marked in each. */
export function changedPieces(one: string, other: string): [Piece[], Piece[]] {
  const [a, b] = [Array.from(one), Array.from(other)];
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && a[from] === b[from]) from++;
  let after = 0;
  while (after < most - from && a[a.length - 1 - after] === b[b.length - 1 - after]) after++;
  const piecesOf = (letters: readonly string[]): Piece[] =>
    [
      { text: letters.slice(0, from).join(""), differs: false },
      { text: letters.slice(from, letters.length - after).join(""), differs: true },
      { text: letters.slice(letters.length - after).join(""), differs: false },
    ].filter(({ text }) => text !== "");
  return [piecesOf(a), piecesOf(b)];
}
