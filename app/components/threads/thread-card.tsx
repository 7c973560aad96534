import type { ReactNode } from "react";
import type { ThreadAnswer } from "#app/forms/threads/thread-answer.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Reach } from "#domain/mail/reach.ts";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import { otherName } from "./person-name.ts";
import { ThreadPanel } from "./thread-panel.tsx";

interface Props {
  thread: ThreadView;
  path: string;
  answer: ThreadAnswer | undefined;
  /** True when the last message was sent just now. */
  sent: boolean;
  /** Buttons that put something into the text of a message. */
  inserts?: ReactNode;
  /** Other ways to tell the patient, where no mail reaches them. */
  children?: ReactNode;
}

/** A thread on a page of its own: the other side, the request, and the messages. */
export function ThreadCard({ thread, path, answer, sent, inserts, children }: Props) {
  const { side, number, service, askFirst, isContactOpen, offerId } = thread;
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{m.threads_page_title({ name: otherName(thread) })}</h1>
          {askFirst && !isContactOpen && <Badge kind="info">{m.threads_ask_first()}</Badge>}
        </div>
        <p className="mt-1 text-ink-2">
          <span translate="no" className="num">
            {number}
          </span>
          {service && ` · ${service.name}`}
        </p>
      </div>
      {sent && (
        <Note kind="ok" live>
          {sentWords(thread)}
        </Note>
      )}
      {children}
      <section className="grid w-full max-w-[780px] grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5">
        <ThreadPanel thread={thread} path={path} answer={answer} inserts={inserts} />
        {side === "center" && isContactOpen && (
          <Button kind="outline" href={href(`/dashboard/provider/solicitudes/${offerId}`)} className="justify-self-start">
            {m.threads_center_see()}
          </Button>
        )}
      </section>
    </>
  );
}

/** Says that a message was sent, and that the other side gets a mail only where it does. */
export function sentWords({
  side,
  told,
  centerHasMailbox,
  center,
}: Pick<ThreadView, "side" | "told" | "centerHasMailbox" | "center">): string {
  if (side === "patient") return centerHasMailbox ? m.threads_sent() : m.threads_sent_to_panel({ center: center.name });
  return told === null ? m.threads_sent_to_page() : SENT[told]();
}

const SENT: Readonly<Record<Reach, () => string>> = {
  goes: m.threads_sent,
  held: m.threads_sent_unconfirmed,
  refused: m.threads_sent_refused,
  "no-mailbox": m.threads_sent_no_mailbox,
};
