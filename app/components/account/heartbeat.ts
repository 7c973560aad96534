import { useEffect } from "react";
import { href } from "#app/locale.ts";

const EVERY_MS = 300_000;

/** Keeps a session marked as in use while its page is open and looked at. */
export function useHeartbeat(): void {
  useEffect(() => {
    const beat = () => {
      if (!document.hidden) void fetch(href("/latido"), { method: "POST" }).catch(() => {});
    };
    const timer = setInterval(beat, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
