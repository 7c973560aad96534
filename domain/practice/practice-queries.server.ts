import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Invitee } from "./answer.server.ts";
import type { FoundSpecialist, OwnCenter, Practitioner, ReceivedInvitation, SentInvitation } from "./practice.ts";
import { readPracticeToken } from "./practice-tokens.ts";

/** For how many days a center sees who declined. */
const DECLINED_DAYS = 30;
const MAX_FOUND = 6;

const waitsOf = (center: RawBuilder<unknown>, specialist: RawBuilder<unknown>) => sql`
  (select c.waits_since from profile_changes c where c.provider_id = ${center} and c.specialist_id = ${specialist}
    and c.part = 'doctor' and c.state = 'waiting')`;

/** The appointments that patients have ahead with a specialist at a center. */
const ahead = (center: RawBuilder<unknown>, specialist: RawBuilder<unknown>) => sql`
  (select count(*)::int from consultations a join consultation_doctors d on d.id = a.doctor_id
    where d.provider_id = ${center} and d.specialist_id = ${specialist} and a.status in ('requested', 'confirmed') and a.starts_at > now())`;

export async function appointmentsAhead(db: Db | Tx, centerId: string, specialistId: string): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`select ${ahead(sql`${centerId}::uuid`, sql`${specialistId}::uuid`)} as ahead`.execute(db);
  return rows[0]!.ahead;
}

/** A licence counts from the specialist's own papers, or from the center's when it bears their name. */
const licence = sql`coalesce((
  select case when bool_or(d.state = 'accepted') then 'checked' else 'in-review' end from provider_documents d
  where d.kind = 'exequatur' and d.state <> 'returned'
    and (d.provider_id = p.id or (d.provider_id = here.center_id and norm(d.holder) in (p.name_norm, norm(${calledAs("p")}))))
  having count(*) > 0), 'missing')`;

/** Returns who practises at a center: first those who are there, then those that our team looks at. */
export async function practitionersOf(db: Db, centerId: string): Promise<Practitioner[]> {
  const center = sql`${centerId}::uuid`;
  const { rows } = await sql<Practitioner>`
    with here as (
      select center_id, specialist_id, display_order from provider_members where center_id = ${center}
      union all select provider_id, specialist_id, 1000000 from profile_changes
        where provider_id = ${center} and part = 'doctor' and state = 'waiting')
    select p.id, p.slug, ${calledAs("p")} as name, p.specialty, p.listed, ${licence} as licence,
      ${waitsOf(center, sql`p.id`)} as "waitsSince", ${ahead(center, sql`p.id`)} as ahead,
      (select i.closed_at from practice_invitations i
        where i.center_id = ${center} and i.specialist_id = p.id and i.state = 'accepted') as "acceptedAt"
    from here join provider_profiles p on p.id = here.specialist_id order by here.display_order, p.name_norm, p.id`.execute(db);
  return rows;
}

/** Returns the invitations of a center that nobody answered, and those that were declined recently. */
export async function sentInvitations(db: Db, centerId: string): Promise<SentInvitation[]> {
  const { rows } = await sql<SentInvitation>`
    select i.id, i.name, i.email, case when i.state = 'open' and i.expires_at <= now() then 'expired' else i.state end as state,
      i.invited_at as "invitedAt", i.expires_at as "expiresAt", i.closed_at as "closedAt",
      (select m.status from mail_messages m where m.practice_invitation_id = i.id order by m.created_at desc limit 1) as mail
    from practice_invitations i where i.center_id = ${centerId}::uuid
      and (i.state = 'open' or (i.state = 'declined' and i.closed_at > now() - make_interval(days => ${DECLINED_DAYS}::int)))
    order by i.state desc, i.invited_at desc, i.id`.execute(db);
  return rows;
}

/** Returns the invitations for this person: for the profiles that they manage, and for their mailbox once it is confirmed. */
export async function invitationsFor(db: Db, { userId, email, emailConfirmed }: Invitee): Promise<ReceivedInvitation[]> {
  const theirs = sql`exists (select from provider_accounts a where a.provider_id = i.specialist_id and a.user_id = ${userId})`;
  const { rows } = await sql<ReceivedInvitation>`
    select i.id, c.name as center, c.city, i.name, i.specialist_id as "specialistId", i.specialist_id is null or ${theirs} as "isTheirs",
      i.expires_at as "expiresAt"
    from practice_invitations i join provider_profiles c on c.id = i.center_id
    where i.state = 'open' and i.expires_at > now()
      and (${theirs} or (${emailConfirmed}::boolean and i.email = ${email.toLowerCase()}))
    order by i.invited_at, i.id`.execute(db);
  return rows;
}

/** Returns the centers at which a specialist practises. */
export async function centersOf(db: Db, specialistId: string): Promise<OwnCenter[]> {
  const specialist = sql`${specialistId}::uuid`;
  const { rows } = await sql<OwnCenter>`
    with here as (
      select center_id from provider_members where specialist_id = ${specialist}
      union select provider_id from profile_changes where specialist_id = ${specialist} and part = 'doctor' and state = 'waiting')
    select c.id, c.slug, c.name, c.city, c.listed, ${waitsOf(sql`c.id`, specialist)} as "waitsSince"
    from here join provider_profiles c on c.id = here.center_id order by c.name_norm, c.id`.execute(db);
  return rows;
}

/** Returns public profiles of specialists by a part of their name, or by the number of a licence that our team accepted. */
export async function findSpecialists(db: Db, centerId: string, typed: string): Promise<FoundSpecialist[]> {
  const text = lookupText(typed.trim());
  if (text === null || text.length < 3) return [];
  const { rows } = await sql<FoundSpecialist>`
    with asked as (select regexp_replace(norm(${text}), '^(dr|dra|doctor|doctora|lic|licda)[. ]+', '') as name)
    select p.id, p.slug, ${calledAs("p")} as name, p.specialty, p.city,
      exists (select from provider_accounts a where a.provider_id = p.id) as managed,
      case when exists (select from provider_members m where m.center_id = ${centerId}::uuid and m.specialist_id = p.id)
          or ${waitsOf(sql`${centerId}::uuid`, sql`p.id`)} is not null then 'here'
        when exists (select from practice_invitations i where i.center_id = ${centerId}::uuid and i.specialist_id = p.id
          and i.state = 'open' and i.expires_at > now()) then 'invited'
        else 'none' end as relation
    from provider_profiles p, asked where p.listed and p.provider_type <> 'clinic'
      and (position(asked.name in p.name_norm) > 0 or similarity(p.name_norm, asked.name) > 0.45
        or exists (select from provider_documents d where d.provider_id = p.id and d.kind = 'exequatur' and d.state = 'accepted'
          and upper(d.number) = upper(${text})))
    order by position(asked.name in p.name_norm) > 0 desc, similarity(p.name_norm, asked.name) desc, p.name_norm, p.id
    limit ${MAX_FOUND}`.execute(db);
  return rows;
}

/** What the reader of a mailed invitation sees before they answer. */
export interface LinkedInvitation {
  readonly center: string;
  readonly city: string | null;
  readonly name: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** Returns the invitation of a mailed link; null once it was answered, withdrawn or has expired. */
export async function invitationOfLink({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<LinkedInvitation | null> {
  const id = readPracticeToken(keys, token, now());
  if (!id) return null;
  const row = await db
    .selectFrom("practice_invitations as i")
    .innerJoin("provider_profiles as c", "c.id", "i.center_id")
    .where("i.id", "=", id)
    .where("i.state", "=", "open")
    .where("i.email", "is not", null)
    .where("i.expires_at", ">", sql<Date>`now()`)
    .select(["c.name as center", "c.city", "i.name", "i.email", "i.expires_at as expiresAt"])
    .executeTakeFirst();
  return row ? { ...row, email: row.email! } : null;
}
