import { createHash } from "node:crypto";

/** Returns the same id for the same thing on every machine, so that screenshots, tests and links stay valid. It looks like a version 5 UUID. */
export function demoId(thing: string): string {
  const digest = createHash("sha1").update(`cuna demo world ${thing}`).digest().subarray(0, 16);
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Returns the day this many days later. Moments of the demo world are whole days around its present, 20 November 2026. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export const noonOf = (day: string): string => `${day}T16:00:00Z`;
