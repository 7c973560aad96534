import { sql } from "kysely";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import { quotesOfLeads } from "#domain/quotes/patient-quotes.server.ts";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { knownParts, type SharedPart, shareable, shownName } from "./companion.ts";
import {
  type SharedConsultation,
  type SharedProgress,
  type SharedQuote,
  type SharedRequest,
  sharedConsultations,
  sharedProgress,
  sharedQuotes,
  sharedRequests,
} from "./shared-view.ts";

/** The door to somebody else's place: who let this person in, and to what. Nothing else says it. */
interface SharedDoor {
  readonly id: string;
  readonly hostId: string;
  readonly name: string | null;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly sees: readonly SharedPart[];
  readonly joinedAt: Date;
  /** The one request that they may see; null for all of the place. */
  readonly leadId: string | null;
}

/** What the other person sees of a patient's place. A part that the patient does not share is null. */
export interface SharedPlace extends Pick<SharedDoor, "id" | "name" | "joinedAt" | "leadId"> {
  readonly requests: SharedRequest[] | null;
  readonly quotes: SharedQuote[] | null;
  readonly consultations: SharedConsultation[] | null;
  readonly progress: SharedProgress | null;
}

/** Opens what a patient lets this person see; null for anybody who was not let in. */
export async function sharedPlace(ctx: Pick<Context, "db" | "keys">, guestId: string, id: string): Promise<SharedPlace | null> {
  const door = await doorOf(ctx.db, guestId, id);
  if (!door) return null;
  const { name, joinedAt, hostId, leadId } = door;
  const sees = shareable(door.sees, leadId);
  const mailbox = { userId: hostId, email: door.email, confirmed: door.emailConfirmed };
  const leads = async () => (await leadsOfMailbox(ctx, mailbox)).filter(({ id: lead }) => leadId === null || lead === leadId);
  const part = async <T, S>(asked: SharedPart, read: () => Promise<T>, shown: (read: T) => S): Promise<S | null> =>
    sees.includes(asked) ? shown(await read()) : null;
  const [requests, quotes, consultations, progress] = await Promise.all([
    part("solicitudes", leads, sharedRequests),
    part("presupuestos", async () => quotesOfLeads(ctx, await leads()), sharedQuotes),
    part("consultas", () => consultationsOfPatient(ctx.db, hostId), sharedConsultations),
    part("progreso", () => progressOf(ctx, hostId), sharedProgress),
  ]);
  return { id, name, joinedAt, leadId, requests, quotes, consultations, progress };
}

async function doorOf(db: Db, guestId: string, id: string): Promise<SharedDoor | null> {
  if (!isRowId(id)) return null;
  const { rows } = await sql<Omit<SharedDoor, "sees"> & { sees: string[] }>`
    select c.id, c.host_id as "hostId", p.first_name as name, u.email, u.email_verified as "emailConfirmed", c.sees,
      c.joined_at as "joinedAt", c.lead_id as "leadId"
    from companions c join users u on u.id = c.host_id left join profiles p on p.user_id = c.host_id
    where c.id = ${id}::uuid and c.guest_id = ${guestId}`.execute(db);
  const [row] = rows;
  return row ? { ...row, name: shownName(row.name ?? ""), sees: knownParts(row.sees) } : null;
}
