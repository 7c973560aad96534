import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import { checkItem, type Found } from "#domain/verification/check-item.server.ts";
import { ITEMS, type Item, MAX_FOUND } from "#domain/verification/checklist.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { unprovenText } from "#texts/verification.ts";

/** A refused finding. `seen` and `says` are what the screen showed; null after a conflict, which shows the newer ones. */
export interface RefusedFinding {
  readonly item: Item;
  readonly typed: string;
  readonly picked: readonly string[];
  readonly seen: string | null;
  readonly says: string | null;
  readonly error: string;
  /** Which part of the form it is about. `alike`: also asks whether a name with a small difference is the same. */
  readonly about: "typed" | "picked" | "alike";
}

interface Returned {
  readonly refused: RefusedFinding;
  readonly status: 409 | 422;
}

/** Stores what somebody of our team read, according to a form. Returns the refused input with its status, or the item. */
export async function findSent(db: Db, id: string, form: PostedFields, actor: Person): Promise<Returned | { item: Item } | "not-found"> {
  const item = ITEMS.find((name) => name === textOf(form, "punto"));
  if (!item) return "not-found";
  const [typed, picked] = [textOf(form, "hallado").trim(), [form.leido ?? []].flat()];
  const [seen, says] = [textOf(form, "version"), textOf(form, "dice")];
  const refuse = (error: string, about: RefusedFinding["about"] = "typed"): Returned => ({
    refused: { item, typed, picked, seen, says, error, about },
    status: 422,
  });
  if (typed.length > MAX_FOUND) return refuse(m.verification_error_found({ max: MAX_FOUND }));
  const verdict = textOf(form, "accion") === "coincide" ? "matches" : "differs";
  const finding = { item, verdict, typed, picked, sameName: textOf(form, "misma") === "si", seen, says } as const;
  const outcome: Found = await checkItem(db, id, finding, actor);
  if (outcome === "done") return { item };
  if (outcome === "not-found") return outcome;
  if (outcome === "changed") return { refused: { ...refuse(m.verification_item_changed()).refused, seen: null, says: null }, status: 409 };
  if (outcome === "unopened") return refuse(m.verification_error_unopened());
  return refuse(unprovenText(outcome), outcome === "unpicked" ? "picked" : outcome === "alike" ? "alike" : "typed");
}
