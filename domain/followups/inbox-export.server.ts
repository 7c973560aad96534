import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { type Member, mayDo } from "#domain/team/as-member.server.ts";
import { type InboxRow, inboxRows, type Reader } from "./inbox-rows.server.ts";

export interface ExportedRequest extends InboxRow {
  readonly person: OpenPerson;
}

const MAX_EXPORTED = 10_000;

/**
 * Returns the requests that a center opened between two local days, for an export; null when this person does not manage the center.
 * The audit log keeps who exported how many.
 */
export function exportOpened(
  { db, keys }: Reader,
  member: Member,
  { from, to }: { from: string | null; to: string | null },
): Promise<ExportedRequest[] | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await mayDo(tx, member, "requests.see"))) return null;
    const day = sql`(o.purchased_at at time zone 'America/Santo_Domingo')::date`;
    const when = sql`o.status = 'purchased' and (${from}::date is null or ${day} >= ${from}::date) and (${to}::date is null or ${day} <= ${to}::date)`;
    const rows = await inboxRows({ db: tx, keys }, member.providerId, when, { limit: MAX_EXPORTED, offset: 0 });
    const requests = rows.flatMap(({ seen, leadId: _, leave: __, year: ___, ...row }): ExportedRequest[] =>
      seen.sight === "open" ? [{ ...row, person: seen.person }] : [],
    );
    await record(tx, {
      actor: `provider:${member.userId}`,
      action: "followup.exported",
      subjectType: "provider",
      subjectId: member.providerId,
      detail: { count: requests.length, from, to },
    });
    return requests;
  });
}
