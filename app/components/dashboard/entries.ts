import type { ReactNode } from "react";

/** One entry in the navigation of a dashboard, in its sidebar and in the telephone's bar. */
export interface Entry {
  /** The path, without a language. */
  to: string;
  /** Other paths whose screens are reached from its screen and belong to it. */
  holds?: readonly string[];
  label: string;
  /** A short label for telephones. */
  short?: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** The number of things that wait there. `label` follows the number for screen readers: «1 por decidir». */
  waiting?: { number: number; label: string } | undefined;
  /** A figure beside the label, such as a balance. */
  figure?: string | undefined;
  /** True for up to four entries in the telephone's bar. The others are behind «Más». */
  onPhone?: boolean;
}

export interface EntryGroup {
  heading?: string;
  entries: readonly Entry[];
}

/**
 * Returns the entry to which an address belongs. Of several, it is the one with the longest path. The dashboard's first screen, at
 * `root`, has no screens below it.
 */
export function currentEntry(groups: readonly EntryGroup[], pathname: string, root: string): Entry | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry.to, ...(entry.holds ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || (path !== root && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.entry;
}
