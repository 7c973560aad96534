import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** A program that prints the nice value of its process and, where the system has them, of its session. */
const SAYS = `
  import { readFileSync } from "node:fs";
  import { getPriority } from "node:os";
  import { runInBackground } from "./server/background.ts";
  runInBackground();
  let session = "";
  try { session = readFileSync("/proc/self/autogroup", "utf8"); } catch {}
  console.log(getPriority(), session);
`;

test("the worker's whole session gives way, since nice values of different sessions are not compared", async () => {
  const worker = spawn(process.execPath, ["--input-type=module", "-e", SAYS], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const said = await text(worker.stdout);
  const nice = 5;
  expect(said).toMatch(
    existsSync("/proc/self/autogroup") ? new RegExp(`^${nice} /autogroup-\\d+ nice ${nice}\\s`) : new RegExp(`^${nice} `),
  );
});
