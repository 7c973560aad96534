import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { fetchPhotoJob } from "./photo-jobs.ts";

const LOST_AFTER = sql<Date>`now() - interval '15 minutes'`;

/** Makes a new job for each waiting photo whose job no longer exists. An existing job keeps its place. */
export async function requeuePhotos({ db, jobs }: Pick<Context, "db" | "jobs">): Promise<void> {
  const waiting = await db
    .selectFrom("provider_photos")
    .select("id")
    .where("state", "=", "waiting")
    .where("created_at", "<", LOST_AFTER)
    .orderBy("created_at")
    .limit(1000)
    .execute();
  for (const { id } of waiting) await jobs.enqueue(db, fetchPhotoJob, { photoId: id }, { singletonKey: id });
}
