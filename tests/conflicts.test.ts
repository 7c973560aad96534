import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// Hydrated screens do not load anything again after a refusal, unless their route says so.

const HYDRATED = "app/routes/{account,admin,patient,provider,reviewer}/**/*.tsx";
const read = (file: string) => readFileSync(file, "utf8");

/**
 * Returns the sources of a screen and of all the form modules that it imports, directly or indirectly, since any of them may decide the
 * status of its answer.
 */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of read(file).matchAll(/^(?:import|export) (?!type)[^;]*? from "([^"]+\.tsx?)"/gm)) {
    const other = from!.startsWith("#") ? from!.slice(1) : path.join(path.dirname(file), from!);
    if (other.startsWith("app/forms/") || other.startsWith("app/routes/")) sourcesOf(other, seen);
  }
  return seen;
}

const screens = globSync(HYDRATED).filter(
  (file) => !/\.test\./.test(file) && /^export (async function|const) action\b/m.test(read(file)) && /^export default /m.test(read(file)),
);
const mayConflict = (file: string) => [...sourcesOf(file)].some((source) => /\b409\b/.test(read(source)));
const rereads = (file: string) =>
  /^export const shouldRevalidate = (?:rereadAfterConflict;|\(args: \w+\): boolean =>\s+rereadAfterConflict\(args\) \|\|)/m.test(
    read(file),
  );

test("every screen whose action may answer 409 reads its data again after it, and no other claims to", () => {
  expect(screens.filter(mayConflict).length).toBeGreaterThan(30);
  expect(screens.filter((file) => mayConflict(file) && !rereads(file))).toEqual([]);
  expect(screens.filter((file) => !mayConflict(file) && rereads(file))).toEqual([]);
});

test("so do the frames around them, with the numbers of what waits", () => {
  const frames = globSync("app/routes/{admin,patient,provider,reviewer}/layout.tsx");
  expect(frames.filter(rereads)).toEqual(frames);
});
