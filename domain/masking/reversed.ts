import type { FoldedText } from "./folded-text.ts";

/** Parts of contacts that occur backwards only in a text that somebody reversed. */
const BACKWARDS = new Set(
  "gmail hotmail outlook yahoo icloud com net instagram insta facebook telegram tiktok whatsapp arroba punto www correo numero telefono celular busquenme buscame llamame llamenme escribanme mi cero cuatro cinco seis siete ocho nueve tres zero three four five seven eight nine trois quatre cinq sept huit neuf senk kat twa quatro oito nove"
    .split(" ")
    .map((word) => [...word].reverse().join("")),
);
/** Short words are something else when read backwards. */
const TOO_SHORT = 3;

/** Returns a text read backwards, as a whole and word by word, if that gives words of addresses or numbers. */
export function turnedRound(folded: FoldedText): FoldedText[] {
  const words = [...folded.text.matchAll(/[\p{L}\p{N}]+/gu)];
  if (!words.some(([word]) => word.length >= TOO_SHORT && BACKWARDS.has(word))) return [];
  const order = folded.start.map((_, index) => index);
  const whole = order.toReversed();
  for (const { index, 0: word } of words)
    for (let step = 0; step < word.length; step++) order[index + step] = index + word.length - 1 - step;
  return [inOrder(folded, whole), inOrder(folded, order)];
}

function inOrder(folded: FoldedText, order: readonly number[]): FoldedText {
  return {
    text: order.map((index) => folded.text[index]!).join(""),
    start: order.map((index) => folded.start[index]!),
    end: order.map((index) => folded.end[index]!),
  };
}
