import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface FetchPhoto {
  photoId: string;
}

/** A host that does not answer is asked again for about a day: after 1, 2, 4 minutes… and then every three hours. */
export const MAX_ATTEMPTS = 14;

export const fetchPhotoJob: JobKind<FetchPhoto, "fetch-photo"> = {
  name: "fetch-photo",
  schema: z.object({ photoId: z.uuid() }),
  retryLimit: MAX_ATTEMPTS,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3 * 3600,
  // Longer than downloading and encoding may take together.
  expireSeconds: 120,
};
