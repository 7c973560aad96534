import type { RequestAct } from "#app/forms/desk/request-list.ts";
import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { Context } from "#domain/context.ts";
import { qualifyLead, rejectLead } from "#domain/desk/decide-lead.server.ts";
import { REJECT_REASONS } from "#domain/desk/queue.ts";
import { type QueuedLead, queuedLeads } from "#domain/desk/queue-queries.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import { rejectReasons } from "#texts/desk.ts";

/** Asks for a confirmation before it decides on the chosen requests. Each is decided and logged by itself. Only held ones qualify. */
export async function actOnRequests(
  ctx: Context,
  userId: string,
  { act, ids, confirmed, reason: why }: AskedBulk<RequestAct>,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const chosen = await queuedLeads(ctx.db, ids.filter(isRowId));
  const reason = REJECT_REASONS.find((known) => known === why);
  const held = chosen.filter(({ status }) => status === "held");
  const others = chosen.filter(({ status }) => status !== "held");
  if (held.length > 0 && (!confirmed || (act === "rechazar" && !reason))) {
    return { confirming: { ...asking(act, held, others), ...(confirmed && { error: m.desk_error_reason() }) } };
  }
  const left = others.map(({ number }) => number);
  const admin = { ...ctx, actor: `admin:${userId}` as const };
  for (const { id, number } of held) {
    const decided = act === "calificar" ? await qualifyLead(admin, userId, id) : reason && (await rejectLead(admin, userId, id, reason));
    if (decided?.outcome !== "done") left.push(number);
  }
  return { count: chosen.length - left.length, left };
}

function asking(act: RequestAct, held: readonly QueuedLead[], others: readonly QueuedLead[]): Confirming {
  const count = held.length;
  const consequence = [
    (act === "calificar" ? m.desk_bulk_qualify_text : m.desk_bulk_reject_text)({ count, numbers: numbers(held) }),
    ...(others.length > 0 ? [m.desk_bulk_not_held({ count: others.length, numbers: numbers(others) })] : []),
  ].join(" ");
  const common = { act, ids: held.map(({ id }) => id), consequence, asksReason: false };
  if (act === "calificar") return { ...common, question: m.desk_bulk_qualify({ count }), button: m.desk_bulk_qualify_button({ count }) };
  const choice = { name: "motivo", label: m.lists_reason(), options: rejectReasons(), value: "" };
  return { ...common, choice, question: m.desk_bulk_reject({ count }), button: m.desk_bulk_reject_button({ count }) };
}

const numbers = (leads: readonly QueuedLead[]) => leads.map(({ number }) => number).join(", ");
