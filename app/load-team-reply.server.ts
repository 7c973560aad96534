import { type MeasuredReplies, teamReplies } from "#domain/inbox/inbox-queries.server.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import type { Db } from "#platform/db/db.ts";

/** How soon our own team answers a message. */
export interface TeamReply {
  readonly hours: number;
  /** False when the register withdrew the promise; then pages give only what was measured. */
  readonly promised: boolean;
  readonly measured: MeasuredReplies | null;
}

/** Returns what pages say about it; null when there is neither a promise nor a figure. */
export async function loadTeamReply(db: Db): Promise<TeamReply | null> {
  const { replyWithinHours: hours, stands } = await loadPromises(db);
  const measured = await teamReplies(db, hours);
  const promised = stands["team-reply"];
  return promised || measured ? { hours, promised, measured } : null;
}
