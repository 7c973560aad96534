import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

export interface RefusedFile {
  readonly name: string;
  readonly sentence: string;
}

/** Says why each file was not taken, with what was measured. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return files.map(({ name, sentence }) => (
    <Note key={`${name} ${sentence}`} kind="error" live>
      {name && <p className="break-words font-semibold">{m.listing_refused({ name })}</p>}
      <p>{sentence}</p>
    </Note>
  ));
}
