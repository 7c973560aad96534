import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { Context } from "#domain/context.ts";
import { answerRemark } from "#domain/reviewers/remarks.server.ts";
import { sendToReview } from "#domain/reviewers/send-to-review.server.ts";
import { MAX_REMARK, MAX_REVIEW_REASON } from "#domain/reviewers/text-review.ts";

type SendingError = "nobody" | "changed" | "own-words" | "note";

export type RefusedByEditor =
  | { act: "enviar"; typed: string; reviewer: string; error: SendingError }
  | { act: "responder"; typed: string; remark: string; error: "answer" };

type ActOnTextReview = { done: "enviado" | "respondido" } | { refused: RefusedByEditor; status: number };

/** Does what an editor's form about the review of a text asks for; null for an unknown act. */
export async function actOnTextReview(ctx: Context, userId: string, key: TextKey, form: PostedFields): Promise<ActOnTextReview | null> {
  const plain = (name: string) => textOf(form, name).trim();
  if (textOf(form, "accion") === "enviar") {
    const [note, reviewerId] = [plain("nota"), plain("revisor")];
    const refused = (error: SendingError, status: number): ActOnTextReview => ({
      refused: { act: "enviar", typed: note, reviewer: reviewerId, error },
      status,
    });
    if (note.length > MAX_REVIEW_REASON) return refused("note", 422);
    const number = /^\d{1,6}$/.test(textOf(form, "version")) ? Number(textOf(form, "version")) : 0;
    const outcome = await sendToReview(ctx, userId, { ...key, number, reviewerId, note });
    if (outcome === "sent") return { done: "enviado" };
    return outcome === "not-found" ? null : refused(outcome, outcome === "changed" ? 409 : 422);
  }
  if (textOf(form, "accion") === "responder") {
    const [remark, answer] = [plain("comentario"), plain("respuesta")];
    if (answer.length > MAX_REMARK) return { refused: { act: "responder", typed: answer, remark, error: "answer" }, status: 422 };
    const resolved = textOf(form, "resuelto") === "si";
    return (await answerRemark(ctx, userId, { ...key, remarkId: remark, answer, resolved })) ? { done: "respondido" } : null;
  }
  return null;
}
