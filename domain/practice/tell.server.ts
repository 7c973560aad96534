import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PracticeEvent } from "./practice.ts";

const PRACTICE_PATH = "/dashboard/provider/doctores";

/** Tells everybody who manages a profile what the other side did. `other`: the name that they read. */
export function tell(
  tx: Tx,
  toProfile: string,
  { event, other, effect, ahead = 0 }: { event: PracticeEvent; other: string; effect: string; ahead?: number },
): Promise<void> {
  const about = { effectKey: `practice:${event}:${effect}`, providerId: toProfile, path: PRACTICE_PATH };
  return leaveNotice(tx, { team: toProfile }, { kind: "practice", facts: { event, other, ahead }, ...about });
}

/** Returns the name by which people read a profile. */
export async function calledIn(tx: Tx, providerId: string): Promise<string> {
  const { called } = await tx
    .selectFrom("provider_profiles as p")
    .select(calledAs("p").as("called"))
    .where("p.id", "=", providerId)
    .executeTakeFirstOrThrow();
  return called;
}
