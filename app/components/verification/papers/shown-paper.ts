import { useLocation } from "react-router";
import { isRowId } from "#domain/submissions/lookup-text.ts";

/** A paper, as those who check it see it. */
export interface ShownPaper {
  readonly id: string;
  /** The kind of paper, and its holder. */
  readonly title: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sentAt: Date | null;
  /** The address of its bytes. Requesting it is logged. */
  readonly address: string;
  /** The part of the screen that says what it has to prove. */
  readonly anchor: string;
}

/** The reasons why a paper cannot be shown here. */
export type PaperFailure = "damaged" | "locked" | "heavy" | "gone" | "connection";

/** Returns the id of the paper that an address opens. */
export function openPaperOf({ url }: { url: string }): string | null {
  const id = new URL(url).searchParams.get("papel");
  return id !== null && isRowId(id) ? id : null;
}

/** Returns the address of this screen with a paper beside it, or with none. */
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

/** Returns the address to which a form of this screen is posted, so that the paper and the originating list stay. */
export function useFormAddress(): (anchor: string) => string {
  const query = new URLSearchParams(useLocation().search);
  query.delete("hecho");
  query.delete("en");
  return (anchor) => `${query.size > 0 ? `?${query}` : ""}#${anchor}`;
}
