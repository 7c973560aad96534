import { fetchPhoto, type PhotoFetcher } from "#domain/photos/fetch-photo.server.ts";
import { fetchPhotoJob } from "#domain/photos/photo-jobs.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export function registerPhotos(runner: JobRunner, fetcher: PhotoFetcher): Promise<void> {
  return runner.work(fetchPhotoJob, async ({ photoId }, signal) => {
    const result = await fetchPhoto(fetcher, photoId, signal);
    log.info({ photo: photoId, ...result }, "fetch-photo");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (result.outcome === "failed" && result.again) throw new Error(`photo ${photoId}: ${result.reason}`);
  });
}
