/** A file that arrives in chunks. */
export interface Upload {
  readonly size: number;
  /** The number of bytes that have arrived. */
  readonly received: number;
}

export const UPLOAD_LIMITS = {
  /** The size limit of the largest photo. Papers have a lower limit of their own. */
  maxBytes: 15 * 2 ** 20,
  /** The maximum body of any form (server/buffer-bodies.ts). Every chunk except the last has exactly this length. */
  pieceBytes: 256 * 1024,
  /** The maximum number of unfinished files of a person. Another one replaces the file that has been idle longest. */
  maxAtOnce: 6,
  /** The number of idle hours after which a file is deleted. */
  restHours: 24,
} as const;

export const UPLOAD_FOLDER = "uploads";

/** Returns the name of a chunk in the store, and the field for which it is sealed. */
export const pieceName = (id: string, offset: number): string => `${UPLOAD_FOLDER}/${id}-${offset}`;
export const pieceField = (offset: number): string => `piece:${offset}`;

/** Returns the offsets of the chunks that have arrived. */
export const offsetsOf = (received: number): number[] =>
  Array.from({ length: Math.ceil(received / UPLOAD_LIMITS.pieceBytes) }, (_, at) => at * UPLOAD_LIMITS.pieceBytes);
