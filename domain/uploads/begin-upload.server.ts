import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { newSubject } from "#domain/vault/subject-keys.server.ts";
import { cut } from "#platform/cut.ts";
import type { Tx } from "#platform/db/db.ts";
import { cleanFileName } from "#platform/file-name.ts";
import type { FileStore } from "#platform/files.ts";
import { type ForgottenUpload, removePieces } from "./remove-pieces.server.ts";
import { UPLOAD_LIMITS } from "./upload.ts";

/** `not-theirs`: the person manages nothing and claims nothing, so no form of theirs takes files. */
export type BeginOutcome = { id: string } | "not-theirs" | "too-large" | "empty";

/** Begins a file that will arrive in chunks. */
export async function beginUpload(
  { db, keys, files }: Pick<Context, "db" | "keys"> & { files: FileStore },
  userId: string,
  { fileName, size }: { fileName: string; size: number },
): Promise<BeginOutcome> {
  if (size === 0) return "empty";
  if (size > UPLOAD_LIMITS.maxBytes) return "too-large";
  const begun = await db.transaction().execute(async (tx) => {
    // Requests of one person run one after the other, so that their number is counted correctly.
    await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (!(await mayBringFiles(tx, userId))) return null;
    const { rows: forgotten } = await sql<ForgottenUpload>`
      delete from uploads where id in (
        select id from uploads where user_id = ${userId} order by touched_at desc offset ${UPLOAD_LIMITS.maxAtOnce - 1}
      ) returning id, received`.execute(tx);
    const subject = newSubject(keys, "upload");
    await tx
      .insertInto("uploads")
      .values({ id: subject.id, user_id: userId, file_name: cut(cleanFileName(fileName), 200), size })
      .execute();
    await storeKey(tx, subject);
    return { id: subject.id, forgotten };
  });
  if (!begun) return "not-theirs";
  await removePieces(files, begun.forgotten);
  return { id: begun.id };
}

async function mayBringFiles(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from provider_accounts where user_id = ${userId})
      or exists (select from profile_claims where user_id = ${userId} and status = 'open') as may`.execute(tx);
  return rows[0]!.may;
}
