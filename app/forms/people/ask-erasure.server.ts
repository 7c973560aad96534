import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { beginErasure } from "#domain/people/begin-erasure.server.ts";
import { CONFIRMING_WORD, REQUESTERS, SHORTEST_REASON, type Start } from "#domain/people/erasure.ts";
import { m } from "#messages/m.ts";

/** What was typed and refused, with a sentence for each field. */
export interface RefusedErasure {
  errors: { requester?: string; reason?: string; word?: string };
  proof?: RefusedProof;
  requester: string;
  reason: string;
  word: string;
  ticked: readonly string[];
}

interface Asked {
  ctx: Context & { auth: Auth };
  viewer: Viewer;
  headers: Headers;
  start: Start;
}

/** Reads what an administrator decided. The proof is asked for last, so that a code is not used up by a forgotten field. */
export async function askErasure(
  { ctx, viewer, headers, start }: Asked,
  form: PostedFields,
): Promise<{ outcome: "begun"; erasureId: string } | { outcome: "gone" } | { refused: RefusedErasure }> {
  const requester = REQUESTERS.find((one) => one === textOf(form, "pide"));
  const reason = textOf(form, "motivo").trim();
  const word = textOf(form, "palabra").trim();
  const ticked = [form.tambien ?? []].flat();
  const errors = {
    ...(!requester && { requester: m.erasures_error_requester() }),
    ...(reason.length < SHORTEST_REASON && { reason: m.erasures_error_reason() }),
    ...(word.toUpperCase() !== CONFIRMING_WORD && { word: m.erasures_error_word({ word: CONFIRMING_WORD }) }),
  };
  const refused = { errors, requester: requester ?? "", reason, word, ticked };
  if (!requester || Object.keys(errors).length > 0) return { refused };
  const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
  if (proof.outcome !== "right") return { refused: { ...refused, proof } };
  return beginErasure(ctx, { start, by: viewer.userId, requester, reason, ticked });
}
