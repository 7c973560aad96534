import type { Context } from "#domain/context.ts";
import { type MaskedLeave, maskedPerson, type OpenLeave } from "#domain/leads/lead-access.ts";
import { unsealLead, unsealMasked } from "#domain/leads/sealed-lead.server.ts";
import type { Reach } from "#domain/mail/reach.ts";
import { reachOf, toldBy } from "#domain/mail/told.server.ts";
import type { AgeBand } from "#domain/masking/masking.ts";
import { leaveOf, type Party, type ThreadRow, threadRow } from "./party.server.ts";
import { messagesOf } from "./sealed-thread.server.ts";
import { isContactOpen, mayAccept, mayWrite, type Side, type ThreadMessage } from "./thread.ts";

/** A thread, as one of its sides sees it. */
export interface ThreadView extends Omit<ThreadRow, "sealed" | "person" | "year" | "center"> {
  readonly side: Side;
  readonly center: { slug: string; name: string; city: string | null };
  readonly isContactOpen: boolean;
  readonly mayWrite: boolean;
  /** True when the patient may open their contact now. */
  readonly mayAccept: boolean;
  /** The patient. The name is null for a center that has not opened the request. */
  readonly person: { name: string | null; ageBand: AgeBand | null; hasPhone: boolean };
  /** The message of the request, which is the first in the thread. Its text is null when there is none, or when it is withheld. */
  readonly question: Pick<ThreadMessage, "text" | "otherSees"> & { readonly isWithheld: boolean };
  readonly messages: readonly ThreadMessage[];
  /** What becomes of a mail to the patient about a message. */
  readonly reach: Reach;
  /** Whether the center has a mailbox. */
  readonly centerHasMailbox: boolean;
  /** What became of the mail about the center's last message; null when it wrote none. */
  readonly told: Reach | null;
}

/** Returns what a party reads, or null when it may see nothing: the request was withdrawn, erased, or never theirs. */
export async function readThread(ctx: Pick<Context, "db" | "keys">, party: Party): Promise<ThreadView | null> {
  const row = await threadRow(ctx.db, party);
  const leave = row && leaveOf(party, row);
  if (!row || !leave) return null;
  const isOpen = isContactOpen(row);
  const opened = await openPerson(ctx, leave, row);
  if (!opened) return null;
  const { sealed: _, person: __, year: ___, center, ...state } = row;
  const { slug, name, city } = center;
  const messages = await messagesOf(ctx.keys, ctx.db, leave, { providerId: row.providerId, side: party.side, isContactOpen: isOpen });
  const last = messages.findLast(({ side }) => side === "center");
  return {
    ...state,
    ...opened,
    side: party.side,
    center: { slug, name, city },
    isContactOpen: isOpen,
    mayWrite: mayWrite(row),
    mayAccept: mayAccept({ ...row, isAnswered: messages.some(({ side }) => side === "center") }),
    messages,
    reach: await reachOf(ctx.db, row.person),
    centerHasMailbox: center.email !== null,
    told: last ? (row.person ? await toldBy(ctx.db, `thread:${last.id}`) : "no-mailbox") : null,
  };
}

/** Opens the person and their question, as far as this leave allows. */
async function openPerson(
  { db, keys }: Pick<Context, "db" | "keys">,
  leave: OpenLeave | MaskedLeave,
  row: ThreadRow,
): Promise<Pick<ThreadView, "person" | "question"> | null> {
  if (leave.sight === "masked") {
    const masked = await unsealMasked(keys, db, leave as MaskedLeave, row.sealed, row.year);
    const { ageBand = null, message = null, messageWithheld = false } = masked ?? {};
    return (
      masked && { person: { name: null, ageBand, hasPhone: masked.hasPhone }, question: { text: message, isWithheld: messageWithheld } }
    );
  }
  const lead = await unsealLead(keys, db, leave as OpenLeave, row.sealed);
  if (!lead) return null;
  const { nombre, apellido, telefono, mensaje } = lead.form;
  const { ageBand, message } = maskedPerson(lead, row.year);
  const hidden = !isContactOpen(row) && message !== mensaje && mensaje !== "";
  return {
    person: { name: `${nombre} ${apellido}`.trim(), ageBand, hasPhone: telefono !== "" },
    question: { text: mensaje || null, isWithheld: false, ...(hidden && { otherSees: message }) },
  };
}
