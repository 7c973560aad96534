import { type ReactNode, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { Note } from "#app/ui/note.tsx";

/** Says above a screen what came of an act, and is brought into view: whoever pressed a button further down stays there. */
export function ToldNote({ kind = "caution", children }: { kind?: "caution" | "error" | "ok"; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => {
    if (answer === undefined) return;
    box.current!.scrollIntoView({ block: "nearest" });
    // A form that is drawn anew has lost the button that was pressed.
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
