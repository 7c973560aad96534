import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import type { AskedChange } from "#domain/listing/profile-change.ts";
import { CHANGE_PARTS } from "#domain/listing/profile-change.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { decideChange } from "#domain/verification/decide-change.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";

/** A refused decision. `version` is the one on the screen; null after a conflict, which shows the newer one. */
export interface RefusedChange {
  readonly part: AskedChange["part"] | null;
  readonly id: string;
  readonly reason: string;
  readonly version: string | null;
  readonly error: string;
}

export const CHANGE_ACTS = ["aceptar-cambio", "rechazar-cambio"] as const;

/** Decides on a center's requested change, according to a form. Returns the refused input with its status; null once it is decided. */
export async function decideAsked(
  db: Db,
  providerId: string,
  form: PostedFields,
  actor: Person,
): Promise<{ refused: RefusedChange; status: 409 | 422 } | "not-found" | null> {
  const accept = textOf(form, "accion") === "aceptar-cambio";
  const [changeId, version, reason] = [textOf(form, "cambio"), textOf(form, "version"), textOf(form, "motivo").trim()];
  const part = CHANGE_PARTS.find((one) => one === textOf(form, "parte")) ?? null;
  const back = (status: 409 | 422, error: string, seen: string | null) => ({
    refused: { part, id: changeId, reason, version: seen, error },
    status,
  });
  if (!accept && (reason === "" || reason.length > MAX_REASON)) return back(422, m.changes_error_reason({ max: MAX_REASON }), version);
  const outcome = await decideChange(db, { providerId, changeId, version }, accept ? { accept } : { accept, reason }, actor);
  if (outcome === "not-found") return "not-found";
  if (outcome === "changed") return back(409, m.changes_error_changed(), null);
  return outcome === "no-city" ? back(422, m.changes_error_city(), version) : null;
}
