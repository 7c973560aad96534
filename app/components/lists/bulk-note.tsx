import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import type { BulkAnswer } from "#app/forms/lists/admin-list.ts";

interface Props {
  /** The answer to the last act on chosen rows. */
  answer: BulkAnswer | undefined;
  /** The act that led to this address. */
  done: string | null;
}

/** Says the result of an act on chosen rows: what was done, what was not, and why. */
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
