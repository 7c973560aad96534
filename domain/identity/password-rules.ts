/** Lengths in characters as people count them. No rule prescribes kinds of characters: https://pages.nist.gov/800-63-4/sp800-63b.html */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

export type PasswordMistake = "short" | "long" | "common";

/** Returns what is wrong with a new password, or null. `isCommon` says whether it is among the first that somebody would guess. */
export function passwordMistake(password: string, isCommon: (password: string) => boolean): PasswordMistake | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return "short";
  if (length > MAX_PASSWORD) return "long";
  return isCommon(password) ? "common" : null;
}
