import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { Actor } from "./actor.ts";
import type { AuditAct } from "./acts.ts";
import { originOfAct } from "./origin.server.ts";

type Value = string | number | boolean | null | readonly string[];

export interface AuditEvent {
  actor: Actor;
  action: AuditAct;
  subjectType: string;
  subjectId: string;
  /**
   * Ids, codes and numbers; `before`, `after` and `reason` are shown as what they say. Never contact or health data: this log outlives an
   * erasure.
   */
  detail?: Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;
}

/** Writes down what was done, in the transaction that does it: there is no act without its line, and no line without the act. */
export async function record(tx: Tx, { actor, action, subjectType, subjectId, detail = {} }: AuditEvent): Promise<void> {
  const { requestId, network, device } = originOfAct() ?? NOWHERE;
  await tx
    .insertInto("audit_log")
    .values({
      actor,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      detail: JSON.stringify(detail),
      request_id: requestId,
      network,
      device,
    })
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
  const { requestId, network, device } = originOfAct() ?? NOWHERE;
  return sql`insert into audit_log (actor, action, subject_type, subject_id, detail, request_id, network, device)
    select ${actor}, ${action}, ${subjectType}, ${subjectId}, ${JSON.stringify(detail)}::jsonb || ${more}, ${requestId}, ${network}, ${device}
    from ${rows}`;
}

const NOWHERE = { requestId: null, network: null, device: null };
