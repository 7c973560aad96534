import type { Db } from "#platform/db/db.ts";

/** Removes the limits, so that a bench can send any number of requests. */
export async function liftLeadLimits(db: Db): Promise<void> {
  const endless = { tenMinutes: 1_000_000, hour: 1_000_000 };
  const value = JSON.stringify({ inAll: 1_000_000, pace: { center: endless, all: endless } });
  await db
    .insertInto("settings")
    .values({ key: "lead_limits", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
