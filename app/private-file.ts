import { fileNameOf } from "#platform/file-name.ts";

/**
 * Answers with a document as a download: nothing inside it runs, and nobody keeps it on the way. Its type decides its extension, even
 * for a document that was kept under another name.
 */
export const privateFile = ({ bytes, mediaType, fileName }: { bytes: Uint8Array<ArrayBuffer>; mediaType: string; fileName: string }) =>
  new Response(bytes, {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(mediaType, fileName, "documento"))}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
