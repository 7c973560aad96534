import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { m } from "#messages/m.ts";

/** Says that somebody else saved the same thing; `children` shows their version, and the form below keeps what was typed here. */
export function ConflictNote({ children }: { children: ReactNode }) {
  const { state, formMethod } = useNavigation();
  // Between the refusal and the reloading of the data, the shown version would be the older one.
  if (state === "loading" && formMethod) return null;
  return (
    <ToldNote>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p>{m.lists_conflict()}</p>
        {children}
      </div>
    </ToldNote>
  );
}

export interface FieldOfTwo {
  key: string;
  label: string;
  theirs: string;
  mine: string;
  /** The text for people, when it differs from the value of the field. */
  shown?: string | undefined;
  long?: boolean | undefined;
}

/** Lists the fields whose stored value differs from what was typed here. */
export function TheirFields({ fields }: { fields: readonly FieldOfTwo[] }) {
  const facts = fields.flatMap(({ key, label, theirs, mine, shown, long }): Fact[] =>
    sameWords(theirs, mine) ? [] : [{ key, label, value: shown ?? (theirs || m.lists_conflict_blank()), missing: theirs === "", long }],
  );
  if (facts.length === 0) return <p>{m.lists_conflict_same()}</p>;
  return (
    <>
      <p>{m.lists_conflict_theirs()}</p>
      <Facts facts={facts} />
    </>
  );
}

/** A form changes line endings when it is sent. */
const sameWords = (one: string, other: string) => one.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
