import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** How long a refused page waits: too many are open, or the server has trouble. */
const REFUSED_MS = 60_000;

/** Reloads the screen's data when the server says that something in the inbox changed. A hidden page reloads once it is visible again. */
export function useLiveInbox() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stream: EventSource | undefined;
    let later: number | undefined;
    let wasHidden = false;
    function follow() {
      stream?.close();
      clearTimeout(later);
      if (document.hidden) {
        wasHidden = true;
        return;
      }
      if (wasHidden) void revalidate();
      wasHidden = false;
      stream = new EventSource("/api/solicitudes/cambios");
      stream.addEventListener("inbox", () => void revalidate());
      // A browser reconnects by itself after a broken connection, but gives up after an answer other than 200.
      stream.addEventListener("error", () => {
        if (stream!.readyState === EventSource.CLOSED) later = window.setTimeout(follow, REFUSED_MS * (1 + Math.random()));
      });
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      stream?.close();
      clearTimeout(later);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [revalidate]);
}
