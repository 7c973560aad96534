import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { STATES_IN_VIEW } from "./import.ts";
import { checkImportJob } from "./import-jobs.ts";

/** An import as somebody saw it. */
export interface SeenImport {
  readonly id: string;
  readonly version: number;
}

/** Returns an import that still waits for a person, held; `changed` when it is not as it was seen, `closed` once it runs, ran or is gone. */
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

/** What remembers a set of headings: as long for a wide file as for a narrow one. */
export const keyOf = (headings: readonly string[]) => sql<string>`md5(array_to_json(${[...headings]}::text[])::text)`;

/** Has all rows checked anew, as another version. */
export async function checkAgain(jobs: Context["jobs"], tx: Tx, id: string): Promise<void> {
  await tx.updateTable("imports").set({ status: "checking", version: sql`version + 1` }).where("id", "=", id).execute();
  await jobs.enqueue(tx, checkImportJob, { importId: id });
}
