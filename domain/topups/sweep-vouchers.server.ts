import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";
import { VOUCHER_FOLDER } from "./top-up.ts";

/** Removes the files of vouchers whose row no longer exists. */
export async function sweepVouchers({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const rows = await db.selectFrom("top_up_vouchers").select("stored_as").execute();
  const kept = new Set(rows.map(({ stored_as }) => stored_as));
  return sweepFiles(files, VOUCHER_FOLDER, (name) => kept.has(name), now);
}
