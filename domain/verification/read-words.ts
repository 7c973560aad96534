import { likenessOf, type Named } from "./look-alike.ts";

/** What somebody of our team read on the papers. */
export interface Read {
  /** The typed words. */
  readonly typed: string;
  /** The statements of the profile that they ticked as read. */
  readonly picked: readonly string[];
  /** Whether they say that a name with a small difference is the same. */
  readonly sameName: boolean;
}

/**
 * Why what was read does not prove a profile. `nothing`: nothing was typed. `unpicked`: something that the profile says was not found.
 * `unlike`: another name. `alike`: a name that differs in little, about which somebody has to decide.
 */
export type Unproven = "nothing" | "unpicked" | "unlike" | "alike";

/** What a company's name ends with, which its sign does not bear. */
const COMPANY = /[\s,]+(s\.?\s?r\.?\s?l|s\.?\s?a(\.?\s?s)?|e\.?\s?i\.?\s?r\.?\s?l)\.?$/i;

/** Compares a name that was read on a paper with the name that a profile bears. */
export function unprovenName(typed: string, named: Named, sameName: boolean): Unproven | null {
  const read = typed.trim().replace(COMPANY, "");
  if (read === "") return "nothing";
  const likeness = likenessOf({ ...named, name: read, city: null }, { ...named, city: null });
  if (likeness === null) return "unlike";
  return likeness === "same" || likeness === "letters" || sameName ? null : "alike";
}

/** Compares what was read with what a profile says: all of `says` has to be ticked; without any of it, words have to be typed. */
export function unprovenWords({ typed, picked }: Read, says: readonly string[]): Unproven | null {
  if (says.some((one) => !picked.includes(one))) return "unpicked";
  return says.length === 0 && typed.trim() === "" ? "nothing" : null;
}
