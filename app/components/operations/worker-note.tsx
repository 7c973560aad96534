import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** Says whether the worker process runs, without emphasis if it does. */
export function WorkerNote({ at, alive }: { at: Date | null; alive: boolean }) {
  if (alive && at) return <p className="-mt-2 text-ink-2 text-sm">{m.operations_worker_alive({ time: formatDateTime(at) })}</p>;
  return <Note kind="error">{at ? m.operations_worker_dead({ time: formatDateTime(at) }) : m.operations_worker_never()}</Note>;
}
