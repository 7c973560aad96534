import { type RawBuilder, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { routeAgain } from "#domain/leads/next-round.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { whileHeld } from "./decide-lead.server.ts";

/** The statuses in which another round may bring a request to a center. A held request must be qualified first. */
const REROUTABLE = ["routed", "waiting", "unmatched", "attached", "advice"];

export type RerouteResult =
  | { outcome: "done"; round: number }
  /** The person did not agree to one of these centers, and only they can name it. */
  | { outcome: "not-agreed" }
  /** Each of these centers has its offer already. */
  | { outcome: "done-before" }
  /** Another round was started, and is not decided yet. */
  | { outcome: "pending" }
  | { outcome: "nobody" | "not-now" | "not-found" };

/** Selects whether somebody started a round of a request that is not decided yet. */
export const roundPending = (leadId: string): RawBuilder<boolean> => sql`exists (
  select from audit_log s where s.subject_type = 'lead' and s.subject_id = ${leadId} and s.action in ('lead.rerouted', 'lead.qualified')
    and s.at > coalesce((select max(r.at) from routing_decisions r where r.lead_id = ${leadId}::uuid), '-infinity'))`;

/** Starts another round for some of the centers that the person agreed to by name; every filter of routing still applies to them. */
export function rerouteLead(ctx: Context, userId: string, leadId: string, centers: readonly string[]): Promise<RerouteResult> {
  return whileHeld(ctx, leadId, async (tx, lead): Promise<RerouteResult> => {
    if (centers.length === 0) return { outcome: "nobody" };
    if (!REROUTABLE.includes(lead.status)) return { outcome: "not-now" };
    const agreed = await agreedTo(tx, lead.id);
    if (centers.some((id) => !agreed.has(id))) return { outcome: "not-agreed" };
    const offers = await tx.selectFrom("offers").select("provider_id").where("lead_id", "=", lead.id).execute();
    const fresh = centers.filter((id) => !offers.some(({ provider_id }) => provider_id === id));
    if (fresh.length === 0) return { outcome: "done-before" };
    const { rows } = await sql<{ last: number; pending: boolean }>`
      select coalesce(max(round), 0) as last, ${roundPending(lead.id)} as pending
      from routing_decisions d where lead_id = ${lead.id}`.execute(tx);
    const { last, pending } = rows[0]!;
    if (pending) return { outcome: "pending" };
    await routeAgain(ctx, tx, lead, fresh);
    await record(tx, {
      actor: `admin:${userId}`,
      action: "lead.rerouted",
      subjectType: "lead",
      subjectId: lead.id,
      detail: { centers: fresh },
    });
    return { outcome: "done", round: last + 1 };
  });
}

/** Asks the person by mail to name further centers. At most once a day; only they can agree to a center. */
export function askPermission(
  ctx: Context,
  userId: string,
  leadId: string,
): Promise<{ outcome: "done" | "done-before" | "no-mailbox" | "not-now" | "not-found" }> {
  return whileHeld(ctx, leadId, async (tx, lead): Promise<{ outcome: "done" | "done-before" | "no-mailbox" | "not-now" }> => {
    if (!REROUTABLE.includes(lead.status)) return { outcome: "not-now" };
    if (!lead.email_digest) return { outcome: "no-mailbox" };
    const effectKey = `lead-name-more:${lead.id}:${dayInSantoDomingo(lead.now)}`;
    const sent = await tx.selectFrom("mail_messages").select("id").where("effect_key", "=", effectKey).executeTakeFirst();
    if (sent) return { outcome: "done-before" };
    await queueMail(ctx, tx, { effectKey, template: "lead-name-more", leadId: lead.id, person: lead.email_digest });
    await record(tx, { actor: `admin:${userId}`, action: "lead.permission-asked", subjectType: "lead", subjectId: lead.id });
    return { outcome: "done" };
  });
}
