import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { STATES_IN_VIEW } from "./import.ts";
import { checkImportJob } from "./import-jobs.ts";

/** An import at the version that somebody saw. */
export interface SeenImport {
  readonly id: string;
  readonly version: number;
}

/**
 * Locks and returns an import that still waits for a person. Returns `changed` when it is not at the version that was seen, and `closed`
 * when it runs, is finished or no longer exists.
 */
export async function openImport(tx: Tx, { id, version }: SeenImport) {
  const open = await tx
    .selectFrom("imports")
    .select(["headings", "fields", "duplicates", "version"])
    .where("id", "=", id)
    .where("status", "in", STATES_IN_VIEW.open)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return "closed";
  return open.version === version ? open : "changed";
}

/**
 * Returns the key under which the choices for a set of headings are remembered. It has the same length for files with many columns and
 * with few.
 */
export const keyOf = (headings: readonly string[]) => sql<string>`md5(array_to_json(${[...headings]}::text[])::text)`;

/** Has all rows checked again, as a new version. */
export async function checkAgain(jobs: Context["jobs"], tx: Tx, id: string): Promise<void> {
  await tx.updateTable("imports").set({ status: "checking", version: sql`version + 1` }).where("id", "=", id).execute();
  await jobs.enqueue(tx, checkImportJob, { importId: id });
}
