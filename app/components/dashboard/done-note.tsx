import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Note } from "#app/ui/note.tsx";

/**
 * Confirms that a form was saved. It is shown after the page was reloaded, and scrolls into view below the header, since the pressed button
 * may be further down.
 */
export function DoneNote({ children }: { children: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saving is told, also with the same words
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [key, children]);
  if (!children) return null;
  return (
    <div ref={box}>
      <Note kind="ok" live>
        <p>{children}</p>
      </Note>
    </div>
  );
}
