/** The maximum number of parts. The largest of our forms, a menu of twenty entries, has a hundred and forty. */
const MAX_PARTS = 1_000;
/** The maximum size of a form without its files. Only files are larger. */
const MAX_TEXT = 256 * 1024;
const MAX_HEAD = 8 * 1024;

/**
 * Returns whether a multipart body is like one of our forms: it has few parts, and only files among them are large. The platform's own
 * reader works through hundreds of thousands of parts in one go, which takes seconds; this only looks at the boundaries and at what
 * follows each.
 */
export function isWithinBounds(body: Uint8Array, contentType: string): boolean {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return true; // it is no form, so nothing of it is parsed
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; ) {
    if (++parts > MAX_PARTS) return false;
    const begin = at + boundary.length;
    const next = bytes.indexOf(boundary, begin);
    const end = next < 0 ? bytes.length : next;
    if (end - begin > MAX_TEXT && !/;\s*filename\*?=/i.test(headOf(bytes, begin, end))) return false;
    at = next;
  }
  return true;
}

function headOf(bytes: Buffer, begin: number, end: number): string {
  const head = bytes.subarray(begin, Math.min(end, begin + MAX_HEAD));
  const over = head.indexOf("\r\n\r\n");
  return head.subarray(0, over < 0 ? head.length : over).toString("latin1");
}

function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : `--${boundary}`;
}
