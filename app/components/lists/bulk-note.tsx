import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import type { BulkAnswer } from "#app/forms/lists/admin-list.ts";

interface Props {
  /** How the last act on chosen rows was answered, if there was one. */
  answer: BulkAnswer | undefined;
  /** What the act did that led to this address, if one did. */
  done: string | null;
}

/** Says what became of an act on chosen rows: what was done, and what was not and why. */
export function BulkNote({ answer, done }: Props) {
  const said = answer === undefined ? { done, left: null } : "left" in answer ? answer : null;
  if (!said || (!said.done && !said.left)) return null;
  return (
    <ToldNote kind={said.left ? "caution" : "ok"}>
      {said.done && <p>{said.done}</p>}
      {said.left && <p>{said.left}</p>}
    </ToldNote>
  );
}
