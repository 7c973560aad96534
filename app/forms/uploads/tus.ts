/** The headers of version 1.0 of tus, the protocol in which browsers send files in pieces. */
const VERSION = { "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" } as const;

export const tusAnswer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { ...VERSION, ...headers } });

/** Refuses in words: whoever reads the answer of a program is a person. */
export const tusRefusal = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { ...VERSION, "Content-Type": "text/plain; charset=utf-8" } });

/** Reads a count of bytes; null for anything else. */
export const bytesIn = (request: Request, header: "Upload-Length" | "Upload-Offset"): number | null => {
  const text = request.headers.get(header) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** Reads the file's name out of `Upload-Metadata`, where values are in Base64, in which a NUL passes that no database takes. */
export function fileNameIn(request: Request): string {
  const [, encoded = ""] = /(?:^|,)\s*filename ([\w+/=]+)/.exec(request.headers.get("Upload-Metadata") ?? "") ?? [];
  return Buffer.from(encoded, "base64").toString("utf8").replaceAll("\0", "");
}
