import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";

const LOOK_AGAIN_MS = 1500;

/**
 * Reloads the page while a job is at work. Without a script the browser does, and a link with these words for browsers that may not.
 */
export function WorkUnderWay({ words }: { words: string }) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content="2" />
      <a href={`${pathname}${search}`}>{words}</a>
    </noscript>
  );
}
