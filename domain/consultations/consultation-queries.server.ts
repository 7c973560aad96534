import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { newestReach, reachOfMailbox } from "#domain/mail/told.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Consultation } from "./consultation.ts";
import { type GuestViewer, leaveToOpen } from "./guest-access.ts";
import { unsealGuest } from "./sealed-guest.server.ts";

type Reader = Pick<Context, "db" | "keys">;

/** The maximum length of a list, since nobody reads more on one screen. */
const MAX_LISTED = 200;

type Row = Omit<Consultation, "proposal" | "guest" | "cancelled" | "patientPhone"> & {
  cancelledFrom: "requested" | "confirmed" | null;
  cancelledAt: Date | null;
  proposal: { id: string; startsAt: string; askedBy: "patient" | "provider" } | null;
  guestId: string | null;
  sealed: Buffer | null;
};

/** The leave with which the names of guests are opened. Patients who read their own consultations need none. */
export interface NameReader extends Pick<Context, "keys"> {
  viewer: GuestViewer;
}

/**
 * Returns the consultations that match `where` (`c` is the row), in the order of time. Consultations older than the agenda are left
 * out. Without a reader, names of guests stay closed.
 */
export async function consultationRows(db: Db | Tx, where: RawBuilder<unknown>, reader?: NameReader): Promise<Consultation[]> {
  const { rows } = await sql<Row>`
    select c.id, c.provider_id as "providerId", p.name as "providerName", p.slug as "providerSlug", p.time_zone as "providerZone",
      nullif(concat_ws(', ', p.address, p.city), '') as address,
      (select jsonb_build_object('id', d.id, 'name', d.name) from consultation_doctors d where d.id = c.doctor_id) as doctor,
      coalesce(nullif(concat_ws(' ', who.first_name, who.last_name), ''), '') as "patientName", g.id as "guestId", g.sealed,
      coalesce(c.patient_zone, p.time_zone) as "patientZone", s.name as service, c.kind, c.mode, c.status, c.revision,
      c.asked_by as "askedBy", c.asked_at as "askedAt", c.ended_by as "endedBy",
      c.cancelled_from as "cancelledFrom", c.cancelled_at as "cancelledAt", c.starts_at as "startsAt", c.ends_at as "endsAt",
      case when g.id is not null then jsonb_build_object('reach', ${reachOfMailbox(sql`g.mailbox_digest`)},
        'told', ${newestReach(sql`m.consultation_id = c.id and m.template = 'consultation-patient'`)}) end as "guestMail",
      c.video_url as "videoUrl", earlier.starts_at as "movesFrom",
      (select jsonb_build_object('id', m.id, 'startsAt', m.starts_at, 'askedBy', m.asked_by)
        from consultations m where m.moves = c.id and m.status = 'requested') as proposal,
      c.offer_id as "offerId", g.id is null or g.mailbox_digest is not null as mailed,
      c.confirmed_by_patient_at is not null as "heldSaysPatient", c.confirmed_by_provider_at is not null as "heldSaysProvider",
      c.coming_at is not null as "saysComing"
    from consultations c
    join provider_profiles p on p.id = c.provider_id
    left join profiles who on who.user_id = c.patient_id
    left join consultation_guests g on g.id = c.guest_id
    left join service_types s on s.id = c.service_type_id
    left join consultations earlier on earlier.id = c.moves
    where c.starts_at is not null and ${where}
    order by c.starts_at, c.id limit ${MAX_LISTED}`.execute(db);
  return Promise.all(
    rows.map(async ({ guestId, sealed, proposal, cancelledFrom, cancelledAt, ...row }) => {
      const guest = guestId === null ? null : { id: guestId, providerId: row.providerId };
      const opened = guest && reader && (await unsealGuest(reader.keys, db, leaveToOpen(reader.viewer, guest), sealed));
      return {
        ...row,
        // A center sees the name that it wrote down itself.
        patientName: opened?.name ?? row.patientName,
        guest: guest !== null,
        patientPhone: opened?.phone ?? null,
        cancelled: cancelledFrom && cancelledAt && { from: cancelledFrom, at: cancelledAt },
        proposal: proposal && { ...proposal, startsAt: new Date(proposal.startsAt) },
      };
    }),
  );
}

/** Returns a patient's consultations: first those that are still to come, then the others, the latest first. */
export async function consultationsOfPatient(db: Db, userId: string): Promise<{ ahead: Consultation[]; past: Consultation[] }> {
  const rows = await consultationRows(db, sql`c.patient_id = ${userId} and (c.starts_at > now() - interval '400 days')`);
  const moment = now().getTime();
  const isAhead = ({ status, endsAt }: Consultation) => status === "requested" || (status === "confirmed" && endsAt.getTime() > moment);
  return { ahead: rows.filter(isAhead), past: rows.filter((row) => !isAhead(row)).reverse() };
}

/** Returns one consultation of a patient; null when it belongs to somebody else. */
export async function consultationOfPatient(db: Db | Tx, userId: string, id: string): Promise<Consultation | null> {
  if (!isRowId(id)) return null;
  const [row] = await consultationRows(db, sql`c.id = ${id}::uuid and c.patient_id = ${userId}`);
  return row ?? null;
}

/** Returns one consultation of a center; null when it belongs to another. */
export async function consultationOfProvider(ctx: Reader, providerId: string, id: string): Promise<Consultation | null> {
  if (!isRowId(id)) return null;
  const [row] = await consultationRows(ctx.db, sql`c.id = ${id}::uuid and c.provider_id = ${providerId}::uuid`, asCenter(ctx, providerId));
  return row ?? null;
}

/** Returns a center's agenda between two moments, without consultations that did not take place. */
export const agendaOf = (ctx: Reader, providerId: string, from: Date, until: Date): Promise<Consultation[]> =>
  consultationRows(
    ctx.db,
    sql`c.provider_id = ${providerId}::uuid and c.starts_at >= ${from} and c.starts_at < ${until}
      and c.status in ('requested', 'confirmed', 'held', 'no-show', 'disputed')`,
    asCenter(ctx, providerId),
  );

/**
 * Whether a consultation `c` waits for its center: a request or another time that the patient proposes, until the center has proposed
 * another time itself, or whether the last one was held.
 */
export const WAITS_FOR_CENTER = sql<boolean>`(c.status = 'requested' and c.asked_by = 'patient' and c.starts_at > now()
    and not exists (select from consultations m where m.moves = c.id and m.status = 'requested' and m.asked_by = 'provider'))
  or (c.status = 'confirmed' and c.ends_at < now() and c.confirmed_by_provider_at is null)`;

export const waitingForProvider = (ctx: Reader, providerId: string): Promise<Consultation[]> =>
  consultationRows(ctx.db, sql`c.provider_id = ${providerId}::uuid and (${WAITS_FOR_CENTER})`, asCenter(ctx, providerId));

/** Returns consultations of a center by their ids, in the order of time. */
export const consultationsNamed = (ctx: Reader, providerId: string, ids: readonly string[]): Promise<Consultation[]> =>
  consultationRows(ctx.db, sql`c.provider_id = ${providerId}::uuid and c.id = any(${ids}::uuid[])`, asCenter(ctx, providerId));

/** Returns the consultations since a moment to which a center says that nobody came, without people who have another one since. */
export const missedSince = (ctx: Reader, providerId: string, since: Date): Promise<Consultation[]> =>
  consultationRows(
    ctx.db,
    sql`c.provider_id = ${providerId}::uuid and c.starts_at >= ${since} and c.status in ('no-show', 'disputed') and c.ended_by = 'provider'
      and not exists (select from consultations n where n.provider_id = c.provider_id and n.starts_at > c.starts_at
        and (n.patient_id = c.patient_id or n.guest_id = c.guest_id or n.offer_id = c.offer_id) and n.status in ('requested', 'confirmed', 'held'))`,
    asCenter(ctx, providerId),
  );

/** Returns the patients with an account who had a consultation of this center. */
export async function patientsOf(db: Db | Tx, providerId: string): Promise<{ id: string; name: string; zone: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; zone: string | null }>`
    select distinct on (c.patient_id) c.patient_id as id, concat_ws(' ', who.first_name, who.last_name) as name, c.patient_zone as zone
    from consultations c join profiles who on who.user_id = c.patient_id
    where c.provider_id = ${providerId}::uuid and c.guest_id is null and c.status in ('confirmed', 'held', 'no-show', 'disputed')
    order by c.patient_id, c.starts_at desc limit ${MAX_LISTED}`.execute(db);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "es"));
}

const asCenter = ({ keys }: Reader, providerId: string): NameReader => ({ keys, viewer: { kind: "center", providerId } });
