import { type ComponentProps, type FormEvent, useState } from "react";
import { useSubmit } from "react-router";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { sendInPieces } from "./send-in-pieces.ts";
import { type Progress, Sending } from "./sending.tsx";

interface Props extends ComponentProps<"form"> {
  maxBytes: number;
  /** The file of the last attempt, when only something else was wrong: it need not be sent again. */
  arrived: string | null;
}

/**
 * A form with one file. With a script the file is sent first, in chunks, and the form then names it; without, everything is sent at
 * once.
 */
export function FileForm({ maxBytes, arrived, children, ...form }: Props) {
  const submit = useSubmit();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const posted = event.currentTarget;
    const input = posted.querySelector<HTMLInputElement>('input[type="file"]')!;
    const file = input.files?.[0];
    // Without a file the form goes to the server, which has the sentence for that.
    if (!file || file.size === 0) return;
    event.preventDefault();
    if (progress) return;
    setFailure(null);
    if (file.size > maxBytes) return setFailure(m.listing_refused_too_large({ max: String(maxBytes / 2 ** 20) }));
    const body = new FormData(posted, (event.nativeEvent as SubmitEvent).submitter);
    body.delete(input.name);
    try {
      body.set("subida", await sendInPieces(file, (share) => setProgress({ name: file.name, share })));
      input.value = "";
      await submit(body, { method: "post", action: form.action as string });
    } catch {
      setFailure(m.uploads_failed({ name: file.name }));
    }
    setProgress(null);
  };

  return (
    <form {...form} method="post" encType="multipart/form-data" noValidate onSubmit={send}>
      {failure && (
        <Note kind="error" live>
          <p>{failure}</p>
        </Note>
      )}
      {arrived && <input type="hidden" name="subida" value={arrived} />}
      {children}
      <Sending progress={progress} />
    </form>
  );
}
