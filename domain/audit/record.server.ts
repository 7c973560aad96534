import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { Actor } from "./actor.ts";

export interface AuditEvent {
  actor: Actor;
  /** noun.verb, in the past: lead.submitted */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Ids, codes and numbers. Never contact or health data: this log outlives an erasure. */
  detail?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Writes down what was done, in the transaction that does it: there is no act without its line, and no line without the act. */
export async function record(tx: Tx, { actor, action, subjectType, subjectId, detail = {} }: AuditEvent): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({ actor, action, subject_type: subjectType, subject_id: subjectId, detail: JSON.stringify(detail) })
    .execute();
}

/**
 * The line as an insert that the caller makes part of a statement of its own (`with line as (…)`), to save a round trip: one
 * for each row of `rows`, whose columns `more` may name to complete the detail.
 */
export function recording(
  { actor, action, subjectType, subjectId, detail = {} }: AuditEvent,
  rows: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`insert into audit_log (actor, action, subject_type, subject_id, detail)
    select ${actor}, ${action}, ${subjectType}, ${subjectId}, ${JSON.stringify(detail)}::jsonb || ${more} from ${rows}`;
}
