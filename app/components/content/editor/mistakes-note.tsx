import { Note } from "#app/ui/note.tsx";

/** Says what has to change in a text before it can be saved. */
export function MistakesNote({ mistakes }: { mistakes: readonly string[] }) {
  if (mistakes.length === 0) return null;
  return (
    <Note kind="error" live>
      <ul>
        {mistakes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}
