import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Consultation } from "./consultation.ts";

/** A list of more is not read on one screen. */
const MAX_LISTED = 200;

/** Returns the consultations that `where` names (`c` is the row), in the order of time. Those from before there was an agenda are left out. */
export async function consultationRows(db: Db | Tx, where: RawBuilder<unknown>): Promise<Consultation[]> {
  const { rows } = await sql<
    Omit<Consultation, "proposal"> & { proposal: { id: string; startsAt: string; askedBy: "patient" | "provider" } | null }
  >`
    select c.id, c.provider_id as "providerId", p.name as "providerName", p.slug as "providerSlug", p.time_zone as "providerZone",
      nullif(concat_ws(', ', p.address, p.city), '') as address,
      coalesce(nullif(concat_ws(' ', who.first_name, who.last_name), ''), '') as "patientName",
      coalesce(c.patient_zone, p.time_zone) as "patientZone", s.name as service, c.kind, c.mode, c.status,
      c.asked_by as "askedBy", c.asked_at as "askedAt", c.ended_by as "endedBy", c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.video_url as "videoUrl", earlier.starts_at as "movesFrom",
      (select jsonb_build_object('id', m.id, 'startsAt', m.starts_at, 'askedBy', m.asked_by)
        from consultations m where m.moves = c.id and m.status = 'requested') as proposal,
      c.confirmed_by_patient_at is not null as "heldSaysPatient", c.confirmed_by_provider_at is not null as "heldSaysProvider"
    from consultations c
    join provider_profiles p on p.id = c.provider_id
    left join profiles who on who.user_id = c.patient_id
    left join service_types s on s.id = c.service_type_id
    left join consultations earlier on earlier.id = c.moves
    where c.starts_at is not null and ${where}
    order by c.starts_at, c.id limit ${MAX_LISTED}`.execute(db);
  return rows.map((row) => ({ ...row, proposal: row.proposal && { ...row.proposal, startsAt: new Date(row.proposal.startsAt) } }));
}

/** Returns a patient's consultations: those to come first, then the latest of the others. */
export async function consultationsOfPatient(db: Db, userId: string): Promise<{ ahead: Consultation[]; past: Consultation[] }> {
  const rows = await consultationRows(db, sql`c.patient_id = ${userId} and (c.starts_at > now() - interval '400 days')`);
  const now = Date.now();
  const isAhead = ({ status, endsAt }: Consultation) => status === "requested" || (status === "confirmed" && endsAt.getTime() > now);
  return { ahead: rows.filter(isAhead), past: rows.filter((row) => !isAhead(row)).reverse() };
}

/** Returns one consultation of a patient, or null for one of somebody else. */
export async function consultationOfPatient(db: Db | Tx, userId: string, id: string): Promise<Consultation | null> {
  if (!isRowId(id)) return null;
  const [row] = await consultationRows(db, sql`c.id = ${id}::uuid and c.patient_id = ${userId}`);
  return row ?? null;
}

/** Returns one consultation of a center, or null for one of another. */
export async function consultationOfProvider(db: Db | Tx, providerId: string, id: string): Promise<Consultation | null> {
  if (!isRowId(id)) return null;
  const [row] = await consultationRows(db, sql`c.id = ${id}::uuid and c.provider_id = ${providerId}::uuid`);
  return row ?? null;
}

/** Returns what a center's agenda shows between two moments, without what did not come about. */
export const agendaOf = (db: Db, providerId: string, from: Date, until: Date): Promise<Consultation[]> =>
  consultationRows(
    db,
    sql`c.provider_id = ${providerId}::uuid and c.starts_at >= ${from} and c.starts_at < ${until}
      and c.status in ('requested', 'confirmed', 'held', 'no-show', 'disputed')`,
  );

/** Returns what waits for the center's answer: requests, other times that a patient asks for, and whether the last ones were held. */
export const waitingForProvider = (db: Db, providerId: string): Promise<Consultation[]> =>
  consultationRows(
    db,
    sql`c.provider_id = ${providerId}::uuid and (
      (c.status = 'requested' and c.asked_by = 'patient' and c.starts_at > now())
      or (c.status = 'confirmed' and c.ends_at < now() and c.confirmed_by_provider_at is null))`,
  );
