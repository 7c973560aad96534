import { isExternalUrl } from "./header-menu.ts";

export const MENU_PLACES = ["header", "footer"] as const;
export type MenuPlace = (typeof MENU_PLACES)[number];

/** The maximum number of entries. Every page contains the menus, which should take few bytes. */
export const MAX_MENU_ENTRIES: Readonly<Record<MenuPlace, number>> = { header: 12, footer: 32 };
export const MAX_ENTRY_LABEL = 40;
export const MAX_ENTRY_ADDRESS = 300;

/** An entry of the menu while somebody edits it. A nested entry belongs to the last one before it that is not nested. */
export interface DraftEntry {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly newTab: boolean;
  readonly active: boolean;
  readonly nested: boolean;
}

/** An entry, as stored in `menus.items`. */
export interface StoredEntry {
  id: string;
  label: string;
  url: string;
  target: "_self" | "_blank";
  active: boolean;
  children: StoredEntry[];
}

export const MENU_MOVES = ["up", "down", "in", "out", "remove"] as const;
export type MenuMove = (typeof MENU_MOVES)[number];

/** Returns the entries of `items` in one flat list, without anything that is not an entry. */
export function draftOf(items: unknown, nested = false): DraftEntry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, position): DraftEntry[] => {
    if (typeof item !== "object" || item === null) return [];
    const { id, label, url, target, active, children } = item as Record<string, unknown>;
    if (typeof label !== "string" || typeof url !== "string") return [];
    const entry = {
      id: typeof id === "string" || typeof id === "number" ? String(id) : `${nested ? "sub" : "item"}-${position}`,
      label,
      url,
      newTab: target === "_blank",
      active: active !== false,
      nested,
    };
    return [entry, ...(nested ? [] : draftOf(children, true))];
  });
}

export function storedOf(draft: readonly DraftEntry[]): StoredEntry[] {
  const stored: StoredEntry[] = [];
  for (const { id, label, url, newTab, active, nested } of draft) {
    const entry: StoredEntry = { id, label: label.trim(), url: url.trim(), target: newTab ? "_blank" : "_self", active, children: [] };
    const above = stored.at(-1);
    if (nested && above) above.children.push(entry);
    else stored.push(entry);
  }
  return stored;
}

/** Returns the draft after a move; unchanged when the entry cannot move. Nested entries move along with theirs. */
export function moved(draft: readonly DraftEntry[], at: number, move: MenuMove): DraftEntry[] {
  const entry = draft[at];
  if (!entry) return [...draft];
  const replaced = (changed: DraftEntry[]) => draft.toSpliced(at, 1, ...changed);
  switch (move) {
    case "remove":
      return draft.toSpliced(at, sizeAt(draft, at));
    case "in":
      return at > 0 && sizeAt(draft, at) === 1 ? replaced([{ ...entry, nested: true }]) : [...draft];
    case "out":
      return replaced([{ ...entry, nested: false }]);
    case "up": {
      const before = entry.nested ? at - 1 : draft.slice(0, at).findLastIndex(({ nested }) => !nested);
      return before < 0 || (entry.nested && !draft[before]!.nested) ? [...draft] : swapped(draft, before, at);
    }
    case "down": {
      const after = at + sizeAt(draft, at);
      const next = draft[after];
      return !next || (entry.nested && !next.nested) ? [...draft] : swapped(draft, at, after);
    }
  }
}

/** Returns whether the entry at this position has nested entries. In the footer it is then a heading without a link. */
export const hasNested = (draft: readonly DraftEntry[], at: number): boolean => sizeAt(draft, at) > 1;

/** Counts an entry and those nested in it. */
function sizeAt(draft: readonly DraftEntry[], at: number): number {
  if (draft[at]!.nested) return 1;
  const end = draft.findIndex(({ nested }, position) => position > at && !nested);
  return (end < 0 ? draft.length : end) - at;
}

/** Swaps two neighbours. */
function swapped(draft: readonly DraftEntry[], first: number, second: number): DraftEntry[] {
  const size = sizeAt(draft, second);
  return draft.toSpliced(second, size).toSpliced(first, 0, ...draft.slice(second, second + size));
}

export type EntryError = "no-label" | "long-label" | "signs" | "no-address" | "bad-address" | "no-page" | "archived";

/** Returns what is wrong with an entry. Our own page must exist; another site's address must begin with https. */
export function entryError(
  { label, url }: DraftEntry,
  { serves, isHeading }: { serves: (path: string) => boolean; isHeading: boolean },
): { field: "label" | "url"; error: EntryError } | null {
  const [name, address] = [label.trim(), url.trim()];
  if (name === "") return { field: "label", error: "no-label" };
  if (name.length > MAX_ENTRY_LABEL) return { field: "label", error: "long-label" };
  if (/\p{C}/u.test(name)) return { field: "label", error: "signs" };
  if (isHeading) return null;
  if (address === "") return { field: "url", error: "no-address" };
  if (/[\p{C}\s"<>\\]/u.test(address) || address.length > MAX_ENTRY_ADDRESS) return { field: "url", error: "bad-address" };
  const own = address.replace(/^\{host\}(?=\/|$)/i, "") || "/";
  if (own.startsWith("/") && !own.startsWith("//")) return serves(own.split(/[?#]/, 1)[0]!) ? null : { field: "url", error: "no-page" };
  if (isExternalUrl(address) && /^https:\/\//i.test(address) && URL.canParse(address)) return null;
  return { field: "url", error: "bad-address" };
}
