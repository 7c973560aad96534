import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { DraftsOf, dropDraft, dropDraftsBut } from "./drafts.ts";
import { SIGN_OUT } from "./person-menu.tsx";

/** Keeps drafts for whoever is signed in. It stands once, around all screens of a dashboard. */
export function KeepDrafts({ person, children }: { person: string; children: ReactNode }) {
  const sent = useRef<string | null>(null);
  useEffect(() => {
    dropDraftsBut(person);
    const send = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      sent.current = form.dataset.draft ?? null;
      if (new URL(form.action).pathname.endsWith(SIGN_OUT)) dropDraftsBut(null);
    };
    window.addEventListener("submit", send, { capture: true });
    return () => window.removeEventListener("submit", send, { capture: true });
  }, [person]);

  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    // What came back was not saved. A page that failed has unmounted this one, and the draft stays.
    if (!document.querySelector("main[data-answered]")) dropDraft(sent.current);
    sent.current = null;
  }, [state]);
  return <DraftsOf value={person}>{children}</DraftsOf>;
}
