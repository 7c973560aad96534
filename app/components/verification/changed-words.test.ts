import fc from "fast-check";
import { expect, test } from "vitest";
import { changedPieces } from "./changed-words.ts";

const whole = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

test.each([
  ["Iris Coralina", "Iris Corolina", "a", "o"],
  ["Calle 1", "Calle 12", "", "2"],
  ["", "Nuevo", "", "Nuevo"],
  ["igual", "igual", "", ""],
])("between «%s» and «%s» it is «%s» that became «%s»", (one, other, before, after) => {
  const marked = changedPieces(one, other).map((pieces) => whole(pieces.filter(({ differs }) => differs)));
  expect(marked).toEqual([before, after]);
});

test("the pieces are the texts, whatever they are", () => {
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(changedPieces(one, other).map(whole)).toEqual([one, other]);
    }),
  );
});
