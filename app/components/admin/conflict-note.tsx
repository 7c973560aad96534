import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { Note } from "#app/ui/note.tsx";

/** Says that somebody else saved the same thing meanwhile; `children` shows theirs, and the form below keeps what was typed here. */
export function ConflictNote({ children }: { children: ReactNode }) {
  return (
    <Note kind="caution" live>
      <p>{m.lists_conflict()}</p>
      {children}
    </Note>
  );
}
