import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { contactAgreed } from "#domain/leads/contact-consent.server.ts";
import { welcomeLeft } from "#domain/wallet/welcome.server.ts";
import { settle } from "./accept-contact.server.ts";

/**
 * Settles what patients accepted and the center could not open at once, the oldest first: its wallet has enough now for what it agreed to,
 * or a free request came back to it.
 */
export async function settleWaiting(ctx: Context): Promise<void> {
  const { rows } = await sql<{ offerId: string; leadId: string; providerId: string }>`
    select o.id as "offerId", o.lead_id as "leadId", o.provider_id as "providerId"
    from offers o join leads l on l.id = o.lead_id join ledger_accounts a on a.provider_id = o.provider_id
    where o.status = 'open' and l.ask_first and o.answered_at is not null and ${contactAgreed}
      and (${welcomeLeft(sql`o.provider_id`)} > 0 or (o.agreed_cents >= o.price_cents and a.balance_cents >= o.price_cents))
    order by o.made_at limit 200`.execute(ctx.db);
  for (const row of rows)
    await ctx.db.transaction().execute(async (tx) => {
      await sql`select from leads where id = ${row.leadId} for no key update`.execute(tx);
      await settle(ctx, tx, row);
    });
}
