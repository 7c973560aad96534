import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type TransferKind, transferId } from "./ledger.ts";

/** Whoever chose nothing hears of a balance below this, in US cents. */
const USUAL_LOW_BALANCE_CENTS = 3000;
export const MAX_LOW_BALANCE_CENTS = 1_000_000;

/** Returns below which balance a center wishes to hear of it, in US cents; zero for never. */
export async function lowBalanceOf(db: Db | Tx, providerId: string): Promise<number> {
  const row = await db.selectFrom("wallet_settings").select("low_balance_cents").where("provider_id", "=", providerId).executeTakeFirst();
  return row?.low_balance_cents ?? USUAL_LOW_BALANCE_CENTS;
}

/** Keeps what a center chose. Returns null when the center is none of this person's. */
export function saveLowBalance(ctx: Pick<Context, "db">, member: Member, cents: number): Promise<"saved" | null> {
  return asMember(ctx, member, async (tx) => {
    await tx
      .insertInto("wallet_settings")
      .values({ provider_id: member.providerId, low_balance_cents: cents })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet({ low_balance_cents: cents }))
      .execute();
    return { act: { action: "wallet.low-balance-chosen", detail: { cents } }, result: "saved" };
  });
}

/** What a provider paid, and what it had before and after, in US cents. */
interface Payment {
  transferId: string;
  kind: TransferKind;
  provider: string;
  subjectId: string;
  before: number;
  after: number;
}

/** Leaves one notice when a payment takes a balance below what its center chose, and none while it stays there. */
export async function tellLowBalance(tx: Tx, { transferId: id, kind, provider, subjectId, before, after }: Payment): Promise<void> {
  // A welcome credit that goes back was never theirs.
  if (kind === "welcome_return") return;
  const threshold = await lowBalanceOf(tx, provider);
  if (before < threshold || after >= threshold) return;
  // Nor was the one that paid for this very request a moment ago.
  const welcome = tx.selectFrom("ledger_transfers").select("id").where("id", "=", transferId("welcome", subjectId));
  if (kind === "purchase" && (await welcome.executeTakeFirst())) return;
  const about = { effectKey: `balance-low:${id}`, providerId: provider, path: "/dashboard/provider/billetera" };
  await leaveNotice(tx, { team: provider }, { kind: "balance-low", facts: { balanceCents: after }, ...about });
}
