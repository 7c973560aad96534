import { expect, test } from "vitest";
import { keysFrom } from "#platform/keys.ts";
import { proofText, readProof, solvePuzzle, solves } from "./puzzle.ts";
import { isProven, puzzleFor } from "./signed-puzzle.server.ts";

const keys = keysFrom("a secret that only tests know, 32+");
const now = new Date("2026-11-20T15:42:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a solved puzzle proves the request whose key it belongs to, for ten minutes, and no other", async () => {
  const puzzle = puzzleFor(keys, "my-key", now);
  const proof = proofText(puzzle, await solvePuzzle(puzzle));
  expect(await isProven(keys, proof, "my-key", now)).toBe(true);
  expect(await isProven(keys, proof, "my-key", inMinutes(9))).toBe(true);
  expect(await isProven(keys, proof, "my-key", inMinutes(10))).toBe(false);
  expect(await isProven(keys, proof, "another-key", now)).toBe(false);
  expect(await isProven(keys, proof, undefined, now)).toBe(false);
});

test("a wrong number, a puzzle of one's own and any nonsense prove nothing", async () => {
  const puzzle = puzzleFor(keys, "my-key", now);
  const solution = await solvePuzzle(puzzle);
  const wrong = solution === 0 ? 1 : solution - 1;
  if (!(await solves(puzzle, wrong))) expect(await isProven(keys, proofText(puzzle, wrong), "my-key", now)).toBe(false);
  const own = puzzleFor(keysFrom("another secret that nobody knows"), "my-key", now);
  expect(await isProven(keys, proofText(own, await solvePuzzle(own)), "my-key", now)).toBe(false);
  for (const text of ["", ":", `0${solution}:${puzzle}`, `-1:${puzzle}`, `1e3:${puzzle}`, puzzle, `${"9".repeat(30)}:${puzzle}`])
    expect(await isProven(keys, text, "my-key", now), text).toBe(false);
  expect(readProof(`${solution}:${puzzle}`)).toEqual({ puzzle, number: solution });
});
