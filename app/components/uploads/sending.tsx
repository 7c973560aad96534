import { m } from "#messages/m.ts";

/** The progress of a file. */
export interface Progress {
  readonly name: string;
  /** Between 0 and 1. */
  readonly share: number;
}

/** Shows the progress of a file. */
export function Sending({ progress }: { progress: Progress | null }) {
  return (
    <div role="status">
      {progress && (
        <label className="grid gap-1.5 break-words text-ui">
          {m.uploads_progress({ name: progress.name, percent: String(Math.round(progress.share * 100)) })}
          <progress value={progress.share} max={1} className="h-2.5 w-full" />
        </label>
      )}
    </div>
  );
}
