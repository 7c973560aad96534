import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { checkLedger } from "./check-ledger.server.ts";

// 1,000 random transfers by 16 processes, one of which is killed again and again in the middle of its work.

const WORKERS = 16;
const OPERATIONS = 1000;
const CENTERS = 5;

const ctx = await testContext();
const centers: string[] = [];
for (let n = 0; n < CENTERS; n++) centers.push((await addCenter(ctx, `centro-${n}`)).id);
for (const id of centers) await moved(ctx, id, 30_000);

/** A program that makes transfers until it dies, and prints the id of each one once it was acknowledged. */
const WORKER = `
  import { randomUUID } from "node:crypto";
  import { openDatabase } from "#platform/db/db.ts";
  import { transfer } from "#domain/wallet/transfer.server.ts";
  const centers = process.env.CENTERS.split(",");
  const db = openDatabase(process.env.URL, { max: 1, connectMs: 30_000 });
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const ways = [
    (provider) => ({ kind: "purchase", from: { provider }, to: "revenue" }),
    (provider) => ({ kind: "purchase", from: { provider }, to: "revenue" }),
    (provider) => ({ kind: "refund", from: "revenue", to: { provider } }),
    (provider) => ({ kind: "correction", from: { provider }, to: { provider: centers[(centers.indexOf(provider) + 1) % centers.length] } }),
    () => ({ kind: "top_up_tax", from: "bank", to: "tax" }),
  ];
  for (;;) {
    const id = randomUUID();
    const amountCents = Math.floor(Math.random() * 4000);
    const asked = { id, ...pick(ways)(pick(centers)), amountCents, subject: { type: "test", id }, actor: "cli" };
    const make = () => db.transaction().execute((tx) => transfer(tx, asked));
    const { outcome } = await make();
    process.stdout.write(outcome + " " + id + "\\n");
    // As somebody who got no answer: the same again.
    if (outcome === "done" && Math.random() < 0.2) process.stdout.write((await make()).outcome + " " + id + "\\n");
  }`;

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

const outcomes: Record<string, string[]> = { done: [], repeated: [], insufficient: [] };
let acknowledged = 0;

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, ["--input-type=module", "-e", WORKER], {
    env: { ...process.env, URL: ctx.databaseUrl, CENTERS: centers.join(",") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  createInterface({ input: child.stdout! }).on("line", (line) => {
    const [outcome, id] = line.split(" ") as [string, string];
    // A line that the kill cut off was not acknowledged.
    if (id?.length !== 36) return;
    outcomes[outcome]!.push(id);
    acknowledged++;
  });
  return child;
}

test("whatever dies, every acknowledged transfer is there once, nobody is below zero, and all of it sums to zero", async () => {
  const workers = Array.from({ length: WORKERS }, startWorker);
  let kills = 0;
  for (let next = 60; acknowledged < OPERATIONS; ) {
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThanOrEqual(Math.min(next, OPERATIONS));
    next += 60;
    const victim = workers[kills % WORKERS]!;
    victim.kill("SIGKILL");
    workers[kills++ % WORKERS] = startWorker();
  }
  const gone = [...running].map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(gone);

  expect(kills).toBeGreaterThan(10);
  const stored = new Set((await ctx.db.selectFrom("ledger_transfers").select("id").execute()).map(({ id }) => id));
  expect(outcomes.done!.filter((id) => !stored.has(id))).toEqual([]);
  expect(outcomes.repeated!.filter((id) => !stored.has(id))).toEqual([]);
  // A worker that was refused may have succeeded with a later attempt. One that was only refused must have left nothing.
  const refused = outcomes.insufficient!.filter((id) => !outcomes.done!.includes(id));
  expect(refused.filter((id) => stored.has(id))).toEqual([]);
  expect(new Set(outcomes.done).size).toBe(outcomes.done!.length);
  expect(outcomes.repeated!.length).toBeGreaterThan(20);
  expect(await checkLedger(ctx.db)).toEqual([]);
});
