import type { Db, Tx } from "#platform/db/db.ts";
import type { PhotoFailure } from "./fetch-photo.server.ts";

export interface FailedPhoto {
  readonly providerId: string;
  readonly url: string;
  readonly reason: PhotoFailure;
}

/** Returns the photos of these profiles that could not be fetched the last time, with the reason. */
export async function failedPhotos(db: Db | Tx, providerIds: readonly string[]): Promise<FailedPhoto[]> {
  if (providerIds.length === 0) return [];
  const rows = await db
    .selectFrom("provider_photos")
    .select(["provider_id", "source_url", "reason"])
    .where("provider_id", "in", providerIds)
    .where("state", "=", "failed")
    .orderBy("source_url")
    .execute();
  return rows.map(({ provider_id, source_url, reason }) => ({ providerId: provider_id, url: source_url, reason: reason as PhotoFailure }));
}
