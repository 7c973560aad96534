/** More parts than any of our forms has: a menu of twenty entries has a hundred and forty. */
const MAX_PARTS = 1_000;
/** As much as a form without files may have in all. Only files are larger. */
const MAX_TEXT = 256 * 1024;
const MAX_HEAD = 8 * 1024;

/**
 * Returns whether a multipart body is like one of our forms: few parts, and only files among them large. Platform's own reader works
 * through hundreds of thousands of parts in one go, which takes seconds; this looks at the boundaries and at what follows each.
 */
export function isWithinBounds(body: Uint8Array, contentType: string): boolean {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return true; // no form: nothing of it is read
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
