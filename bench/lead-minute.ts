import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { sendLead, withoutPace } from "./partner-leads.ts";
import { type BudgetedPromise, percentile } from "./promise.ts";

const A_SECOND = 200;
const SECONDS = 60;
/** The first requests after a start compile the site's code, which takes a second or two. */
const WARM_UP = { aSecond: 100, seconds: 10 };

/**
 * Sends two hundred requests a second for a minute, while the worker routes and mails, and counts what the database holds afterwards.
 */
export default {
  name: "lead-minute",
  slow: true,
  async measure({ url, databaseUrl }) {
    const partnerKey = await withoutPace(databaseUrl);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const count = async () => Number((await client.query("select count(*) from leads where source = 'api'")).rows[0].count);
    await sendEvenly(WARM_UP, () => sendLead(url, partnerKey));
    const before = await count();
    const waits: number[] = [];
    let refused = 0;
    const started = performance.now();
    await sendEvenly({ aSecond: A_SECOND, seconds: SECONDS }, async () => {
      const since = performance.now();
      await sendLead(url, partnerKey).then(
        () => void waits.push(performance.now() - since),
        () => void refused++,
      );
    });
    const took = (performance.now() - started) / 1000;
    const stored = (await count()) - before;
    await client.end();
    return [
      { what: "leads accepted a second, for a minute", value: waits.length / took, unit: "/s", budget: { atLeast: A_SECOND * 0.99 } },
      { what: "  refused", value: refused, unit: "", budget: { atMost: 0 } },
      { what: "  acknowledged and not stored", value: waits.length - stored, unit: "", budget: { atMost: 0 } },
      { what: "  acknowledged within, p99", value: percentile(waits, 0.99), unit: "ms", budget: { atMost: 1_000 } },
    ];
  },
} satisfies BudgetedPromise;

/** Starts this many requests each second, whether earlier ones have ended or not, and waits for the last. */
async function sendEvenly({ aSecond, seconds }: { aSecond: number; seconds: number }, send: () => Promise<void>): Promise<void> {
  const started = performance.now();
  const sending: Promise<void>[] = [];
  for (let sent = 0; sent < aSecond * seconds; sent++) {
    await sleep(Math.max(0, started + (sent * 1000) / aSecond - performance.now()));
    sending.push(send());
  }
  await Promise.all(sending);
}
