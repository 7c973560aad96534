import type { ReactNode } from "react";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";

interface Props {
  /** What was done, and to how many. */
  done: ReactNode;
  /** What was not, and why. */
  left?: ReactNode;
}

/** Says what became of an act on chosen rows. */
export function BulkNote({ done, left }: Props) {
  if (!done && !left) return null;
  return (
    <ToldNote kind={left ? "caution" : "ok"}>
      {done && <p>{done}</p>}
      {left && <p>{left}</p>}
    </ToldNote>
  );
}
