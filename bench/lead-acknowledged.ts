import { randomUUID } from "node:crypto";
import pg from "pg";
import { processOf } from "#tests/support/processes.ts";
import { sendLead, withoutPace } from "./partner-leads.ts";
import { type BudgetedPromise, median } from "./promise.ts";

const CONNECTIONS = 8;
const ROUND_MS = 3_000;
const ROUNDS = 3;

/**
 * Measures how many requests a second are acknowledged over HTTP, after commit with fsync, against raw inserts of the same rows in
 * one transaction each. A partner's program sends them, with the limits lifted, and most of them take the usual way. The worker is
 * stopped, because routing and mailing follow the acknowledgement and would compete for the cores.
 */
export default {
  name: "lead-acknowledged",
  async measure({ url, databaseUrl, pid }) {
    const worker = processOf(pid, "server/worker.js").pid;
    const partnerKey = await withoutPace(databaseUrl);
    process.kill(worker, "SIGSTOP");
    const ours: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await submitted(url, partnerKey));
      raw.push(await inserted(databaseUrl));
    }
    process.kill(worker, "SIGCONT");
    const value = median(ours);
    return [{ what: "leads acknowledged a second", value, reference: median(raw), unit: "/s", of: "ratio", budget: { atLeast: 0.3 } }];
  },
} satisfies BudgetedPromise;

async function inParallel(work: (deadline: number) => Promise<number>): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => work(started + ROUND_MS)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

const submitted = (url: string, partnerKey: string) =>
  inParallel(async (deadline) => {
    let count = 0;
    while (performance.now() < deadline) {
      await sendLead(url, partnerKey);
      count++;
    }
    return count;
  });

/** Inserts the rows of accepted leads directly, and returns how many a second. */
async function inserted(databaseUrl: string): Promise<number> {
  const setup = new pg.Client(databaseUrl);
  await setup.connect();
  await setup.query(
    `create table if not exists bench_lead_rows (kind int, a uuid, b text, c bytea, d jsonb, at timestamptz default now())`,
  );
  const rate = await inParallel(async (deadline) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    let count = 0;
    const sealed = Buffer.alloc(600, 7);
    while (performance.now() < deadline) {
      await client.query("begin");
      // As many rows as a lead has (lead, key, receiver, consent, evidence, two admissions, audit line, job), without indexes or
      // constraints.
      for (let kind = 0; kind < 9; kind++) {
        await client.query("insert into bench_lead_rows (kind, a, b, c, d) values ($1, $2, $3, $4, $5)", [
          kind,
          randomUUID(),
          "accepted",
          sealed,
          "{}",
        ]);
      }
      await client.query("commit");
      count++;
    }
    await client.end();
    return count;
  });
  await setup.query("drop table bench_lead_rows");
  await setup.end();
  return rate;
}
