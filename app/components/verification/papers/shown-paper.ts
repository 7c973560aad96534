import { useLocation } from "react-router";
import { isRowId } from "#domain/submissions/lookup-text.ts";

/** A paper as those who check it see it. */
export interface ShownPaper {
  readonly id: string;
  /** What it is, and of whom. */
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sentAt: Date | null;
  /** Where its bytes are; asking there leaves its line in the audit log. */
  readonly address: string;
  /** The part of the screen that says what it has to show. */
  readonly anchor: string;
}

/** Why a paper cannot be seen here. */
export type PaperFailure = "damaged" | "locked" | "heavy" | "gone" | "connection";

/** Returns the id of the paper that an address opens. */
export function openPaperOf({ url }: { url: string }): string | null {
  const id = new URL(url).searchParams.get("papel");
  return id !== null && isRowId(id) ? id : null;
}

/** Returns what leads to this screen with a paper beside it, or with none. */
export function usePaperAddress(): (id: string | null) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    query.delete("hecho");
    query.delete("en");
    if (id === null) query.delete("papel");
    else query.set("papel", id);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}

/** Returns what a form of this screen is posted to, so that the paper and the list that it came from stay. */
export function useFormAddress(): (anchor: string) => string {
  const query = new URLSearchParams(useLocation().search);
  query.delete("hecho");
  query.delete("en");
  return (anchor) => `${query.size > 0 ? `?${query}` : ""}#${anchor}`;
}
