import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { type BudgetedPromise, median, percentile } from "./promise.ts";

const OFFERS = 300;
const BUYERS = 20;

/**
 * Measures how long opening a request takes: first one after another, then twenty clicks on the same one at once, of which one buys
 * it. Each purchase is one transaction with its transfer, mail and audit line, committed with fsync. The requests are copies of a
 * demo request, whose contact data cannot be read here, so no notice is left in an account.
 */
export default {
  name: "purchase",
  async measure({ databaseUrl }) {
    const db = openDatabase(databaseUrl, { max: BUYERS });
    const jobs = await openJobQueue(db);
    try {
      const ctx = {
        db,
        jobs,
        keys: keysFrom("a secret of the bench alone, 32+"),
        publicUrl: "https://cuna.test",
        actor: "worker",
      } as const;
      const { member, offers } = await offersOfACenter(db);
      const timed = async (work: () => Promise<unknown>) => {
        const started = performance.now();
        await work();
        return performance.now() - started;
      };
      const single: number[] = [];
      for (const id of offers.slice(0, OFFERS / 2)) single.push(await timed(() => purchaseLead(ctx, member, id)));
      const crowds: number[] = [];
      let sales = 0;
      for (const id of offers.slice(OFFERS / 2, OFFERS / 2 + 20))
        crowds.push(
          await timed(async () => {
            const clicks = await Promise.all(Array.from({ length: BUYERS }, () => purchaseLead(ctx, member, id)));
            sales += clicks.filter(({ outcome }) => outcome === "purchased").length;
          }),
        );
      return [
        { what: "one request opened, median", value: median(single), unit: "ms", budget: { atMost: 60 } },
        { what: "one request opened, 95th percentile", value: percentile(single, 0.95), unit: "ms", budget: { atMost: 200 } },
        { what: "twenty clicks on one request, all answered, median", value: median(crowds), unit: "ms", budget: { atMost: 600 } },
        { what: "sales of a request that twenty click", value: sales / crowds.length, unit: "", budget: { atMost: 1 } },
      ];
    } finally {
      await jobs.close();
      await db.destroy();
    }
  },
} satisfies BudgetedPromise;

/** Copies a request many times for a center that has money and has used up its free first requests. */
async function offersOfACenter(db: Db) {
  const { rows } = await sql<{ userId: string; providerId: string }>`
    select user_id as "userId", provider_id as "providerId" from provider_accounts order by user_id, provider_id limit 1`.execute(db);
  const member = rows[0]!;
  await db.transaction().execute((tx) =>
    transfer(tx, {
      id: randomUUID(),
      kind: "top_up",
      from: "bank",
      to: { provider: member.providerId },
      amountCents: OFFERS * 10_000,
      subject: { type: "bench", id: "purchase" },
      actor: "cli",
    }),
  );
  const mark = randomUUID();
  const offers = await sql<{ id: string }>`
    with template as (select * from leads order by created_at limit 1),
    copies as (
      insert into leads (number, status, kind, source, email_digest, phone_digest, idempotency_key, body_digest)
      select ${mark} || n, 'routed', kind, source, email_digest, phone_digest, ${mark} || n, body_digest
      from template, generate_series(1, ${OFFERS}) n returning id
    )
    insert into offers (lead_id, provider_id, exclusivity, price_cents, answer_by)
    select id, ${member.providerId}, 'exclusive', 1800, now() + interval '1 day' from copies returning id`.execute(db);
  return { member, offers: offers.rows.map(({ id }) => id) };
}
