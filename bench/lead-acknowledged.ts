import { randomUUID } from "node:crypto";
import pg from "pg";
import { createPartner } from "#domain/leads/partner-keys.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { processOf } from "#tests/support/processes.ts";
import { liftLeadLimits } from "./lead-limits.ts";
import { type BudgetedPromise, median } from "./promise.ts";

const CONNECTIONS = 8;
const ROUND_MS = 3_000;
const ROUNDS = 3;

/**
 * Measures requests acknowledged a second over HTTP, after commit with fsync, against raw inserts of the same rows in one
 * transaction each. They come from a partner's program, with the limits lifted, and take the way of most requests. The worker is
 * stopped meanwhile, because routing and mailing follow the acknowledgement and would compete for the cores.
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

/** Lifts the limits and returns the key of a partner. */
async function withoutPace(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, { max: 1 });
  await liftLeadLimits(db);
  const made = await createPartner(db, `Bench ${randomUUID()}`);
  await db.destroy();
  if (made.outcome !== "created") throw new Error(made.outcome);
  return made.key;
}

async function inParallel(work: (deadline: number) => Promise<number>): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => work(started + ROUND_MS)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

const submitted = (url: string, partnerKey: string) =>
  inParallel(async (deadline) => {
    let count = 0;
    while (performance.now() < deadline) {
      const response = await fetch(`${url}/functions/v1/lead-routing-v2`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${partnerKey}`, "x-forwarded-for": address() },
        body: JSON.stringify(body()),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      count++;
    }
    return count;
  });

/** Sends each request as another person from another address, so that the limits for these do not matter. */
const body = () => ({
  name: "María Rosario",
  email: `${randomUUID()}@correo.example`,
  phone_e164: `+1809${String(Math.floor(2_000_000 + Math.random() * 7_999_999))}`,
  city: "Santo Domingo",
  country: "República Dominicana",
  service_id: "fiv",
  notes: "Quisiera saber el costo total de un ciclo y cuántas visitas necesito.",
  consent_other_centers: false,
  origin_center_id: "clinica-luna-de-larimar",
  evidence: { ip_address: null, user_agent: "bench", page_url: "/centros", timestamp: new Date().toISOString() },
});

const address = () => [10, ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 254))].join(".");

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
