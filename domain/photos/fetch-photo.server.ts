import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type DownloadFailure, download } from "#platform/download.ts";
import type { FileStore } from "#platform/files.ts";
import type { ImageFailure } from "#platform/images.ts";
import { keepCopies } from "./keep-copies.server.ts";
import { PHOTO_LIMITS } from "./photo.ts";
import { MAX_ATTEMPTS } from "./photo-jobs.ts";

export interface PhotoFetcher {
  readonly db: Db;
  readonly files: FileStore;
  /** Says which network addresses photos of strangers may come from. */
  readonly mayReach: (address: string) => boolean;
  readonly patienceMs?: number;
}

/** `worker-died`: the worker died before it could report a reason. */
export type PhotoFailure = DownloadFailure | ImageFailure | "worker-died";

export type PhotoOutcome =
  | { outcome: "stored"; digest: string }
  /** `again`: a later attempt may succeed. */
  | { outcome: "failed"; reason: PhotoFailure; again: boolean }
  /** Somebody else has fetched it, or the profile no longer names it. */
  | { outcome: "not-waiting" };

const PATIENCE_MS = 30_000;
const MAX_REDIRECTS = 3;
const HEADERS = { Accept: "image/*", "User-Agent": "Photos/1" };
const MAY_PASS: readonly PhotoFailure[] = ["unreachable", "slow", "failing-host"];

/** Fetches a photo, encodes it in our sizes and stores it. No transaction is open while its host answers. */
export async function fetchPhoto(fetcher: PhotoFetcher, photoId: string, signal?: AbortSignal): Promise<PhotoOutcome> {
  const { db } = fetcher;
  const photo = await db
    .updateTable("provider_photos")
    // Attempts are counted before the work, so that a file that kills its worker is not tried for ever.
    .set({ attempts: sql`attempts + 1` })
    .where("id", "=", photoId)
    .where("state", "=", "waiting")
    .returning(["provider_id", "source_url", "attempts"])
    .executeTakeFirst();
  if (!photo) return { outcome: "not-waiting" };
  const made =
    photo.attempts > MAX_ATTEMPTS ? ({ ok: false, reason: "worker-died" } as const) : await keptCopies(fetcher, photo.source_url, signal);
  if (made.ok) {
    const { digest, widths } = made.photo;
    await db
      .updateTable("provider_photos")
      .set({ state: "stored", reason: null, digest, widths: [...widths] })
      .where("id", "=", photoId)
      .where("state", "=", "waiting")
      .execute();
    return { outcome: "stored", digest };
  }
  const { reason } = made;
  const again = MAY_PASS.includes(reason) && photo.attempts < MAX_ATTEMPTS;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("provider_photos")
      .set({ state: again ? "waiting" : "failed", reason })
      .where("id", "=", photoId)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    if (again || numUpdatedRows === 0n) return;
    const detail = { url: photo.source_url, reason, attempts: photo.attempts };
    await record(tx, { actor: "worker", action: "photo.failed", subjectType: "provider", subjectId: photo.provider_id, detail });
  });
  return { outcome: "failed", reason, again };
}

async function keptCopies({ files, mayReach, patienceMs = PATIENCE_MS }: PhotoFetcher, url: string, signal: AbortSignal | undefined) {
  const { maxBytes } = PHOTO_LIMITS;
  const got = await download(url, {
    maxBytes,
    maxRedirects: MAX_REDIRECTS,
    patienceMs,
    mayReach,
    headers: HEADERS,
    ...(signal && { signal }),
  });
  if (!got.ok) return got;
  return keepCopies(files, got.bytes);
}
