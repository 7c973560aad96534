import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { contactAgreed } from "#domain/leads/contact-consent.server.ts";
import { leaveOfPatient, leaveToOpen, type MaskedLeave, type OpenLeave } from "#domain/leads/lead-access.ts";
import type { ServiceName } from "#domain/leads/lead-summaries.server.ts";
import { readPatientToken } from "#domain/leads/lead-tokens.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { leadOfMailbox, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId, lookupText } from "#domain/submissions/lookup-text.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { welcomeLeft } from "#domain/wallet/welcome.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ThreadState } from "./thread.ts";

/** One of the two sides, as the caller knows it. Mails and links come from somebody without an account. */
export type Party =
  | { readonly side: "patient"; readonly leadId: string; readonly providerId: string; readonly userId: string | null }
  | { readonly side: "center"; readonly offerId: string; readonly providerId: string; readonly userId: string | null };

type Reader = Pick<Context, "db" | "keys">;

/** Returns the patient of a signed link, in a thread with the center of this address, or null. */
export async function patientOfLink({ db, keys }: Reader, token: string, slug: string): Promise<Party | null> {
  const leadId = readPatientToken(keys, token, await databaseTime(db));
  const row =
    leadId &&
    (await db
      .selectFrom("lead_receivers as r")
      .innerJoin("provider_profiles as p", "p.id", "r.provider_id")
      .select("p.id")
      .where("r.lead_id", "=", leadId)
      .where("p.slug", "=", lookupText(slug))
      .executeTakeFirst());
  return row ? { side: "patient", leadId: leadId!, providerId: row.id, userId: null } : null;
}

/** Returns the signed-in patient, in a thread with a center, or null for somebody else's request. */
export async function patientOfMailbox(ctx: Reader, mailbox: OwnMailbox, leadId: string, providerId: string): Promise<Party | null> {
  if (!isRowId(providerId)) return null;
  const lead = await leadOfMailbox(ctx, mailbox, leadId);
  return lead && { side: "patient", leadId: lead.id, providerId, userId: mailbox.userId };
}

/** Returns somebody of a center, in a thread with the patient of an offer. */
export const centerOfOffer = ({ userId, providerId }: Member, offerId: string): Party => ({ side: "center", offerId, providerId, userId });

export const actorOf = ({ side, userId }: Party): Actor =>
  side === "patient" ? (userId ? `patient:${userId}` : "link:lead") : userId ? `provider:${userId}` : "link:offer";

/** The facts about a thread, with the names of its two sides. */
export interface ThreadRow extends ThreadState {
  readonly offerId: string;
  readonly leadId: string;
  readonly providerId: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly service: ServiceName | null;
  readonly city: string | null;
  readonly sealed: Buffer | null;
  /** The digest of the patient's mailbox; null without one. */
  readonly person: Buffer | null;
  readonly center: { slug: string; name: string; city: string | null; email: string | null; phone: string | null };
  readonly isAccepted: boolean;
  readonly answeredAt: Date | null;
  readonly answerBy: Date;
  readonly priceCents: number;
  /** The sum to which the center said yes by answering; null before. */
  readonly agreedCents: number | null;
  /** The number of requests that the center may still open for free. */
  readonly welcomeLeft: number;
  readonly year: number;
}

/** Returns the thread of a party, or null without an offer: the center never got the request, or it is another center's. */
export async function threadRow(db: Db | Tx, party: Party): Promise<ThreadRow | null> {
  if (party.side === "center" && !isRowId(party.offerId)) return null;
  const which = party.side === "patient" ? sql`o.lead_id = ${party.leadId}::uuid` : sql`o.id = ${party.offerId}::uuid`;
  const { rows } = await sql<ThreadRow>`
    select o.id as "offerId", l.id as "leadId", p.id as "providerId", l.number, l.created_at as "createdAt", l.city, l.sealed,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as service, l.email_digest as person,
      json_build_object('slug', p.slug, 'name', ${calledAs("p")}, 'city', p.city, 'email', p.email, 'phone', p.phone) as center,
      o.status, l.ask_first as "askFirst", ${contactAgreed} as "isAccepted", o.answered_at as "answeredAt", o.answer_by as "answerBy",
      o.price_cents as "priceCents", o.agreed_cents as "agreedCents", ${welcomeLeft(sql`o.provider_id`)} as "welcomeLeft",
      extract(year from now())::int as year
    from offers o join leads l on l.id = o.lead_id join provider_profiles p on p.id = o.provider_id
    left join service_types s on s.id = l.service_type_id
    where ${which} and o.provider_id = ${party.providerId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Gives each side leave to see as much of the request as it may. */
export function leaveOf(party: Party, { offerId, leadId, providerId, status }: ThreadRow): OpenLeave | MaskedLeave | null {
  if (party.side === "patient") return leaveOfPatient(leadId);
  const viewer = { kind: "center", providerIds: [party.providerId] } as const;
  return leaveToOpen(viewer, leadId, { id: offerId, providerId, status }) as OpenLeave | MaskedLeave | null;
}
