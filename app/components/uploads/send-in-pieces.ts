import { href } from "#app/locale.ts";
import { UPLOAD_LIMITS } from "#domain/uploads/upload.ts";

/** The waits add up to half a minute, as long as a telephone may be in an elevator. */
const RETRY_AFTER_MS = [0, 1_000, 3_000, 6_000, 10_000, 10_000];

/**
 * Sends a file in chunks and returns its id, which a form then names instead of the file. Continues where the same file stopped, even
 * after the page was closed. Rejects when the connection stays down.
 */
export async function sendInPieces(file: File, onProgress: (share: number) => void): Promise<string> {
  const { Upload } = await import("tus-js-client");
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: href("/dashboard/provider/subidas"),
      metadata: { filename: file.name },
      chunkSize: UPLOAD_LIMITS.pieceBytes,
      retryDelays: RETRY_AFTER_MS,
      removeFingerprintOnSuccess: true,
      // Our routes accept only GET and POST, and tus would otherwise use PATCH.
      overridePatchMethod: true,
      onProgress: (sent, size) => onProgress(sent / size),
      onError: reject,
      onSuccess: () => resolve(upload.url!.split("/").at(-1)!),
    });
    upload.findPreviousUploads().then(([stopped]) => {
      if (stopped) upload.resumeFromPreviousUpload(stopped);
      upload.start();
    }, reject);
  });
}
