import type { Span } from "./words.ts";

interface Decoded extends Span {
  text: string;
}

/** Decodes the parts of a message in well-known codes: base64, hexadecimal, bits, Morse, positions in the alphabet. */
export function decodedParts(message: string): Decoded[] {
  return CODES.flatMap(([pattern, decode]) =>
    [...message.matchAll(pattern)].flatMap((match) => {
      const text = decode(match[0]);
      return text === null || !/[\p{L}\p{N}]{3}/u.test(text) ? [] : [{ text, start: match.index, end: match.index + match[0].length }];
    }),
  );
}

const CODES: readonly (readonly [RegExp, (code: string) => string | null])[] = [
  [/(?<![\w+/])[\w+/-]{6,}={0,2}/g, (code) => printable(Buffer.from(code, "base64"))],
  [/(?<![\w+/])[A-Z2-7]{8,}={0,6}/g, (code) => printable(fromBase32(code))],
  [/(?:(?:0x|\\x)?[0-9a-f]{2}[\s:,-]?){4,}/gi, (code) => printable(Buffer.from(code.replace(/0x|\\x|[\s:,-]/gi, ""), "hex"))],
  [/(?:[01]{7,8}[\s,-]?){3,}/g, (code) => printable(Buffer.from((code.match(/[01]{7,8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))))],
  [/(?<!\d)(?:\d{2,3}[\s,;-]{1,2}){2,}\d{2,3}(?!\d)/g, (code) => printable(Buffer.from(numbersIn(code).filter((value) => value < 256)))],
  [/(?<!\d)(?:\d{1,2}[\s,;.-]{1,2}){2,}\d{1,2}(?!\d)/g, (code) => lettersByNumber(numbersIn(code))],
  [/(?:[.\-·•–—_]{1,6}[\s/|]{1,3}){2,}[.\-·•–—_]{1,6}/g, fromMorse],
];

const numbersIn = (code: string) => (code.match(/\d+/g) ?? []).map(Number);

function printable(bytes: Buffer): string | null {
  const text = bytes.toString("utf8");
  return text.length >= 3 && /^[\s\x20-\x7e\p{L}]+$/u.test(text) ? text : null;
}

function lettersByNumber(values: readonly number[]): string | null {
  return values.every((value) => value >= 1 && value <= 26) ? values.map((value) => String.fromCharCode(96 + value)).join("") : null;
}

function fromBase32(code: string): Buffer {
  const bytes: number[] = [];
  let [bits, count] = [0, 0];
  for (const letter of code.replace(/=+$/, "")) {
    bits = ((bits << 5) | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter)) & 0xffff;
    count += 5;
    if (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 0xff);
    }
  }
  return Buffer.from(bytes);
}

const MORSE: Readonly<Record<string, string>> = Object.fromEntries(
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .--.-. .-.-.-"
    .split(" ")
    .map((code, index) => [code, "abcdefghijklmnopqrstuvwxyz0123456789@."[index]!]),
);

function fromMorse(code: string): string | null {
  const signs = code.split(/[\s/|]+/).map((sign) => MORSE[sign.replace(/[·•]/g, ".").replace(/[–—_]/g, "-")]);
  return signs.every((sign) => sign !== undefined) ? signs.join("") : null;
}
