import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";
import { type ForgottenUpload, removePieces } from "./remove-pieces.server.ts";
import { UPLOAD_FOLDER, UPLOAD_LIMITS } from "./upload.ts";

/** Deletes files that stopped arriving, and removes chunks without a row, such as those of a deleted account. */
export async function forgetUploads({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const { rows: forgotten } = await sql<ForgottenUpload>`
    delete from uploads where touched_at < now() - make_interval(hours => ${UPLOAD_LIMITS.restHours}::int) returning id, received`.execute(
    db,
  );
  await removePieces(files, forgotten);
  const rows = await db.selectFrom("uploads").select("id").execute();
  const ids = new Set(rows.map(({ id }) => id));
  await sweepFiles(files, UPLOAD_FOLDER, (name) => ids.has(idIn(name)), now);
  return forgotten.length;
}

const idIn = (name: string): string => name.slice(UPLOAD_FOLDER.length + 1, UPLOAD_FOLDER.length + 37);
