import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { openedFree } from "#domain/wallet/welcome.server.ts";
import { costWith } from "#domain/wallet/welcome.ts";
import type { Db } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { leaveOf, type Party, type ThreadRow, threadRow } from "./party.server.ts";
import { messagesOf } from "./sealed-thread.server.ts";
import { isContactOpen, type Side } from "./thread.ts";
import { threadAddress } from "./thread-tokens.ts";

/** The domain at which replies by mail arrive; null while none are taken. */
export type InboundDomain = string | null;

export interface MessageToMail {
  to: string;
  /** The reader's side. */
  reader: Side;
  language: string;
  /** The patient's name, when the patient is the reader. */
  firstName: string;
  center: string;
  number: string;
  /** As its reader may see it; null when withheld. */
  text: string | null;
  isContactOpen: boolean;
  /** The address through which a reply reaches the writer. */
  replyTo: string | null;
  /** The page on which to read and answer it. */
  path: string;
}

type Source = { db: Db; keys: Keys };

/** Returns the contents of the mail about a message, for the side that did not write it; null once the request was withdrawn or erased. */
export async function messageToMail({ db, keys }: Source, messageId: string, domain: InboundDomain): Promise<MessageToMail | null> {
  const found = await db
    .selectFrom("thread_messages as t")
    .innerJoin("leads as l", "l.id", "t.lead_id")
    .select(["t.side", "t.lead_id", "t.provider_id", "l.language", "l.created_at"])
    .where("t.id", "=", messageId)
    .executeTakeFirst();
  if (!found) return null;
  const reader: Side = found.side === "patient" ? "center" : "patient";
  const facing: Party = { side: "patient", leadId: found.lead_id, providerId: found.provider_id, userId: null };
  const row = await threadRow(db, facing);
  if (!row || row.status === "withdrawn") return null;
  const party: Party = reader === "patient" ? facing : { ...facing, side: "center", offerId: row.offerId };
  const leave = leaveOf(party, row);
  const isOpen = isContactOpen(row);
  const reading = { providerId: row.providerId, side: reader, isContactOpen: isOpen, messageId };
  const [message] = leave ? await messagesOf(keys, db, leave, reading) : [];
  const lead = await unsealLead(keys, db, leaveOfPatient(row.leadId), row.sealed);
  if (!message || !lead) return null;
  return {
    to: reader === "patient" ? lead.form.email : (row.center.email ?? ""),
    reader,
    language: reader === "patient" ? found.language : "es",
    firstName: reader === "patient" ? lead.form.nombre : "",
    center: row.center.name,
    number: row.number,
    text: message.text,
    isContactOpen: isOpen,
    replyTo: domain && threadAddress(keys, { offerId: row.offerId, side: reader }, domain),
    path:
      reader === "patient" ? `/solicitud/${patientToken(keys, row.leadId, found.created_at)}/mensajes/${row.center.slug}` : centerPath(row),
  };
}

const centerPath = ({ offerId }: Pick<ThreadRow, "offerId">) => `/dashboard/provider/solicitudes/${offerId}/mensajes`;

export interface ContactNewsToMail {
  to: string;
  center: string;
  number: string;
  /** `opened`, or what it waits for: a top-up, or that the center agrees to what it costs now. */
  state: "opened" | "waits-for-top-up" | "waits-for-word";
  /** What was paid for opening it, or what it costs. */
  cents: number;
  path: string;
}

/** Returns what a center is told about a patient who opened their contact to it, in the present state. */
export async function contactNewsToMail({ db }: Pick<Context, "db">, offerId: string): Promise<ContactNewsToMail | null> {
  const offer = await db
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .select(["o.lead_id", "o.provider_id", "l.sealed", openedFree(sql`o.id::text`).as("openedFree")])
    .where("o.id", "=", offerId)
    .executeTakeFirst();
  const row = offer?.sealed
    ? await threadRow(db, { side: "patient", leadId: offer.lead_id, providerId: offer.provider_id, userId: null })
    : null;
  if (!row?.center.email || (row.status !== "purchased" && row.status !== "open")) return null;
  const costs = costWith(row.welcomeLeft, row.priceCents);
  const state = isContactOpen(row) ? "opened" : costs > (row.agreedCents ?? 0) ? "waits-for-word" : "waits-for-top-up";
  const path = state === "waits-for-top-up" ? centerPath(row) : `/dashboard/provider/solicitudes/${offerId}`;
  const cents = state === "opened" && offer!.openedFree ? 0 : row.priceCents;
  return { to: row.center.email, center: row.center.name, number: row.number, state, cents, path };
}

/** Returns the address to which a center replies to the mail of its offer, when the patient asked first. */
export const offerReplyAddress = (keys: Keys, offerId: string, domain: InboundDomain): string | null =>
  domain && threadAddress(keys, { offerId, side: "center" }, domain);
