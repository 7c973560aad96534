import type { Db } from "#platform/db/db.ts";

/** Lets a bench send as many requests as it likes. */
export async function liftLeadLimits(db: Db): Promise<void> {
  const endless = { tenMinutes: 1_000_000, hour: 1_000_000 };
  const value = JSON.stringify({ inAll: 1_000_000, pace: { center: endless, all: endless } });
  await db
    .insertInto("settings")
    .values({ key: "lead_limits", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
