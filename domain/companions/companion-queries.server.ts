import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { knownParts, type SharedPart, type Sharing, shownName } from "./companion.ts";
import type { AccountHolder } from "./invite.server.ts";

/** The other person as the patient who invited them sees them. */
export interface OwnCompanion extends Sharing {
  readonly id: string;
  readonly state: "invited" | "expired" | "joined";
  /** The invited mailbox, or that of the account that joined. */
  readonly email: string;
  readonly expiresAt: Date;
  readonly joinedAt: Date | null;
  /** The one request that it is about; null for all of the place. */
  readonly leadId: string | null;
  /** What became of the invitation's mail; null when it is not known any more. */
  readonly mail: "sent" | "queued" | "withheld" | "refused" | null;
}

/** An invitation as its reader sees it. */
export interface ReceivedInvitation {
  readonly id: string;
  /** Null when the patient's name is none that is shown to a stranger. */
  readonly by: string | null;
  readonly sees: readonly SharedPart[];
  /** True when it is about one request alone. */
  readonly oneRequest: boolean;
  readonly expiresAt: Date;
}

/** Returns the one person that a patient invited or let in. */
export async function ownCompanion(db: Db, hostId: string): Promise<OwnCompanion | null> {
  const { rows } = await sql<Omit<OwnCompanion, "sees"> & { sees: string[] }>`
    select c.id, case when c.joined_at is not null then 'joined' when c.expires_at > now() then 'invited' else 'expired' end as state,
      coalesce(c.email, u.email) as email, c.sees, c.tells_centers as "tellsCenters", c.expires_at as "expiresAt", c.joined_at as "joinedAt",
      c.lead_id as "leadId", (select m.status from mail_messages m where m.companion_id = c.id order by m.created_at desc limit 1) as mail
    from companions c left join users u on u.id = c.guest_id where c.host_id = ${hostId}`.execute(db);
  const [row] = rows;
  return row ? { ...row, sees: knownParts(row.sees) } : null;
}

/** Returns the open invitations for a mailbox that its person has confirmed. */
export async function invitationsTo(db: Db, { email, emailConfirmed, userId }: AccountHolder): Promise<ReceivedInvitation[]> {
  if (!emailConfirmed) return [];
  const { rows } = await sql<{ id: string; name: string | null; sees: string[]; oneRequest: boolean; expiresAt: Date }>`
    select c.id, p.first_name as name, c.sees, c.lead_id is not null as "oneRequest", c.expires_at as "expiresAt" from companions c left join profiles p on p.user_id = c.host_id
    where c.email = ${email.toLowerCase()} and c.guest_id is null and c.expires_at > now() and c.host_id <> ${userId}
    order by c.invited_at`.execute(db);
  return rows.map(({ name, sees, ...row }) => ({ ...row, by: shownName(name ?? ""), sees: knownParts(sees) }));
}

/** Returns the patients who let this person in. */
export async function accompanied(db: Db, guestId: string): Promise<{ id: string; name: string | null; joinedAt: Date }[]> {
  const { rows } = await sql<{ id: string; name: string | null; joinedAt: Date }>`
    select c.id, p.first_name as name, c.joined_at as "joinedAt" from companions c left join profiles p on p.user_id = c.host_id
    where c.guest_id = ${guestId} order by c.joined_at, c.id`.execute(db);
  return rows.map((row) => ({ ...row, name: shownName(row.name ?? "") }));
}

export interface InvitationToMail extends Omit<ReceivedInvitation, "id"> {
  readonly to: string;
}

/** Returns the contents of an invitation's mail; null once it was accepted, withdrawn or has expired. */
export async function invitationToMail(db: Db | Tx, id: string | null): Promise<InvitationToMail | null> {
  if (!id) return null;
  const { rows } = await sql<{ to: string; name: string | null; sees: string[]; oneRequest: boolean; expiresAt: Date }>`
    select c.email as to, p.first_name as name, c.sees, c.lead_id is not null as "oneRequest", c.expires_at as "expiresAt" from companions c
    left join profiles p on p.user_id = c.host_id where c.id = ${id}::uuid and c.guest_id is null and c.expires_at > now()`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { name, sees, ...rest } = row;
  return { ...rest, by: shownName(name ?? ""), sees: knownParts(sees) };
}

/** Returns whether the patient with this mailbox wants the center of this offer to know that a second person follows the request. */
export async function tellsOfCompanion(db: Db, { email, offerId }: { email: string; offerId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from companions c join users u on u.id = c.host_id
    where (u.email = ${email.toLowerCase()} and u.email_verified
        or exists (select from former_mailboxes f where f.user_id = u.id and f.email = ${email.toLowerCase()}))
      and c.tells_centers and c.joined_at is not null
      and (c.lead_id is null or c.lead_id = (select o.lead_id from offers o where o.id = ${offerId}::uuid)) limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns what is kept of a person here, for themselves: what they let somebody see, and since when they take part in what. */
export async function exportCompanions(db: Db, userId: string) {
  const [own, others] = await Promise.all([ownCompanion(db, userId), accompanied(db, userId)]);
  return {
    own: own && { state: own.state, email: own.email, sees: own.sees, tellsCenters: own.tellsCenters, joinedAt: own.joinedAt },
    accompanies: others.map(({ name, joinedAt }) => ({ name, joinedAt })),
  };
}
