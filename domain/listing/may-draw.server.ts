import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { GALLERY_LIMITS } from "./gallery.ts";

const DRAWING_ACTS = ["provider.photo_added", "provider.logo_changed", "provider.photo_cropped"];

/**
 * Returns whether a center may add another photo today. Deleted ones count too, since their files stay for a day: otherwise adding and
 * deleting would fill the disk.
 */
export async function mayDraw(db: Db | Tx, providerId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("subject_type", "=", "provider")
    .where("subject_id", "=", providerId)
    .where("at", ">", sql<Date>`now() - interval '1 day'`)
    .where("action", "in", DRAWING_ACTS)
    .executeTakeFirstOrThrow();
  return Number(count) < GALLERY_LIMITS.maxDrawnADay;
}
