import { useEffect, useRef, useState } from "react";
import { FindAsYouType } from "#app/components/dashboard/find-as-you-type.tsx";
import { FindLink } from "#app/components/dashboard/find-bar.tsx";
import { type AdminFound, FIND_LIST_PATH, FIND_PATH, MAX_FIND } from "#app/forms/desk/found.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

/**
 * Searches screens, acts, people, centers, requests and texts from every screen of administration, and lists them as one types. What is
 * typed is posted, since it may be somebody's telephone; a fetch does it, because a form of the router would read the whole screen again.
 */
export function AdminSearch() {
  const [hits, setHits] = useState<AdminFound["hits"]>([]);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const look = async (words: string) => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    try {
      const answer = await fetch(href(FIND_LIST_PATH), { method: "POST", body: new URLSearchParams({ q: words }), signal: stop.signal });
      if (answer.ok) setHits(((await answer.json()) as AdminFound).hits);
    } catch {
      // The search also works without its list.
    }
  };
  return <FindAsYouType path={FIND_PATH} label={m.find_bar()} maxLength={MAX_FIND} posts hits={hits} look={(words) => void look(words)} />;
}

export const AdminSearchLink = () => <FindLink path={FIND_PATH} />;
