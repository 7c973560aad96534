import { sentWords } from "#app/components/threads/thread-card.tsx";
import type { Done } from "#app/forms/followups/acts.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import type { Reach } from "#domain/mail/reach.ts";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";

const QUOTED: Readonly<Record<Reach, (said: { name: string }) => string>> = {
  goes: m.followups_done_quote,
  held: m.followups_done_quote_unconfirmed,
  refused: m.followups_done_quote_refused,
  "no-mailbox": m.followups_done_quote_no_mailbox,
};

interface About {
  request: Pick<InboxRequest, "seen">;
  /** What the center and its patient wrote; null where nothing may be written. */
  conversation: ThreadView | null;
  /** What became of the mail about the quote. */
  told: Reach | null;
}

/** Says what the last act on a request did. */
export function doneText(done: Done, { request: { seen }, conversation, told }: About): string {
  switch (done) {
    case "abierta":
      return m.followups_done_opened();
    case "nota":
      return m.followups_done_note();
    case "estado":
      return m.followups_done_state();
    case "volver":
      return m.followups_callback_done();
    case "no-volver":
      return m.followups_callback_ended();
    case "consulta":
      return m.followups_done_appointment();
    case "asignada":
      return m.followups_done_assigned();
    case "descartada":
      return m.followups_done_declined();
    case "devuelta":
      return m.followups_done_returned();
    case "pedida":
      return m.followups_done_return_asked();
    case "enterada":
      return m.followups_done_acknowledged();
    case "deshecha":
      return m.followups_done_undone();
    case "respondida":
      return conversation ? sentWords(conversation) : m.threads_sent_to_page();
    case "enviado":
      return (told ? QUOTED[told] : m.followups_done_quote_page)({ name: seen.sight === "open" ? seen.person.form.nombre : "" });
  }
}
