import { Note } from "#app/ui/note.tsx";

/** Confirms that a form was saved. It is shown after the page was reloaded. */
export function DoneNote({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Note kind="ok" live>
      <p>{children}</p>
    </Note>
  );
}
