import { createHash } from "node:crypto";
import { CONCEPTS } from "../concepts.ts";
import { CONTACT_MESSAGES, HINTS, HONEST_MESSAGES } from "./corpus.ts";

/** Returns a digest of what the second opinion learns from. It is kept with the weights and tells when they are stale. */
export function digestOfLessons(): string {
  const lessons = [
    CONTACT_MESSAGES.map(({ kind, masked, text }) => [kind, masked, text]),
    HINTS.map(({ leading, rest }) => [leading, rest]),
    HONEST_MESSAGES.map(({ text }) => text),
    CONCEPTS,
  ];
  return createHash("sha256").update(JSON.stringify(lessons)).digest("hex");
}
