import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { type CallLinkId, callToken } from "./lead-tokens.ts";
import type { LockedLead } from "./lock-lead.server.ts";

/** The days for which a link on a telephone works. Our team can send another at any time. */
const CALL_LINK_DAYS = 3;

export interface CallLink {
  /** The token of its address. */
  token: string;
  expiresAt: Date;
}

/**
 * Returns the link by which a caller without a mailbox gets to their request: the present one, or a new one where that was used or is too
 * old. Returns null for a request with a mailbox, whose links come by mail, and for a closed one. The caller holds the lead's row.
 */
export async function callLinkOf(ctx: Context, tx: Tx, lead: LockedLead): Promise<CallLink | null> {
  if (lead.email_digest || lead.status === "closed") return null;
  const present = await tx
    .selectFrom("lead_call_links")
    .select(["id", "expires_at as expiresAt"])
    .where("lead_id", "=", lead.id)
    .where("used_at", "is", null)
    .where("expires_at", ">", lead.now)
    .executeTakeFirst();
  const { id, expiresAt } = present ?? (await newLink(ctx, tx, lead.id));
  return { token: callToken(ctx.keys, { leadId: lead.id, id }, expiresAt), expiresAt };
}

async function newLink(ctx: Context, tx: Tx, leadId: string): Promise<{ id: string; expiresAt: Date }> {
  const { rows } = await sql<{ id: string; expiresAt: Date }>`
    insert into lead_call_links (lead_id, expires_at)
    values (${leadId}::uuid, date_trunc('second', now() + make_interval(days => ${CALL_LINK_DAYS}::int)))
    on conflict (lead_id) do update set id = gen_random_uuid(), made_at = now(), expires_at = excluded.expires_at, used_at = null, used_key = null
    returning id, expires_at as "expiresAt"`.execute(tx);
  await record(tx, { actor: ctx.actor, action: "lead.call-link-made", subjectType: "lead", subjectId: leadId });
  return rows[0]!;
}

/** Whether a link may be used: it is new; this form has used it, and may be sent again; somebody else has; or it is too old or replaced. */
export type LinkUse = "new" | "by-this-form" | "used" | "gone";

/** Looks a link up. The caller holds the lead's row, and with that the link's. */
export async function useOf(tx: Tx, { leadId, id }: CallLinkId, key: string): Promise<LinkUse> {
  const row = await tx
    .selectFrom("lead_call_links")
    .select("used_key")
    .where("lead_id", "=", leadId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return "gone";
  if (row.used_key === null) return "new";
  return row.used_key === key ? "by-this-form" : "used";
}

/** Uses a link up, together with what it did. */
export async function spend(tx: Tx, { leadId }: CallLinkId, key: string): Promise<void> {
  await tx.updateTable("lead_call_links").set({ used_at: sql<Date>`now()`, used_key: key }).where("lead_id", "=", leadId).execute();
}
