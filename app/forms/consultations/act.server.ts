import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { type ChangeOutcome, changeConsultation, type Party, proposeMove } from "#domain/consultations/change-consultation.server.ts";
import type { Act } from "#domain/consultations/transitions.ts";
import type { Context } from "#domain/context.ts";
import { noteAgreed } from "#domain/followups/note-consultation.server.ts";
import { m } from "#messages/m.ts";

const ACTS: Readonly<Record<string, Act>> = {
  confirmar: "confirm",
  rechazar: "decline",
  cancelar: "cancel",
  deshacer: "restore",
  voy: "coming",
  hecha: "held",
  "no-hubo": "absent",
};

/** The outcome of a posted act. `unknown`: an invalid act. */
export type ActAnswer = { outcome: ChangeOutcome | "unknown" } | { outcome: "bad-link"; link: string } | { outcome: "no-time" };

/** Reads the value of a button. */
export const readAct = (word: string): Act | undefined => (Object.hasOwn(ACTS, word) ? ACTS[word] : undefined);

/** Does what the pressed button says. */
export async function actOn(ctx: Context, party: Party, id: string, form: PostedFields): Promise<ActAnswer> {
  const word = textOf(form, "accion");
  if (word === "mover") {
    const startsAt = readMoment(textOf(form, "hora"));
    return startsAt ? { outcome: await proposeMove(ctx, party, id, startsAt) } : { outcome: "no-time" };
  }
  const act = readAct(word);
  if (!act) return { outcome: "unknown" };
  const link = textOf(form, "enlace").trim();
  const outcome = await changeConsultation(ctx, party, id, {
    act,
    videoUrl: link,
    agreed: (tx, about) => noteAgreed(ctx, tx, about, ctx.actor),
  });
  return outcome === "needs-link" ? { outcome: "bad-link", link } : { outcome };
}

/** Returns the status of a refusal: a conflict with somebody faster, or invalid input. */
export const statusOfRefusal = ({ outcome }: ActAnswer): 409 | 422 => (outcome === "not-possible" || outcome === "taken" ? 409 : 422);

/** Returns the sentence for an act that was refused, or null. */
export function refusalOf({ outcome }: ActAnswer): string | null {
  switch (outcome) {
    case "not-possible":
      return m.consultations_error_changed();
    case "taken":
      return m.consultations_error_taken();
    case "no-time":
      return m.consultations_error_no_time();
    case "bad-link":
      return m.consultations_error_link();
    default:
      return null;
  }
}

/** Reads a moment in the format of forms. */
export function readMoment(text: string): Date | null {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/.test(text) ? text : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
