import { type ReactNode, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { Note } from "#app/ui/note.tsx";

/** The result of an act, above its screen. It scrolls into view, since the pressed button may be further down. */
export function ToldNote({ kind = "caution", children }: { kind?: "caution" | "error" | "ok"; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => {
    if (answer === undefined) return;
    box.current!.scrollIntoView({ block: "nearest" });
    // A form that is drawn again has lost the pressed button.
    if (document.activeElement === document.body) box.current!.focus({ preventScroll: true });
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1}>
      <Note kind={kind} live>
        {children}
      </Note>
    </div>
  );
}
