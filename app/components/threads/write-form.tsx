import clsx from "clsx";
import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { AGREED } from "#app/forms/followups/acts.ts";
import type { ThreadAnswer } from "#app/forms/threads/thread-answer.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MESSAGE_RULE } from "#domain/threads/thread.ts";
import { m } from "#messages/m.ts";

interface Props {
  path: string;
  isContactOpen: boolean;
  answer: ThreadAnswer | undefined;
  /** What the page tells a center that opening the contact costs it, once the patient accepts; null where nothing is left to pay. */
  toldCents: number | null;
  /** Buttons that put something into the text. */
  inserts?: ReactNode;
  /** Says where the message goes, beside the button that sends it. */
  goes?: string | undefined;
}

/** The form to write a message. It says before sending what the other side would not read, and keeps what was typed. */
export function WriteForm({ path, isContactOpen, answer, toldCents, inserts, goes }: Props) {
  const masked = answer?.masked;
  return (
    <form id="responder" method="post" action={href(path)} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {masked && (
        <Note kind="caution" live>
          <b className="block">{m.threads_masked_title()}</b>
          {masked.shown === null ? m.threads_masked_withheld() : m.threads_masked_text()}
          {masked.shown !== null && <q className="mt-2 block whitespace-pre-line wrap-anywhere">{masked.shown}</q>}
        </Note>
      )}
      {inserts}
      <Field label={m.threads_write()} hint={isContactOpen ? undefined : m.threads_write_hint()} error={answer?.error}>
        {(wiring) => (
          <Textarea
            {...wiring}
            key={answer?.typed}
            name="mensaje"
            rows={3}
            maxLength={MESSAGE_RULE.maxLength}
            defaultValue={answer?.typed}
          />
        )}
      </Field>
      {toldCents !== null && <input type="hidden" name={AGREED} value={toldCents} />}
      <div className={clsx("flex flex-wrap items-center gap-2.5", goes && "justify-between rounded-lg border bg-surface-2 p-2.5 pl-4")}>
        {goes && <p className="min-w-40 flex-1 text-ink-2 text-sm">{goes}</p>}
        <Button type="submit" kind={goes ? "cta" : "primary"} icon={<Send />} name="accion" value="escribir">
          {m.threads_send()}
        </Button>
        {masked && <input type="hidden" name="visto" value={answer.typed} />}
        {masked && (
          <Button type="submit" kind="outline" name="accion" value="enviar-asi">
            {m.threads_send_masked()}
          </Button>
        )}
      </div>
    </form>
  );
}
