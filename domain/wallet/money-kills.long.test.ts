import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { issueDueDocuments } from "#domain/invoicing/issue-documents.server.ts";
import { settleWaiting } from "#domain/threads/settle-waiting.server.ts";
import { askAboutPayments } from "#domain/topups/ask-about-payments.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { TEST_SECRET, testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { settleAMinuteLater } from "#tests/support/leads.ts";
import { gatewayThatTook, lostPayments, type Market, MONEY_COMMAND_NAMES, openMarket, openMarkets } from "#tests/support/money-commands.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";

// Random commands that move money, by 16 workers at three centers. One of their processes is killed again and again in the middle of its
// work, and the database closes connections. SEED=… chooses the same commands again, although not their exact timing.

const OPERATIONS = Number(process.env.OPERATIONS ?? 2000);
/** Sixteen workers, four in each process. */
const PROCESSES = 4;
const LOOPS = 4;
const CENTERS = 3;
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
await openMarkets(ctx);
const centers: Market[] = [];
for (let n = 0; n < CENTERS; n++) centers.push(await openMarket(ctx, 1_000_000_00));

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

const ended = { done: 0, unavailable: 0 };
const done = new Map<string, number>();
const failed: string[] = [];
let started = 0;

function startWorker(): ChildProcess {
  const given = {
    ...{ url: ctx.databaseUrl, secret: TEST_SECRET, folder: ctx.folder, seed: SEED + 7919 * started++, loops: LOOPS },
    centers: centers.map(({ center, member }) => ({ center, member })),
  };
  const child = spawn(process.execPath, ["tests/support/money-worker.ts"], {
    env: { ...process.env, GIVEN: JSON.stringify(given) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  createInterface({ input: child.stdout! }).on("line", (line) => {
    const [, how, name] = /^(done|unavailable) (.*)$/.exec(line) ?? [];
    if (how === "done" || how === "unavailable") ended[how]++;
    else failed.push(line);
    if (how === "done") done.set(name!, (done.get(name!) ?? 0) + 1);
  });
  return child;
}

test("whatever dies, the ledger is equal, every payment that a gateway took is booked once, and nothing waits for each other", async () => {
  console.log(`SEED=${SEED}`);
  const began = performance.now();
  const workers = Array.from({ length: PROCESSES }, startWorker);
  const every = Math.max(20, Math.floor(OPERATIONS / 20));
  let kills = 0;
  for (let next = every; ended.done < OPERATIONS; next += every) {
    await expect.poll(() => ended.done + failed.length * OPERATIONS, { interval: 5 }).toBeGreaterThanOrEqual(next);
    if (failed.length > 0) break;
    workers[kills % PROCESSES]!.kill("SIGKILL");
    workers[kills % PROCESSES] = startWorker();
    if (kills++ % 3 === 0)
      await sql`select pg_terminate_backend(pid) from (select pid from pg_stat_activity where datname = current_database()
        and application_name = 'cuna app' and state <> 'idle' order by random() limit 2) as victims`.execute(owner);
  }
  const gone = [...running].map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(gone);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${ended.done} operations in ${seconds.toFixed(0)} s, ${kills} kills, ${ended.unavailable} lost connections`);
  expect(failed).toEqual([]);
  expect(MONEY_COMMAND_NAMES.filter((name) => !done.has(name))).toEqual([]);

  // The effect of the worker's jobs within some minutes.
  await ctx.db.updateTable("top_ups").set({ ask_gateway_at: sql`now()` }).where("ask_gateway_at", "is not", null).execute();
  while ((await askAboutPayments({ ...ctx, gateway: gatewayThatTook(ctx) })) > 0);
  await settleAMinuteLater(ctx);
  await settleWaiting(ctx);
  await issueDueDocuments(ctx, paidTopUp);

  expect(await ledgerFaults(ctx.db)).toEqual([]);
  const { rows: sums } = await sql<{ cents: number }>`select sum(amount_cents)::int as cents from ledger_entries`.execute(owner);
  expect(sums).toEqual([{ cents: 0 }]);
  expect(await lostPayments(ctx.db)).toEqual([]);
  // A connection reports its deadlocks when it ends.
  const { rows: counted } = await sql`select deadlocks::int from pg_stat_database where datname = current_database()`.execute(owner);
  expect(counted).toEqual([{ deadlocks: 0 }]);
});
