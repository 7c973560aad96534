import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { MessageStatus } from "./message.ts";
import { openReplies, type TeamReply } from "./open-message.server.ts";

/** A request for advice as its own person sees it: what our team mailed, and what the person mailed back. */
export interface OwnAdvice {
  status: MessageStatus;
  replies: Pick<TeamReply, "id" | "sentAt" | "text" | "fromWriter">[];
}

/** Returns the conversation about a request for advice for its own person; null for a request that never came to our team. */
export async function adviceForPatient(ctx: Pick<Context, "db" | "keys">, leadId: string): Promise<OwnAdvice | null> {
  const { rows } = await sql<{ status: MessageStatus }>`select status from inbox_messages where lead_id = ${leadId}`.execute(ctx.db);
  if (!rows[0]) return null;
  const replies = await openReplies(ctx, leaveOfPatient(leadId));
  return { ...rows[0], replies: replies.map(({ id, sentAt, text, fromWriter }) => ({ id, sentAt, text, fromWriter })) };
}
