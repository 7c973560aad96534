import { crc32, deflateSync } from "node:zlib";

/** Files that are not what their name says, or larger than they look. */

/** The start of a Windows program, with the name foto.jpg. */
export const executable = Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0", "latin1"), Buffer.alloc(4096, 0x90)]);

export const svgWithScript = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

export const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n%%EOF\n",
);

const png = (...chunks: Buffer[]) => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks, chunk("IEND", Buffer.alloc(0))]);

function head(width: number, height: number, depth: number, kind: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, kind, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk("IHDR", data);
}

/** Makes an image of 20,400 by 10,500 pixels, black and white, in a few kilobytes. */
export const hugePanorama = (): Buffer =>
  png(head(20_400, 10_500, 1, 0), chunk("IDAT", deflateSync(Buffer.alloc(10_500 * (1 + 20_400 / 8)), { level: 1 })));

let bombs: { pixels: Buffer; comment: Buffer } | undefined;

/** Makes a PNG that claims to be 8 by 8 and unpacks to a quarter of a gigabyte: once as its pixels, once as a comment. */
export function zipBombs(): { pixels: Buffer; comment: Buffer } {
  if (bombs) return bombs;
  const zeros = deflateSync(Buffer.alloc(2 ** 28), { level: 9 });
  const small = head(8, 8, 8, 2);
  const comment = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), zeros]));
  bombs = {
    pixels: png(small, chunk("IDAT", zeros)),
    comment: png(small, comment, chunk("IDAT", deflateSync(Buffer.alloc(8 * (1 + 8 * 3))))),
  };
  return bombs;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
