import { useWaitingSent } from "#app/components/dashboard/sent-form.ts";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

/** Says that a session is over, where its person comes back to, and whether what they sent waits in this tab. */
export function SessionOver({ isOver }: { isOver: boolean }) {
  const waits = useWaitingSent(isOver);
  if (!isOver) return null;
  return (
    <Note kind="info">
      {m.identity_session_over()} {waits && m.identity_session_typed()}
    </Note>
  );
}
