import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { Held } from "#app/forms/three-way.ts";

// What somebody typed and has not saved is kept by this tab of the browser, per person and screen: it survives a reload, a page that was
// left by mistake and a lost session. It goes when it is saved, when its person signs out, and with the tab.

const PREFIX = "borrador/";

export interface Draft {
  /** The fields that were changed. */
  readonly fields: Held;
  /** What they held when they were opened. */
  readonly shown: Held;
}

/** Whose drafts they are; null where none are kept. */
export const DraftsOf = createContext<string | null>(null);

/** Returns under which name the draft of a form on this screen is kept; null where none are. */
export function useDraftKey(about: string): string | null {
  const person = use(DraftsOf);
  const { pathname } = useLocation();
  return person && `${PREFIX}${person}${pathname}#${about}`;
}

export function readDraft(key: string): Draft | null {
  const kept = tried(() => sessionStorage.getItem(key));
  return kept ? (tried(() => JSON.parse(kept) as Draft) ?? null) : null;
}

export const keepDraft = (key: string, draft: Draft) => tried(() => sessionStorage.setItem(key, JSON.stringify(draft)));

export const dropDraft = (key: string) => tried(() => sessionStorage.removeItem(key));

/** Drops all drafts but those of this person. */
export function dropDraftsBut(person: string | null): void {
  tried(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !(person && key.startsWith(`${PREFIX}${person}/`))) sessionStorage.removeItem(key);
  });
}

/** Returns undefined where a browser keeps nothing or is full: the form then works without drafts. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
