import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { Actor } from "./actor.ts";
import type { AuditAct } from "./acts.ts";
import type { AuditField } from "./fields.ts";
import { originOfAct } from "./origin.server.ts";
import type { AuditSubject } from "./subjects.ts";

type Value = string | number | boolean | null | readonly string[];
type Fields = { readonly [Field in AuditField]?: Value };
/** A row of a table or of a setting as it is. Its columns belong to the table. */
export type KeptRow = Readonly<Record<string, Value>>;

/**
 * Ids, codes and numbers. `before`, `after` and `reason` have names of their own on screen. Never put contact or health data here:
 * this log outlives an erasure.
 */
export type AuditDetail = Omit<Fields, "before" | "after"> & {
  readonly before?: Value | Fields | KeptRow;
  readonly after?: Value | Fields | KeptRow;
};

/** Refuses a field without a name, even in an object that was built elsewhere. The columns of a kept row are free. */
export type Named<Detail> = {
  readonly [Field in keyof Detail]: string extends Field
    ? Detail[Field]
    : Field extends "before" | "after"
      ? NamedSide<Detail[Field]>
      : Field extends AuditField
        ? Detail[Field]
        : never;
};
type NamedSide<Side> = Side extends Value | undefined
  ? Side
  : { readonly [Field in keyof Side]: Field extends AuditField ? Side[Field] : string extends Field ? Side[Field] : never };

export interface AuditEvent {
  actor: Actor;
  action: AuditAct;
  subjectType: AuditSubject;
  subjectId: string;
  detail?: AuditDetail;
}

/** Logs an act in the transaction that performs it: there is no act without its line, and no line without its act. */
export async function record<const Detail extends AuditDetail>(
  tx: Tx,
  { actor, action, subjectType, subjectId, detail }: Omit<AuditEvent, "detail"> & { detail?: Detail & Named<Detail> },
): Promise<void> {
  const { requestId, network, device } = originOfAct() ?? NOWHERE;
  await tx
    .insertInto("audit_log")
    .values({
      actor,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      detail: JSON.stringify(detail ?? {}),
      request_id: requestId,
      network,
      device,
    })
    .execute();
}

/**
 * Returns the insert of a log line, for the caller's own statement (`with line as (…)`), which saves a round trip. It logs one line
 * for each row of `rows`. `more` adds columns of the row to the detail.
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
