import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";
import { type DecideReviewResult, returnReview, signReview } from "#domain/reviewers/decide-review.server.ts";
import { addRemark } from "#domain/reviewers/remarks.server.ts";
import { MAX_REMARK, MAX_REVIEW_REASON } from "#domain/reviewers/text-review.ts";

/** A reviewer's refused input, with the error, which the screen shows where it was typed. */
export interface RefusedAct {
  readonly act: "comentar" | "firmar" | "devolver";
  readonly part: string;
  /** The typed text, never a password. */
  readonly typed: string;
  readonly error: "remark" | "many" | "name" | "reason" | "changed" | "own-words" | "decided" | PasswordRefusal;
}

export type ActOnReview = { done: "comentado" | "firmado" | "devuelto"; part: string } | { refused: RefusedAct; status: number };

/** Does what a reviewer's form asks for; null for an unknown act. */
export async function actOnReview(ctx: Context, userId: string, reviewId: string, form: PostedFields): Promise<ActOnReview | null> {
  switch (textOf(form, "accion")) {
    case "comentar":
      return comment(ctx, userId, reviewId, form);
    case "firmar": {
      const typedName = plain(form, "nombre");
      const number = Number(textOf(form, "version"));
      const [digest, password] = [textOf(form, "huella"), textOf(form, "contrasena")];
      return decided("firmar", typedName, await signReview(ctx, userId, { reviewId, number, digest, typedName, password }));
    }
    case "devolver": {
      const reason = plain(form, "motivo");
      if (reason === "" || reason.length > MAX_REVIEW_REASON)
        return { refused: { act: "devolver", part: "", typed: reason, error: "reason" }, status: 422 };
      return decided("devolver", reason, await returnReview(ctx, userId, { reviewId, reason }));
    }
    default:
      return null;
  }
}

async function comment(ctx: Context, userId: string, reviewId: string, form: PostedFields): Promise<ActOnReview | null> {
  const [part, remark] = [textOf(form, "parte"), plain(form, "comentario")];
  const refused = (error: RefusedAct["error"], status: number): ActOnReview => ({
    refused: { act: "comentar", part, typed: remark, error },
    status,
  });
  if (remark === "" || remark.length > MAX_REMARK) return refused("remark", 422);
  const outcome = await addRemark(ctx, userId, { reviewId, part, remark });
  if (outcome === "added") return { done: "comentado", part };
  if (outcome === "decided") return refused("decided", 409);
  return outcome === "too-many" ? refused("many", 422) : null;
}

function decided(act: "firmar" | "devolver", typed: string, result: DecideReviewResult): ActOnReview | null {
  const refused = (error: RefusedAct["error"], status: number): ActOnReview => ({ refused: { act, part: "", typed, error }, status });
  switch (result.outcome) {
    case "signed":
      return { done: "firmado", part: "" };
    case "returned":
      return { done: "devuelto", part: "" };
    case "changed":
    case "own-words":
    case "decided":
      return refused(result.outcome, 409);
    case "other-name":
      return refused("name", 422);
    case "wrong-password":
      return refused(result, 422);
    case "limited":
      return refused(result, 429);
    default:
      return null;
  }
}

const plain = (form: PostedFields, name: string) => textOf(form, name).trim();
