import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { seal } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { ownPlace } from "./own-place.server.ts";
import { leaveToOpen } from "./patient-access.ts";
import { type EntryFields, type EntryKind, MAX_ENTRIES, type ParsedEntry, type ProgressEntry, parseEntry } from "./progress-entry.ts";
import { expectReminder } from "./remind-days.server.ts";
import { entryField, unsealEntries } from "./sealed-patient.server.ts";

export type SaveEntryOutcome =
  | { outcome: "saved"; entry: ProgressEntry }
  | { outcome: "refused"; problems: Extract<ParsedEntry, { ok: false }>["problems"] }
  /** The person has the maximum number of entries. */
  | { outcome: "full" }
  /** The entry to change is not theirs, or no longer exists. */
  | { outcome: "gone" };

/** Seals a new entry, or the new text of an existing one. */
export function saveEntry(
  ctx: Context,
  userId: string,
  { kind, id, fields }: { kind: EntryKind; id: string | null; fields: EntryFields },
): Promise<SaveEntryOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<SaveEntryOutcome> => {
    const place = await ownPlace(ctx, tx, userId);
    const earlier = id === null ? null : await entryOf(ctx, tx, { userId, patientId: place.id, id });
    if (id !== null && earlier?.kind !== kind) return { outcome: "gone" };
    const parsed = parseEntry(kind, id ?? randomUUID(), fields, earlier);
    if (!parsed.ok) return { outcome: "refused", problems: parsed.problems };
    const entry = parsed.value;
    if (earlier) {
      await tx
        .updateTable("patient_entries")
        .set({ sealed: seal(place, entryField(entry.id), entry) })
        .where("id", "=", entry.id)
        .execute();
    } else {
      const { kept } = await tx
        .selectFrom("patient_entries")
        .select(({ fn }) => fn.countAll<number>().as("kept"))
        .where("patient_id", "=", place.id)
        .executeTakeFirstOrThrow();
      if (Number(kept) >= MAX_ENTRIES) return { outcome: "full" };
      await tx
        .insertInto("patient_entries")
        .values({ id: entry.id, patient_id: place.id, sealed: seal(place, entryField(entry.id), entry) })
        .execute();
    }
    await expectReminder(tx, { userId, patientId: place.id }, entry);
    await record(tx, { actor: ctx.actor, action: "patient.entry-written", subjectType: "patient", subjectId: place.id });
    return { outcome: "saved", entry };
  });
}

/** Marks a medicine as taken at a time of a day, or removes the mark. */
export function markTaken(
  ctx: Context,
  userId: string,
  { id, day, time, taken }: { id: string; day: string; time: string; taken: boolean },
): Promise<{ outcome: "marked" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const place = await ownPlace(ctx, tx, userId);
    const entry = await entryOf(ctx, tx, { userId, patientId: place.id, id });
    if (entry?.kind !== "medicine" || day < entry.from || day > entry.to || !entry.times.includes(time)) return { outcome: "gone" };
    const others = entry.taken.filter((mark) => mark !== `${day} ${time}`);
    const marked = { ...entry, taken: taken ? [...others, `${day} ${time}`] : others };
    await tx
      .updateTable("patient_entries")
      .set({ sealed: seal(place, entryField(id), marked) })
      .where("id", "=", id)
      .execute();
    await expectReminder(tx, { userId, patientId: place.id }, marked);
    return { outcome: "marked" };
  });
}

export async function forgetEntry(ctx: Context, userId: string, id: string): Promise<{ outcome: "forgotten" | "gone" }> {
  if (!isRowId(id)) return { outcome: "gone" };
  return ctx.db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom("patient_entries as e")
      .using("patient_profiles as p")
      .whereRef("p.id", "=", "e.patient_id")
      .where("p.user_id", "=", userId)
      .where("e.id", "=", id)
      .returning("e.patient_id")
      .executeTakeFirst();
    if (!gone) return { outcome: "gone" };
    await record(tx, { actor: ctx.actor, action: "patient.entry-forgotten", subjectType: "patient", subjectId: gone.patient_id });
    return { outcome: "forgotten" };
  });
}

async function entryOf({ keys }: Context, tx: Tx, { userId, patientId, id }: { userId: string; patientId: string; id: string }) {
  if (!isRowId(id)) return null;
  const row = await tx
    .selectFrom("patient_entries")
    .select(["id", "sealed"])
    .where("id", "=", id)
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  const [entry] = await unsealEntries(keys, tx, leaveToOpen({ kind: "self", userId }, { id: patientId, userId }), row ? [row] : []);
  return entry ?? null;
}
