import { useEffect, useState } from "react";
import { href } from "#app/locale.ts";

const EVERY_MS = 60_000;

/**
 * Keeps a session marked as in use while its page is open and visible. Returns the number of unseen notices: the `loaded` one, or the
 * server's latest answer.
 */
export function useHeartbeat(loaded: { unseen: number } | undefined): number {
  const [heard, setHeard] = useState<{ since: typeof loaded; unseen: number }>();
  useEffect(() => {
    const beat = async () => {
      if (document.hidden) return;
      const answer = await fetch(href("/latido"), { method: "POST" }).catch(() => null);
      if (answer?.status === 200) setHeard({ since: loaded, unseen: ((await answer.json()) as { unseen: number }).unseen });
    };
    const timer = setInterval(beat, EVERY_MS);
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
    };
  }, [loaded]);
  return heard && heard.since === loaded ? heard.unseen : (loaded?.unseen ?? 0);
}
