import type { Tx } from "#platform/db/db.ts";

const WRITTEN = {
  qualified: { team_verdict: "qualified" },
  held: { status: "held", team_verdict: "held" },
  rejected: { status: "rejected" },
} as const;

/** Stores our team's decision about a request. The caller holds the lead's row. */
export async function keepVerdict(tx: Tx, leadId: string, verdict: keyof typeof WRITTEN): Promise<void> {
  await tx.updateTable("leads").set(WRITTEN[verdict]).where("id", "=", leadId).execute();
}
