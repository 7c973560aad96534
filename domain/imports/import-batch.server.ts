import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { failedPhotos } from "#domain/photos/failed-photos.server.ts";
import { wantPhotos } from "#domain/photos/want-photos.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { SourceRow } from "./file.server.ts";
import type { RowProblem } from "./problem.ts";
import { type ImportCells, type RowResult, rowParser } from "./row.ts";
import { type Duplicates, type Line, type Reject, type StoredLine, storeProfiles } from "./store.server.ts";

/** The outcome of one row. Rejected and kept rows have problems, and so have rows whose photos could not be fetched. */
export interface RowOutcome {
  readonly line: number;
  readonly state: StoredLine["state"] | "rejected";
  readonly problems: readonly RowProblem[];
  readonly providerId: string | null;
}

export interface BatchOptions {
  /** Who imports. */
  readonly actor: Actor;
  readonly duplicates: Duplicates;
  /** Rejects the rows whose key occurred in an earlier row of the file. */
  readonly withoutRepeated?: (tx: Tx, lines: Line[], reject: Reject) => Promise<Line[]>;
}

export type ParseRow = (cells: ImportCells) => RowResult;

/** Returns a function that reads a row, with the present vocabulary of the directory. */
export async function openRowParser(db: Db): Promise<ParseRow> {
  const [vocabulary, countries] = await Promise.all([
    loadVocabulary(db),
    db.selectFrom("countries").select(["code", "name"]).where("active", "=", true).where("routing_code", "is not", null).execute(),
  ]);
  return rowParser({ ...vocabulary, countries });
}

/** Stores the rows of one batch in the caller's transaction, and returns the outcome of each. */
export async function importBatch(
  { jobs }: Pick<Context, "jobs">,
  tx: Tx,
  parse: ParseRow,
  batch: readonly SourceRow[],
  { actor, duplicates, withoutRepeated = async (_tx, lines) => lines }: BatchOptions,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const lines: Line[] = [];
  const reject: Reject = (line, problems) => outcomes.push({ line, state: "rejected", problems, providerId: null });
  for (const { line, cells, problem } of batch) {
    const read = problem ? { ok: false as const, problems: [{ field: "fila" as const, value: "", code: problem }] } : parse(cells);
    if (read.ok) lines.push({ line, profile: read.profile });
    else reject(line, read.problems);
  }
  const fresh = await withoutRepeated(tx, lines, reject);
  // Centers come first, since a specialist of the same batch may name one.
  for (const wanted of [true, false]) {
    const ofKind = fresh.filter(({ profile }) => (profile.type === "clinic") === wanted);
    const stored = await storeProfiles(tx, ofKind, { actor, duplicates, reject });
    const ids = stored.map(({ id }) => id);
    const failed = await failedPhotos(tx, ids);
    for (const { line, profile, state, id, slug, listed } of stored) {
      const problems: RowProblem[] = [];
      if (state === "kept")
        problems.push({ field: "nombre", value: profile.name, code: listed ? "already-published" : "not-pending", hint: slug });
      for (const { providerId, url, reason } of failed)
        if (providerId === id) problems.push({ field: "fotos", value: url, code: "photo-failed", hint: reason });
      outcomes.push({ line, state, problems, providerId: id });
    }
    await wantPhotos({ jobs }, tx, ids);
  }
  return outcomes;
}
