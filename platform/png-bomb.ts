import { inflateSync } from "node:zlib";

/** The limit for unpacked texts and colour profiles. Those of a real photo are far smaller. */
const MAX_UNPACKED = 4 * 2 ** 20;
/** The bytes that compression may add to incompressible pixels, and the metadata between them. */
const SLACK = 64 * 1024;

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Returns whether a PNG unpacks to more than it declares: more pixel data than its width and height need, or texts and profiles that
 * no photo has. Reads lengths and stops unpacking at a limit, so that the check costs little.
 */
export function isPngBomb(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  let pixels = 0;
  let needed = 0;
  let unpacked = 0;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR" && data.length >= 13) needed = dataOf(data);
    if (type === "IDAT") pixels += length;
    if (type === "zTXt" || type === "iTXt" || type === "iCCP") {
      unpacked += unpackedSize(data, MAX_UNPACKED - unpacked);
      if (unpacked >= MAX_UNPACKED) return true;
    }
    at += 12 + length;
  }
  return pixels > needed * 1.05 + SLACK;
}

/** Returns how many bytes the pixels take before compression. Interlaced ones take a little more. */
function dataOf(head: Buffer): number {
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8]!, head[9]!];
  return height * (Math.ceil((width * depth * (CHANNELS[kind] ?? 4)) / 8) + 1);
}

/**
 * Returns the unpacked size of a compressed chunk. Its data begins after its name and a zero, within the first bytes; a name cannot
 * contain such a beginning.
 */
function unpackedSize(data: Buffer, most: number): number {
  const start = data.indexOf(0x78, data.indexOf(0) + 1);
  if (start < 0) return data.length;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? most : data.length;
  }
}
