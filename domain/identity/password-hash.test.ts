import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

const GUESSES = 12;

test("a crowd of guesses leaves threads to who reads a file, and a failure gives its place on", async () => {
  const hash = await hashPassword("agua clara de larimar");
  const broken = verifyPassword("agua clara de larimar", "no hash").catch(() => "failed");
  let compared = 0;
  const guesses = Array.from({ length: GUESSES }, async () => {
    expect(await verifyPassword("otra", hash)).toBe(false);
    compared++;
  });
  await stat(import.meta.filename);
  // If all threads were hashing, the file would have waited for most of the hashes.
  expect(compared).toBeLessThan(4);
  await Promise.all(guesses);
  expect(await broken).toBe("failed");
  expect(await verifyPassword("agua clara de larimar", hash)).toBe(true);
});
