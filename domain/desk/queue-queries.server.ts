import { type RawBuilder, sql } from "kysely";
import { agreedToEach } from "#domain/leads/agreed-to.server.ts";
import type { LeadKind, LeadStatus, TeamVerdict } from "#domain/leads/lead.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { RoutingWeight } from "#domain/routing/policy.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import type { Db } from "#platform/db/db.ts";
import { QUEUE_PAGE, type QueueSort, type QueueView, statusesOf } from "./queue.ts";

export interface QueueFilter {
  view: QueueView;
  /** A part of a number. */
  number: string | null;
  serviceId: string | null;
  sort: QueueSort;
  descending: boolean;
  page: number;
}

/** A center with what the decision knew about it. */
export interface DecidedCenter extends RoutedCandidate {
  name: string;
  city: string | null;
  slug: string;
  offer: OfferStatus | null;
}

export interface QueuedLead {
  id: string;
  number: string;
  kind: LeadKind;
  status: LeadStatus;
  teamVerdict: TeamVerdict | null;
  createdAt: Date;
  service: string | null;
  city: string | null;
  country: string | null;
  quality: number | null;
  /** The last round; null before the first. */
  decision: { round: number; strategy: string; weights: Record<RoutingWeight, number> | null; centers: DecidedCenter[] } | null;
  /** The ids of the centers that the person agreed to by name. */
  agreed: string[];
}

/** Returns a page of requests. */
export async function queuePage(db: Db, filter: QueueFilter, size = QUEUE_PAGE): Promise<{ leads: QueuedLead[]; total: number }> {
  const statuses = statusesOf(filter.view);
  const conditions = [
    ...(statuses ? [sql`l.status = any(${[...statuses]})`] : []),
    ...(filter.number ? [sql`l.number ilike ${`%${filter.number.replace(/[%_\\]/g, "\\$&")}%`}`] : []),
    ...(filter.serviceId ? [sql`l.service_type_id = ${filter.serviceId}`] : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const oldestFirst = filter.view === "open" || statuses?.length === 1;
  const falling = filter.descending ? sql`desc` : sql`asc`;
  const order = {
    turno: oldestFirst === filter.descending ? sql`l.created_at desc` : sql`l.created_at`,
    llegada: sql`l.created_at ${falling}`,
    calidad: sql`l.quality_score ${falling} nulls last, l.created_at`,
    estado: sql`l.status ${falling}, l.created_at`,
  }[filter.sort];
  const { rows } = await sql<{ id: string; total: number }>`
    select l.id, count(*) over () as total from leads l where ${where}
    order by ${order}, l.id limit ${size} offset ${(filter.page - 1) * size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (rows.length === 0 && filter.page > 1) return { leads: [], total: (await queuePage(db, { ...filter, page: 1 }, 1)).total };
  return { leads: await queuedLeads(db, ids), total: rows[0]?.total ?? 0 };
}

/** Returns these requests, in their order. */
export async function queuedLeads(db: Db, ids: readonly string[]): Promise<QueuedLead[]> {
  if (ids.length === 0) return [];
  const [{ rows }, agreed] = await Promise.all([
    sql<Omit<QueuedLead, "agreed">>`
      select l.id, l.number, l.kind, l.status, l.team_verdict as "teamVerdict", l.created_at as "createdAt", s.name as service, l.city,
        l.country, l.quality_score as quality, ${lastDecision} as decision
      from leads l left join service_types s on s.id = l.service_type_id where l.id = any(${[...ids]}::uuid[])`.execute(db),
    agreedToEach(db, ids),
  ]);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, agreed: [...agreed.get(id)!] }] : [];
  });
}

/** Selects the last round of the lead `l`, each center with its name and the outcome of its offer. */
const lastDecision: RawBuilder<QueuedLead["decision"]> = sql`(
  select json_build_object('round', d.round, 'strategy', d.strategy,
    'weights', case when v.version is not null then json_build_object(
      'city', v.city, 'language', v.language, 'verification', v.verification, 'reply', v.reply, 'rotation', v.rotation) end,
    'centers', coalesce((
      select json_agg(c.value || jsonb_build_object('name', ${calledAs("p")}, 'city', p.city, 'slug', p.slug, 'offer', o.status) order by c.ordinality)
      from jsonb_array_elements(d.candidates) with ordinality as c
      join provider_profiles p on p.id = (c.value ->> 'provider_id')::uuid
      left join offers o on o.lead_id = l.id and o.provider_id = p.id), '[]'))
  from routing_decisions d left join routing_policies v on v.version::text = d.policy_version
  where d.lead_id = l.id order by d.round desc limit 1)`;

/** Returns the number of requests in each view. */
export async function queueCounts(db: Db): Promise<Record<QueueView, number>> {
  const rows = await db
    .selectFrom("leads")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const of = (view: QueueView) =>
    rows.reduce((sum, { status, count }) => (statusesOf(view)?.includes(status as LeadStatus) === false ? sum : sum + count), 0);
  return {
    open: of("open"),
    held: of("held"),
    unmatched: of("unmatched"),
    advice: of("advice"),
    waiting: of("waiting"),
    unconfirmed: of("unconfirmed"),
    rejected: of("rejected"),
    routed: of("routed"),
    all: of("all"),
  };
}

/** Returns the services that the list can be filtered by. */
export const queueServices = (db: Db): Promise<{ value: string; label: string }[]> =>
  db.selectFrom("service_types").select(["id as value", "name as label"]).where("active", "=", true).orderBy("display_order").execute();
