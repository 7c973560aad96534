import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type TransferKind, transferId } from "./ledger.ts";

/** The default limit for notices of a low balance, in US cents. */
const USUAL_LOW_BALANCE_CENTS = 3000;
export const MAX_LOW_BALANCE_CENTS = 1_000_000;

/** Returns the balance below which a center wants a notice, in US cents; zero for never. */
export async function lowBalanceOf(db: Db | Tx, providerId: string): Promise<number> {
  const row = await db.selectFrom("wallet_settings").select("low_balance_cents").where("provider_id", "=", providerId).executeTakeFirst();
  return row?.low_balance_cents ?? USUAL_LOW_BALANCE_CENTS;
}

/** Stores a center's choice. Returns null when this person does not manage the center. */
export function saveLowBalance(ctx: Pick<Context, "db">, member: Member, cents: number): Promise<"saved" | null> {
  return asMember(ctx, member, "wallet.keep", async (tx) => {
    await tx
      .insertInto("wallet_settings")
      .values({ provider_id: member.providerId, low_balance_cents: cents })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet({ low_balance_cents: cents }))
      .execute();
    return { act: { action: "wallet.low-balance-chosen", detail: { cents } }, result: "saved" };
  });
}

/** A provider's payment with the balances before and after it, in US cents. */
interface Payment {
  transferId: string;
  kind: TransferKind;
  provider: string;
  subjectId: string;
  before: number;
  after: number;
}

/** Leaves one notice when a payment takes a balance below the center's limit, and none while it stays there. */
export async function tellLowBalance(tx: Tx, { transferId: id, kind, provider, subjectId, before, after }: Payment): Promise<void> {
  // Credit for a welcome request that is taken back was never the center's.
  if (kind === "welcome_return") return;
  const threshold = await lowBalanceOf(tx, provider);
  if (before < threshold || after >= threshold) return;
  // The same applies to the credit that paid for this very request a moment ago.
  const welcome = tx.selectFrom("ledger_transfers").select("id").where("id", "=", transferId("welcome", subjectId));
  if (kind === "purchase" && (await welcome.executeTakeFirst())) return;
  const about = { effectKey: `balance-low:${id}`, providerId: provider, path: "/dashboard/provider/billetera" };
  await leaveNotice(tx, { team: provider }, { kind: "balance-low", facts: { balanceCents: after }, ...about });
}
