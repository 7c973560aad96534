import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// «3:42 p. m.» brings its own point, and a sentence that ends with it would show two.

const messages: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...readdirSync("messages/es").map((file) => JSON.parse(readFileSync(`messages/es/${file}`, "utf8"))),
);
const CALL = /\bm\.(\w+)\(\{([\s\S]*?)\}\)/g;
const TIME = /(\w+):\s*format(?:DateTime|Time|Clock)\(/g;

test("no message puts a point behind a time", () => {
  const found: string[] = [];
  let times = 0;
  for (const file of globSync("{app,emails,texts,worker}/**/*.{ts,tsx}"))
    for (const [, name, facts] of readFileSync(file, "utf8").matchAll(CALL))
      for (const [, fact] of facts!.matchAll(TIME)) {
        times++;
        if (JSON.stringify(messages[name!]).includes(`{${fact}}.`))
          found.push(`${name} in ${file}: put the time before the end of its sentence`);
      }
  expect(found).toEqual([]);
  expect(times).toBeGreaterThan(20);
});
