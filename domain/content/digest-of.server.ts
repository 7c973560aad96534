import { createHash } from "node:crypto";

/** Returns the SHA-256 of a text's exact words, in hexadecimal. */
export const digestOf = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
