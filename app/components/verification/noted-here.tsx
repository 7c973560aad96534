import { useEffect, useRef } from "react";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { m } from "#messages/m.ts";

/** Confirms that a line was stored, and scrolls into view, since a form that folds after sending moves what is below. */
export function NotedHere() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current!.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} className="scroll-mt-20 scroll-mb-20 md:pl-11">
      <DoneNote>{m.verification_done_checked()}</DoneNote>
    </div>
  );
}
