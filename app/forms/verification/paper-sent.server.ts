import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import { checkDocument } from "#domain/listing/check-document.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type RefusedPaper, readPaper, typedPaper, unprovenPaper } from "./read-paper.ts";

/** Accepts or returns a paper, according to a form. Returns the refused input with its status, or the paper's id. */
export async function paperSent(
  db: Db,
  providerId: string,
  form: PostedFields,
  actor: Person,
): Promise<{ refused: RefusedPaper; status: 409 | 422 } | { id: string } | "not-found"> {
  const [id, state] = [textOf(form, "documento"), textOf(form, "estado")];
  if (!isRowId(id)) return "not-found";
  const read = readPaper(form, textOf(form, "accion") === "aceptar");
  if ("errors" in read) return { refused: { id, state, ...read }, status: 422 };
  const outcome = await checkDocument(db, { providerId, documentId: id, state }, read, actor);
  if (outcome === "done") return { id };
  if (outcome === "changed") return { refused: { id, state: null, typed: typedPaper(form), errors: {} }, status: 409 };
  return { refused: { id, state, ...unprovenPaper(form, outcome) }, status: 422 };
}
