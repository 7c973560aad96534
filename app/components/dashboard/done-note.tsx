import { Note } from "#app/ui/note.tsx";

/** Says that a form did what it said. Drawn after its page was asked for anew. */
export function DoneNote({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Note kind="ok" live>
      <p>{children}</p>
    </Note>
  );
}
