import MessageSquare from "lucide-react/icons/message-square";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { PatientReceiver } from "#domain/leads/lead-queries.server.ts";
import { hasThread } from "#domain/threads/thread.ts";

interface Props {
  receiver: PatientReceiver;
  askFirst: boolean;
  /** The page of the thread. */
  path: string;
}

/** Leads a patient to what they and this center write to each other, once there may be something. */
export function ThreadLink({ receiver: { name, state }, askFirst, path }: Props) {
  if (!hasThread(state, askFirst)) return null;
  return (
    <Button kind="outline" size="s" icon={<MessageSquare />} href={href(path)}>
      {m.threads_see()}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
