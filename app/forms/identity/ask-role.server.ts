import { isEmail } from "#app/forms/identity/email.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import { askRole, settleRole } from "#domain/identity/change-role.server.ts";
import { accountAt } from "#domain/identity/team.server.ts";
import { TEAM_ROLES } from "#domain/identity/team-roles.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { m } from "#messages/m.ts";
import { OUTSIDE } from "#texts/roles.ts";

/** What was typed and refused, with a sentence for each field. */
export interface RefusedRole {
  errors: { email?: string; role?: string; reason?: string };
  proof?: RefusedProof;
  email: string;
  role: string;
  reason: string;
}

interface Asked {
  ctx: Context & { auth: Auth };
  viewer: Viewer;
  headers: Headers;
}

const SHORTEST_REASON = 5;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads which role somebody is to have. The proof is asked for last, so that a code is not used up by a forgotten field. */
export async function readRole(
  { ctx, viewer, headers }: Asked,
  form: PostedFields,
): Promise<{ outcome: "done" | "waits" } | { refused: RefusedRole; status: number }> {
  const email = textOf(form, "correo").trim();
  const reason = textOf(form, "motivo").trim();
  const chosen = textOf(form, "rol");
  const role = chosen === OUTSIDE ? null : TEAM_ROLES.find((one) => one === chosen);
  const account = isEmail(email) ? await accountAt(ctx.db, email) : null;
  const errors: RefusedRole["errors"] = {
    ...(!account && { email: isEmail(email) ? m.roles_error_nobody() : m.people_invite_error() }),
    ...(role === undefined && { role: m.roles_error_role() }),
    ...(reason.length < SHORTEST_REASON && { reason: m.people_error_reason() }),
  };
  const typed = { email, role: chosen, reason };
  if (!account || role === undefined || Object.keys(errors).length > 0) return { refused: { errors, ...typed }, status: 422 };
  const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
  if (proof.outcome !== "right") return { refused: { errors, proof, ...typed }, status: proof.outcome === "limited" ? 429 : 422 };
  const outcome = await askRole(ctx, { by: viewer.userId, userId: account.id, role, reason });
  switch (outcome) {
    case "done":
    case "waits":
      return { outcome };
    case "not-allowed":
      return { refused: { errors: { email: m.people_error_not_allowed() }, ...typed }, status: 403 };
    case "not-found":
      return { refused: { errors: { email: m.roles_error_nobody() }, ...typed }, status: 422 };
    case "waiting":
      return { refused: { errors: { email: m.roles_error_waiting() }, ...typed }, status: 409 };
    case "same":
      return { refused: { errors: { role: m.roles_error_same() }, ...typed }, status: 422 };
    case "yourself":
      return { refused: { errors: { email: m.roles_error_yourself() }, ...typed }, status: 422 };
  }
}

/** Reads what a second administrator decides on a change that waits. To drop one needs no proof, since nothing is given. */
export async function settleAsked(
  { ctx, viewer, headers }: Asked,
  form: PostedFields,
): Promise<{ outcome: "confirmed" | "dropped" } | { id: string; proof?: RefusedProof; error?: string; status: number }> {
  const id = textOf(form, "cambio");
  const confirms = textOf(form, "accion") === "confirmar";
  if (!ID.test(id)) return { id, error: m.roles_error_gone(), status: 404 };
  if (!confirms && textOf(form, "accion") !== "descartar") return { id, error: m.roles_error_gone(), status: 422 };
  if (confirms) {
    const proof = await ctx.auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
    if (proof.outcome !== "right") return { id, proof, status: proof.outcome === "limited" ? 429 : 422 };
  }
  const outcome = await settleRole(ctx, { by: viewer.userId, id, confirms });
  switch (outcome) {
    case "done":
      return { outcome: "confirmed" };
    case "dropped":
      return { outcome };
    case "own":
      return { id, error: m.roles_error_own(), status: 403 };
    case "changed":
      return { id, error: m.roles_error_changed(), status: 409 };
    case "last":
      return { id, error: m.roles_error_last(), status: 409 };
    case "not-found":
      return { id, error: m.roles_error_gone(), status: 409 };
    case "not-allowed":
      return { id, error: m.people_error_not_allowed(), status: 403 };
  }
}
