import clsx from "clsx";
import type { ReactNode } from "react";
import type { Reach } from "#domain/mail/reach.ts";
import type { ThreadMessage } from "#domain/threads/thread.ts";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { otherName, veiledName } from "./person-name.ts";

interface Props {
  thread: ThreadView;
  /** Shows these last messages alone. */
  last?: number;
}

/** The question and all further messages, the oldest first. Messages are plain text without links. */
export function MessageList({ thread, last }: Props) {
  const { side, question, createdAt } = thread;
  const messages = last ? thread.messages.slice(-last) : thread.messages;
  const answered = last !== undefined || messages.some((message) => message.side === "center");
  const patient = thread.person.name ?? veiledName(thread);
  return (
    <ol className="grid gap-3.5">
      {!last && (
        <Bubble own={side === "patient"} by={side === "patient" ? m.threads_you() : patient} at={createdAt} facts={[]} message={question}>
          {question.text ?? (question.isWithheld ? m.threads_withheld() : m.threads_question_none())}
        </Bubble>
      )}
      {messages.map((message) => (
        <Bubble
          key={message.id}
          own={message.side === side}
          by={message.side === side ? (message.author ?? m.threads_you()) : (message.author ?? otherName(thread))}
          at={message.sentAt}
          facts={factsOf(message, side)}
          message={message}
        >
          {message.text ?? m.threads_withheld()}
        </Bubble>
      ))}
      {!answered && <li className="text-ink-2 text-sm">{noneWords(thread)}</li>}
    </ol>
  );
}

function noneWords({ side, reach, center }: ThreadView): string {
  if (side === "center") return NONE_CENTER[reach]();
  return NONE_PATIENT[reach]({ center: center.name });
}

const NONE_CENTER: Readonly<Record<Reach, () => string>> = {
  goes: m.threads_none_center,
  held: m.threads_none_center_unconfirmed,
  refused: m.threads_none_center_refused,
  "no-mailbox": m.threads_none_center_no_mailbox,
};
const NONE_PATIENT: Readonly<Record<Reach, (said: { center: string }) => string>> = {
  goes: m.threads_none_patient,
  held: m.threads_none_patient_unconfirmed,
  refused: m.threads_none_patient_refused,
  "no-mailbox": m.threads_none_patient_no_mailbox,
};

const factsOf = ({ byMail, readAt, side }: ThreadMessage, reader: ThreadView["side"]) => [
  ...(byMail ? [m.threads_by_mail()] : []),
  ...(side === reader && readAt ? [m.threads_read()] : []),
];

interface BubbleProps {
  own: boolean;
  by: string;
  at: Date;
  facts: readonly string[];
  message: Pick<ThreadMessage, "otherSees">;
  children: ReactNode;
}

function Bubble({ own, by, at, facts, message: { otherSees }, children }: BubbleProps) {
  return (
    <li className={clsx("grid max-w-[88%] gap-1", own && "justify-self-end")}>
      <p
        className={clsx(
          "whitespace-pre-line rounded-2xl px-4 py-3 wrap-anywhere",
          own ? "rounded-tr-sm bg-tonal text-on-tonal" : "rounded-tl-sm bg-disabled text-ink",
        )}
      >
        {children}
      </p>
      {otherSees !== undefined && (
        <p className="text-ink-2 text-sm">{otherSees === null ? m.threads_other_waits() : m.threads_other_sees({ text: otherSees })}</p>
      )}
      <p className={clsx("text-ink-3 text-sm", own && "text-right")}>
        {[by, `${formatWeekday(at)}, ${formatTime(at)}`, ...facts].join(" · ")}
      </p>
    </li>
  );
}
