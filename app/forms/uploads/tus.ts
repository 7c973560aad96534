/** The headers of version 1.0 of tus, the protocol with which browsers send files in chunks. */
const VERSION = { "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" } as const;

export const tusAnswer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...VERSION, ...headers } });

/** Refuses with a sentence, since a person reads the answers to a program. */
export const tusRefusal = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { ...VERSION, "Content-Type": "text/plain; charset=utf-8" } });

/** Reads a number of bytes; null for anything else. */
export const bytesIn = (request: Request, header: "Upload-Length" | "Upload-Offset"): number | null => {
  const text = request.headers.get(header) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** Reads the file's name from `Upload-Metadata`. Its values are in Base64, which may hide a NUL that no database accepts. */
export function fileNameIn(request: Request): string {
  const [, encoded = ""] = /(?:^|,)\s*filename ([\w+/=]+)/.exec(request.headers.get("Upload-Metadata") ?? "") ?? [];
  return Buffer.from(encoded, "base64").toString("utf8").replaceAll("\0", "");
}
