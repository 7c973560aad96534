import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import type { ReactNode } from "react";
import { useMay } from "#app/components/team/own-role.ts";
import type { ThreadAnswer } from "#app/forms/threads/thread-answer.ts";
import { useSiteName } from "#app/root-data.ts";
import { Note } from "#app/ui/note.tsx";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { costWith } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { AcceptCard } from "./accept-card.tsx";
import { CenterPrice } from "./center-price.tsx";
import { GOES_TO } from "./goes-to.ts";
import { MessageList } from "./message-list.tsx";
import { veiledName } from "./person-name.ts";
import { useReading } from "./use-reading.ts";
import { WriteForm } from "./write-form.tsx";

interface Props {
  thread: ThreadView;
  /** The page of the thread, to which its forms are sent. */
  path: string;
  /** The reason why the last message was not sent. */
  answer?: ThreadAnswer | undefined;
  /** Buttons that put something into the text of a message. */
  inserts?: ReactNode;
}

/** The messages of a patient and a center, as one of them sees them, with the possible next steps. */
export function ThreadPanel({ thread, path, answer, inserts }: Props) {
  const site = useSiteName();
  const { side, isContactOpen, mayWrite, mayAccept } = thread;
  useReading(thread, path);
  // Answering may spend once the patient accepts, while the contact is closed.
  const isUnpaid = side === "center" && thread.status === "open";
  const leavesToOthers = !useMay()("requests.open") && isUnpaid;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex gap-2.5 rounded-lg bg-tint px-4 py-3 text-sm text-ink-2 [&>.lucide]:size-[19px] [&>.lucide]:text-brand">
        {isContactOpen ? <LockOpen /> : <Lock />}
        {veilText(thread, site)}
      </p>
      <MessageList thread={thread} />
      {side === "patient" && mayAccept && <AcceptCard center={thread.center.name} path={path} hasPhone={thread.person.hasPhone} />}
      {side === "patient" && thread.isAccepted && thread.status === "open" && (
        <Note kind="warm">
          <b className="block">{m.threads_accepted_waits_title({ center: thread.center.name })}</b>
          {m.threads_accepted_waits()}
        </Note>
      )}
      {isUnpaid && !leavesToOthers && <CenterPrice thread={thread} />}
      {mayWrite && leavesToOthers && <Note kind="info">{m.team_ask_to_answer()}</Note>}
      {mayWrite && !leavesToOthers && (
        <WriteForm
          path={path}
          isContactOpen={isContactOpen}
          answer={answer}
          toldCents={isUnpaid ? costWith(thread.welcomeLeft, thread.priceCents) : null}
          inserts={inserts}
          goes={side === "center" ? GOES_TO[thread.reach]() : undefined}
        />
      )}
      {!mayWrite && <Note kind="info">{m.threads_closed()}</Note>}
    </div>
  );
}

function veilText(thread: ThreadView, site: string): string {
  const { side, isContactOpen, center } = thread;
  if (isContactOpen) return side === "patient" ? m.threads_veil_open_patient({ center: center.name }) : m.threads_veil_open_center();
  const said = { site, patient: veiledName(thread) };
  return side === "patient" ? m.threads_veil_patient(said) : m.threads_veil_center(said);
}
