/** A file that arrives in pieces. */
export interface Upload {
  readonly size: number;
  /** How many of its bytes are here. */
  readonly received: number;
}

export const UPLOAD_LIMITS = {
  /** The largest photo; papers have a lower limit of their own. */
  maxBytes: 15 * 2 ** 20,
  /** As large as the body of any form (server/buffer-bodies.ts). Every piece but the last is exactly this long. */
  pieceBytes: 256 * 1024,
  /** A person's files on their way. The next one takes the place of the one that rested longest. */
  maxAtOnce: 6,
  /** What rests so long is forgotten. */
  restHours: 24,
} as const;

export const UPLOAD_FOLDER = "uploads";

/** Returns where the store keeps a piece, and the field that it is sealed for. */
export const pieceName = (id: string, offset: number): string => `${UPLOAD_FOLDER}/${id}-${offset}`;
export const pieceField = (offset: number): string => `piece:${offset}`;

/** Returns where the pieces begin of which so many bytes are here. */
export const offsetsOf = (received: number): number[] =>
  Array.from({ length: Math.ceil(received / UPLOAD_LIMITS.pieceBytes) }, (_, at) => at * UPLOAD_LIMITS.pieceBytes);
