import { type RawBuilder, sql } from "kysely";
import { agreedToEach } from "#domain/leads/agreed-to.server.ts";
import type { LeadKind, LeadStatus, TeamVerdict } from "#domain/leads/lead.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { RoutingWeight } from "#domain/routing/policy.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
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
export async function queuePage(db: Db, filter: QueueFilter, size = QUEUE_PAGE): Promise<ListPage<QueuedLead>> {
  const { view, number, serviceId, descending } = filter;
  const statuses = statusesOf(view);
  const where = every(
    statuses && sql`l.status = any(${[...statuses]})`,
    number !== null && sql`l.number ilike ${`%${number.replace(/[%_\\]/g, "\\$&")}%`}`,
    serviceId !== null && sql`l.service_type_id = ${serviceId}`,
  );
  const oldestFirst = view === "open" || statuses?.length === 1;
  const list = {
    columns: sql`l.id`,
    from: sql`from leads l where ${where}`,
    orders: {
      turno: () => (oldestFirst === descending ? sql`l.created_at desc` : sql`l.created_at`),
      llegada: sql`l.created_at`,
      calidad: (direction: RawBuilder<unknown>) => sql`l.quality_score ${direction} nulls last, l.created_at`,
      estado: (direction: RawBuilder<unknown>) => sql`l.status ${direction}, l.created_at`,
    },
    key: sql`l.id`,
  };
  const { rows, ...rest } = await listPage<{ id: string }, QueueSort>(db, list, filter, size);
  const leads = await queuedLeads(
    db,
    rows.map(({ id }) => id),
  );
  return { ...rest, rows: leads };
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
