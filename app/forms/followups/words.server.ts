import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { sendTyped } from "#app/forms/threads/act-in-thread.server.ts";
import { insertedInto } from "#app/forms/threads/insert-template.server.ts";
import { changedNames, shownIn } from "#app/forms/three-way.ts";
import type { Context } from "#domain/context.ts";
import { MAX_CALLBACK_NOTE } from "#domain/followups/callback.ts";
import { MAX_NOTE } from "#domain/followups/followup.ts";
import { endCallback, setCallback } from "#domain/followups/set-callback.server.ts";
import { writeNote } from "#domain/followups/write-note.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import type { Done } from "./acts.ts";

/**
 * What of the one form of a request for words is not stored, as it was typed: an answer to the person, a note for the team, and the day
 * to write again. One button stores its own part; whatever else was typed comes back with what it did, without script too.
 */
export interface UnsavedWords {
  kind: "words";
  message: string;
  note: string;
  /** Empty where its person left the day as it was. */
  day: string;
  /** What was wrong, and where. */
  field?: "mensaje" | "nota" | "dia";
  error?: string | undefined;
  done?: Done;
  status: 200 | 409 | 422 | 429;
}

export type WordsOutcome = Awaited<ReturnType<typeof writeNote | typeof setCallback | typeof endCallback>>["outcome"];
export type WordsAnswer = UnsavedWords | { kind: "stored"; done: Done } | { kind: "outcome"; outcome: WordsOutcome; done: Done } | null;

const INSERTED = /^plantilla-\d$/;

/** Does what a button of the form for words says; returns null for an act that it does not have. */
export async function actWithWords(
  ctx: Context,
  member: Member,
  offerId: string,
  fields: PostedFields,
  viewer: Pick<Viewer, "firstName" | "lastName">,
): Promise<WordsAnswer> {
  const act = textOf(fields, "hacer");
  const typed = typedIn(fields);
  const { message, note, day, seen, lastSaid, lastNote } = typed;
  const refuse = (field: UnsavedWords["field"], error: string, status: UnsavedWords["status"] = 422) =>
    back(typed, { field, error, status });
  const party = centerOfOffer(member, offerId);
  if (INSERTED.test(act)) {
    const inserted = await insertedInto(ctx, party, { act, typed: message, viewer });
    return inserted && back(typed, { message: inserted.typed, ...(inserted.error && { field: "mensaje", error: inserted.error }) });
  }
  switch (act) {
    case "escribir": {
      // The page that shows what is left of the form may be loaded again, which posts it a second time.
      const unsent = await sendTyped(ctx, party, { typed: message, lastSaid });
      if (unsent === "not-found") return { kind: "outcome", outcome: "not-found", done: "respondida" };
      // Without an error it holds what the other side may not read yet: the contact is not open.
      if (unsent) return refuse("mensaje", unsent.answer.error ?? m.followups_error_changed(), unsent.status);
      return rest({ ...typed, message: "" }, "respondida");
    }
    case "nota": {
      if (note === "") return refuse("nota", m.followups_error_note());
      if (note.length > MAX_NOTE) return refuse("nota", m.followups_error_note_long({ max: String(MAX_NOTE) }));
      const { outcome } = await writeNote(ctx, member, { offerId, text: note, lastNote });
      return after(outcome, { ...typed, note: "" }, "nota");
    }
    // Enter in the field of the day presses no button of its own.
    case "":
    case "volver": {
      if (note.length > MAX_CALLBACK_NOTE) return refuse("nota", m.followups_error_note_long({ max: String(MAX_CALLBACK_NOTE) }));
      const { outcome } = await setCallback(ctx, member, { offerId, day, note, seen });
      if (outcome === "changed") return refuse("dia", m.followups_callback_error_changed(), 409);
      if (outcome === "day") return refuse("dia", m.followups_callback_error_day());
      return after(outcome, { ...typed, note: "", isDayTyped: false }, "volver");
    }
    case "no-volver":
      return after((await endCallback(ctx, member, { offerId, seen })).outcome, { ...typed, isDayTyped: false }, "no-volver");
    default:
      return null;
  }
}

/** Reads what was typed, what its person was shown, and whether they chose another day. */
function typedIn(fields: PostedFields) {
  const [message, note, day, shown] = [textOf(fields, "mensaje"), textOf(fields, "nota").trim(), textOf(fields, "dia"), shownIn(fields)];
  const { version, lastSaid = "", lastNote = "" } = shown;
  const seen = typeof version === "string" && version !== "" ? version : null;
  const isDayTyped = Object.hasOwn(shown, "dia") ? changedNames(shown, { dia: day }, ["dia"]).length > 0 : day !== "";
  return { message, note, day, seen, isDayTyped, lastSaid: String(lastSaid), lastNote: String(lastNote) };
}

type Typed = ReturnType<typeof typedIn>;

const back = ({ message, note, day, isDayTyped }: Typed, answer: Partial<UnsavedWords>): UnsavedWords => ({
  ...{ kind: "words", message, note, day: isDayTyped ? day : "", status: 200 },
  ...answer,
});

/** Brings back what is left of the form once one part of it is stored; where nothing is left, the screen is read again. */
function rest(left: Typed, done: Done): WordsAnswer {
  const isLeft = left.message.trim() !== "" || left.note !== "" || left.isDayTyped;
  return isLeft ? back(left, { done }) : { kind: "stored", done };
}

const after = (outcome: WordsOutcome, left: Typed, done: Done): WordsAnswer =>
  outcome === "done" ? rest(left, done) : { kind: "outcome", outcome, done };
