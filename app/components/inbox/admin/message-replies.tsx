import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedAct } from "#app/forms/inbox/act-on-message.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { REPLY_RULE } from "#domain/inbox/message-fields.ts";
import type { OpenedMessage, TeamReply } from "#domain/inbox/open-message.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** The messages between our team and the writer, the oldest first, with the state of our mails. */
export function TeamReplies({ replies }: { replies: readonly TeamReply[] }) {
  return (
    <Panel title={m.inbox_replies()}>
      <ol className="grid">
        {replies.map(({ id, author, sentAt, text, mail, fromWriter }) => (
          <li key={id} className="grid gap-1 border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="text-ink-2 text-ui">
              {m.inbox_reply_by({
                author: fromWriter ? m.inbox_reply_writer() : (author ?? m.inbox_reply_former()),
                date: formatDateTime(sentAt),
              })}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-ink-2 text-sm">{fromWriter ? m.inbox_reply_by_mail() : mailState(mail)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function mailState(mail: string | null): string {
  if (mail === "sent") return m.inbox_reply_sent();
  return mail === "refused" ? m.inbox_reply_refused() : m.inbox_reply_queued();
}

interface ReplyProps {
  message: Pick<OpenedMessage, "form" | "replies" | "mailboxConfirmed">;
  takesReplies: boolean;
  refused: RefusedAct | undefined;
}

export function ReplyForm({ message: { form, replies, mailboxConfirmed }, takesReplies, refused }: ReplyProps) {
  const hint = takesReplies ? m.inbox_reply_hint : m.inbox_reply_hint_mailbox;
  // After a conflict the person has seen the newer replies; after a mistake they have not.
  const seen = refused?.status === 422 ? refused.version : replies.length;
  return (
    <Panel title={m.inbox_reply()}>
      <form method="post" className="grid gap-4" data-unsaved={refused !== undefined}>
        <input type="hidden" name="accion" value="responder" />
        <input type="hidden" name="version" value={seen} />
        {!mailboxConfirmed && <Note kind="caution">{m.inbox_reply_unconfirmed({ email: form.email })}</Note>}
        <Field label={m.inbox_reply_label()} hint={hint({ email: form.email })} error={refused?.error} required>
          {(control) => (
            <Textarea
              {...control}
              name="respuesta"
              maxLength={REPLY_RULE.maxLength}
              rows={7}
              defaultValue={refused?.text}
              key={replies.length}
            />
          )}
        </Field>
        <div>
          <Button type="submit" kind="primary">
            {m.inbox_reply_send()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
