import Send from "lucide-react/icons/send";
import { GOES_TO } from "#app/components/threads/goes-to.ts";
import { MessageList } from "#app/components/threads/message-list.tsx";
import { TemplateChips } from "#app/components/threads/template-chips.tsx";
import { useReading } from "#app/components/threads/use-reading.ts";
import type { UnsavedWords } from "#app/forms/followups/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { ReplyTemplate } from "#domain/threads/reply-template.ts";
import { MESSAGE_RULE } from "#domain/threads/thread.ts";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";

/** The place of the answer on its screen. */
const REPLY = "responder";

interface Props {
  path: string;
  thread: ThreadView;
  templates: readonly ReplyTemplate[];
  unsaved: UnsavedWords | null;
}

/** The answer to an opened request, below what was said since the last one: a saved reply or one's own words. It is a part of a form. */
export function ReplyPart({ path, thread, templates, unsaved }: Props) {
  const { messages, reach } = thread;
  useReading(thread, `${path}/mensajes`);
  const since =
    messages.length -
    Math.max(
      0,
      messages.findLastIndex(({ side }) => side === "center"),
    );
  return (
    <section id={REPLY} aria-labelledby="tu-respuesta" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="tu-respuesta" className="title-5">
        {m.followups_reply()}
      </h2>
      {messages.length > 0 && <MessageList thread={thread} last={since} />}
      <TemplateChips templates={templates} action={`${path}#${REPLY}`} name="hacer" />
      <Field label={m.threads_write()} labelHidden error={unsaved?.field === "mensaje" ? unsaved.error : undefined}>
        {(control) => (
          <Textarea
            {...control}
            name="mensaje"
            rows={3}
            maxLength={MESSAGE_RULE.maxLength}
            defaultValue={unsaved?.message}
            // Where a saved reply was put in, its person goes on writing.
            autoFocus={unsaved !== null && unsaved.status === 200 && !unsaved.done}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-lg border border-line-strong bg-surface-2 p-2.5 pl-4">
        <p className="min-w-40 flex-1 text-ink-2 text-sm">{GOES_TO[reach]()}</p>
        <Button type="submit" kind="cta" size="s" icon={<Send />} name="hacer" value="escribir" className="max-sm:w-full">
          {m.threads_send()}
        </Button>
      </div>
    </section>
  );
}
