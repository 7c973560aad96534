import { sql } from "kysely";
import type { Actor, Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { removeProfiles } from "#domain/providers/write-profile.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { undoImportJob } from "./import-jobs.ts";

const CHUNK = 200;

/** Has the worker undo an import that is finished or paused. Returns false when it is neither; asking again while it is undone is fine. */
export function askUndo({ db, jobs, actor }: Pick<Context, "db" | "jobs"> & { actor: Person }, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom("imports")
      .select("status")
      .where("id", "=", id)
      .where("status", "in", ["finished", "paused", "undoing"])
      .forUpdate()
      .executeTakeFirst();
    if (open?.status === "undoing") return true;
    if (!open) return false;
    await tx.updateTable("imports").set({ status: "undoing", content: null, actor }).where("id", "=", id).execute();
    await record(tx, { actor, action: "import.undo-asked", subjectType: "import", subjectId: id });
    await jobs.enqueue(tx, undoImportJob, { importId: id });
    return true;
  });
}

/**
 * Removes the profiles that an import created and nobody has touched since: still pending and unchanged, without an account, a claim, or
 * a specialist from elsewhere. Profiles that it updated stay as they are. Each chunk removes its profiles and marks its rows in one
 * transaction: after an interruption it continues with the first row that it has not looked at.
 */
export async function undoImport({ db }: Pick<Context, "db">, id: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await db.transaction().execute((tx) => undoChunk(tx, id))));
}

/** Undoes one chunk. Returns false when nothing is left. */
async function undoChunk(tx: Tx, id: string): Promise<boolean> {
  // Two workers with the same import take turns.
  const undoing = await tx
    .selectFrom("imports")
    .select(["actor", "file_name", "undone_to"])
    .where("id", "=", id)
    .where("status", "=", "undoing")
    .forUpdate()
    .executeTakeFirst();
  if (!undoing) return false;
  const rows = await tx
    .selectFrom("import_rows")
    .select("line")
    .where("import_id", "=", id)
    .where("state", "=", "created")
    .where("line", ">", undoing.undone_to)
    .orderBy("line")
    .limit(CHUNK)
    .execute();
  if (rows.length === 0) {
    await finish(tx, id, { actor: undoing.actor as Actor, file: undoing.file_name });
    return false;
  }
  const to = rows.at(-1)!.line;
  const removed = await untouched(tx, id, { after: undoing.undone_to, to });
  if (removed.length > 0) {
    await tx.updateTable("import_rows").set({ state: "undone" }).where("import_id", "=", id).where("provider_id", "in", removed).execute();
    await removeProfiles(tx, removed);
  }
  await tx.updateTable("imports").set({ undone_to: to }).where("id", "=", id).execute();
  return true;
}

/** Locks and returns the profiles of these lines that nobody has touched. */
async function untouched(tx: Tx, id: string, { after, to }: { after: number; to: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from import_rows r join provider_profiles p on p.id = r.provider_id
    where r.import_id = ${id} and r.state = 'created' and r.line > ${after} and r.line <= ${to}
      and p.verification_status = 'pending' and not p.claimed and p.updated_at = p.created_at
      and not exists (select from provider_accounts a where a.provider_id = p.id)
      and not exists (select from profile_claims c where c.provider_id = p.id)
      and not exists (
        select from provider_members m where m.center_id = p.id and not exists (
          select from import_rows own where own.provider_id = m.specialist_id and own.import_id = ${id} and own.state = 'created'))
    order by p.id for update of p`.execute(tx);
  return rows.map((row) => row.id);
}

async function finish(tx: Tx, id: string, { actor, file }: { actor: Actor; file: string }): Promise<void> {
  await tx.updateTable("imports").set({ status: "undone" }).where("id", "=", id).execute();
  const { rows } = await sql<{ removed: number; stay: number }>`
    select count(*) filter (where state = 'undone')::int as removed, count(*) filter (where state in ('created', 'updated'))::int as stay
    from import_rows where import_id = ${id}`.execute(tx);
  const { removed, stay } = rows[0]!;
  await record(tx, { actor, action: "import.undone", subjectType: "import", subjectId: id, detail: { file, removed, stay } });
}
