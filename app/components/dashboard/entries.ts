import type { ReactNode } from "react";

/** One place of a dashboard, in its side bar and in the phone's bar. */
export interface Entry {
  /** The path, without a language. */
  to: string;
  label: string;
  /** On the phone, where there is little room. */
  short?: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** What waits there. `label` follows the number for screen readers: «1 por decidir». */
  waiting?: { number: number; label: string } | undefined;
  /** True for up to four entries that stand in the phone's bar; the others are behind «Más». */
  onPhone?: boolean;
}

export interface EntryGroup {
  heading?: string;
  entries: readonly Entry[];
}

/**
 * Returns the entry that the address belongs to: of several, the one with the longest path. The dashboard's first screen, at `root`, has no
 * screens below it.
 */
export function currentEntry(groups: readonly EntryGroup[], pathname: string, root: string): Entry | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || (to !== root && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}
