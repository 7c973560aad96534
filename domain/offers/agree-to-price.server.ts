import { sql } from "kysely";
import { welcomeLeft, welcomeUsedSince } from "#domain/wallet/welcome.server.ts";
import type { Tx } from "#platform/db/db.ts";

/**
 * Keeps the sum to which a center says yes by answering somebody who asks first: what its page told it, or the mail of its offer, which
 * told that it is free while free ones were left. A later answer may raise it. Once the patient accepts, no more than this is paid.
 */
export async function agreeToPrice(tx: Tx, offerId: string, told: number | "by the offer's mail"): Promise<void> {
  const provider = sql`o.provider_id`;
  const cents =
    typeof told === "number"
      ? sql`${told}::int`
      : sql`case when ${welcomeLeft(provider)} > 0 or ${welcomeUsedSince(provider, sql`o.made_at`)} then 0 else o.price_cents end`;
  await sql`update offers o set agreed_cents = greatest(coalesce(o.agreed_cents, 0), least(${cents}, o.price_cents))
    where o.id = ${offerId}::uuid and o.status = 'open'`.execute(tx);
}
