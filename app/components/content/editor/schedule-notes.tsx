import { Note } from "#app/ui/note.tsx";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** When a draft is published by itself, or that it could not be. */
export function ScheduleNotes({ number, publishAt, scheduleFailed }: Pick<TextVersion, "number" | "publishAt" | "scheduleFailed">) {
  return (
    <>
      {publishAt && <Note kind="info">{m.editions_scheduled_note({ number, date: formatDateTime(publishAt) })}</Note>}
      {scheduleFailed && <Note kind="caution">{m.editions_schedule_failed({ number })}</Note>}
    </>
  );
}
