import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import { holdLead, qualifyLead, rejectLead } from "#domain/desk/decide-lead.server.ts";
import { mergeLeads } from "#domain/desk/merge-leads.server.ts";
import { HOLD_REASONS, REJECT_REASONS } from "#domain/desk/queue.ts";
import { askPermission, rerouteLead } from "#domain/desk/reroute-lead.server.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "#texts/choice-names.ts";

/** The reason why an act was refused, with the choices. */
export interface RefusedAct {
  act: string;
  error: string;
  status: 409 | 422;
}

const DONE = {
  calificada: m.desk_done_qualified,
  retenida: m.desk_done_held,
  rechazada: m.desk_done_rejected,
  derivada: m.desk_done_rerouted,
  permiso: m.desk_done_asked,
  unida: m.desk_done_merged,
  llamada: m.desk_done_call,
  ya: m.desk_already,
} satisfies ChoiceNames<string>;
type Done = keyof typeof DONE;

/** Returns what was done, from the address to which a form redirects. */
export const doneMessage = (done: string | null): string | null => (done === null ? null : nameOf(DONE, done));

type Command = typeof askPermission | typeof holdLead | typeof mergeLeads | typeof qualifyLead | typeof rejectLead | typeof rerouteLead;
type Outcome = Awaited<ReturnType<Command>>["outcome"];

const ERRORS: ChoiceNames<Exclude<Outcome, "done" | "done-before" | "not-found">> = {
  "not-now": m.desk_error_not_now,
  nobody: m.desk_error_nobody,
  "not-agreed": m.desk_error_not_agreed,
  pending: m.desk_error_pending,
  "no-mailbox": m.desk_error_no_mailbox,
  "not-the-same": m.desk_error_not_the_same,
  "names-others": m.desk_error_names_others,
};

/** Decides on a request as a button of its screen says. */
export async function decideOnLead(
  ctx: Context,
  userId: string,
  leadId: string,
  act: string,
  form: PostedFields,
): Promise<{ done: Done } | RefusedAct | "not-found" | "unknown"> {
  const refuse = (error: string): RefusedAct => ({ act, error, status: 422 });
  const settle = ({ outcome }: { outcome: Outcome }, done: Done): { done: Done } | RefusedAct | "not-found" => {
    if (outcome === "done") return { done };
    if (outcome === "done-before") return { done: "ya" };
    if (outcome === "not-found") return "not-found";
    return { act, error: ERRORS[outcome](), status: outcome === "nobody" ? 422 : 409 };
  };
  const why = textOf(form, "motivo");
  switch (act) {
    case "calificar":
      return settle(await qualifyLead(ctx, userId, leadId), "calificada");
    case "retener": {
      const reason = HOLD_REASONS.find((known) => known === why);
      return reason ? settle(await holdLead(ctx, userId, leadId, reason), "retenida") : refuse(m.desk_error_reason());
    }
    case "rechazar": {
      const reason = REJECT_REASONS.find((known) => known === why);
      return reason ? settle(await rejectLead(ctx, userId, leadId, reason), "rechazada") : refuse(m.desk_error_reason());
    }
    case "derivar":
      return settle(await rerouteLead(ctx, userId, leadId, listOf(form, "centro")), "derivada");
    case "permiso":
      return settle(await askPermission(ctx, userId, leadId), "permiso");
    case "unir": {
      const into = textOf(form, "con");
      return into === "" ? refuse(m.desk_error_merge()) : settle(await mergeLeads(ctx, userId, leadId, into), "unida");
    }
    default:
      return "unknown";
  }
}

/** Returns all values of boxes with the same name. */
function listOf(form: PostedFields, name: string): readonly string[] {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  if (value === undefined || value === "") return [];
  return typeof value === "string" ? [value] : value;
}
