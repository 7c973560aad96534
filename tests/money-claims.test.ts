import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Centers pay to open a request, so no text may say that nobody pays for what a patient writes. */
const CLAIMS = [
  /\b(ni|no|nunca) (se |los |las |tus datos )*vend(e|en|emos)\b(?! préstamos)/i,
  /\bvend\w+ (tus datos|listas)/i,
  /\bvend\w+ a (terceros|nadie)/i,
  /\bsin (ánimo de lucro|cobrar a nadie)/i,
];

const claimsIn = (text: string) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []);

test("no text claims that requests are not sold", () => {
  const files = globSync("{messages,content}/**/*.{json,yaml,md}");
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => claimsIn(readFileSync(file, "utf8")).map((claim) => `${file}: ${claim}`))).toEqual([]);
});

test.each([
  "Tus datos no se publican ni se venden a terceros.",
  "No publicamos tus datos, no los vendemos a nadie más.",
  "No vendemos listas ni enviamos tu caso a nadie más.",
])("«%s» is such a claim", (text) => {
  expect(claimsIn(text)).not.toEqual([]);
});
