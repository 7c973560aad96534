import { type RawBuilder, sql } from "kysely";
import type { MaskedPerson } from "#domain/leads/lead-access.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { MEASURED_DAYS } from "#domain/routing/measured.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { welcomeLeftOf } from "#domain/wallet/welcome.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { FollowupState } from "./followup.ts";
import { FROM, type InboxRow, type InboxTab, inboxRows, type Reader, TAB } from "./inbox-rows.server.ts";
import { initialsOfPerson, isSearchFor } from "./person-search.ts";

/** The filters of an inbox. Null means any value. */
export interface InboxFilters {
  readonly search: string | null;
  readonly serviceId: string | null;
  readonly state: FollowupState | null;
  /** The id of a colleague, or `nobody`. */
  readonly assignedTo: string | null;
  readonly minScore: number | null;
}

/** An offer in a list. It shows only what may be said about its person there. */
export interface InboxItem extends Omit<InboxRow, "reasons"> {
  readonly ageBand: MaskedPerson["ageBand"];
  /** Null until the center has opened the request. */
  readonly name: string | null;
  /** The same. */
  readonly initials: string | null;
}

export interface Inbox {
  readonly items: readonly InboxItem[];
  /** `all` leaves out withdrawn offers. */
  readonly counts: Readonly<Record<InboxTab | "all", number>>;
  readonly page: number;
  readonly pages: number;
}

const PER_PAGE = 10;
/** The maximum number of opened requests, newest first, whose names a search reads. */
const MAX_SEARCHED = 1000;

/**
 * Returns a page of a center's inbox, and the number of offers in each tab with the same filters. Without a tab, it leaves out
 * withdrawn offers.
 */
export async function inboxOf(
  ctx: Reader,
  providerId: string,
  { tab, page: asked, ...filters }: InboxFilters & { tab: InboxTab | null; page: number },
): Promise<Inbox> {
  const where = await conditionOf(ctx, providerId, filters);
  const { rows } = await sql<Record<InboxTab, number>>`
    select count(*) filter (where tab = 'new') as new, count(*) filter (where tab = 'answered') as answered,
      count(*) filter (where tab = 'opened') as opened, count(*) filter (where tab = 'closed') as closed,
      count(*) filter (where tab = 'withdrawn') as withdrawn
    from (select ${TAB} as tab ${FROM} where o.provider_id = ${providerId}::uuid and ${where}) rows`.execute(ctx.db);
  const tabs = rows[0]!;
  const counts = { ...tabs, all: tabs.new + tabs.answered + tabs.opened + tabs.closed };
  const pages = Math.max(1, Math.ceil(counts[tab ?? "all"] / PER_PAGE));
  const page = Math.min(asked, pages);
  const shown = sql`${where} and ${tab === null ? sql`o.status <> 'withdrawn'` : sql`${TAB} = ${tab}`}`;
  const found = await inboxRows(ctx, providerId, shown, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return { items: found.map(itemOf), counts, page, pages };
}

/** Returns offers of a center by their ids, as in its inbox. */
export async function inboxItems(ctx: Reader, providerId: string, ids: readonly string[]): Promise<InboxItem[]> {
  const found = await inboxRows(ctx, providerId, sql`o.id = any(${ids}::uuid[])`, { limit: ids.length, offset: 0 });
  return found.map(itemOf);
}

/** The longest list that somebody looks through for a name. */
const MAX_TO_ENTER = 200;

/** Returns the opened requests that an appointment may be written down for, the newest first. */
export async function requestsToEnter(ctx: Reader, providerId: string): Promise<InboxItem[]> {
  const found = await inboxRows(ctx, providerId, sql`o.status = 'purchased' and coalesce(f.state, 'new') <> 'started'`, {
    limit: MAX_TO_ENTER,
    offset: 0,
  });
  return found.map(itemOf).filter(({ name }) => name !== null);
}

function itemOf({
  leadId: _,
  leave: __,
  year: ___,
  seen,
  reasons: ____,
  ...row
}: Awaited<ReturnType<typeof inboxRows>>[number]): InboxItem {
  const form = seen.sight === "open" ? seen.person.form : null;
  return {
    ...row,
    ageBand: seen.sight === "masked" ? seen.person.ageBand : null,
    name: form && `${form.nombre} ${form.apellido}`.trim(),
    initials: form && initialsOfPerson(form.nombre, form.apellido),
  };
}

async function conditionOf(ctx: Reader, providerId: string, filters: InboxFilters): Promise<RawBuilder<unknown>> {
  const { search, serviceId, state, assignedTo, minScore } = filters;
  const assigned =
    assignedTo === null ? sql`true` : assignedTo === "nobody" ? sql`f.assigned_to is null` : sql`f.assigned_to = ${assignedTo}`;
  return sql`
    (${serviceId}::text is null or l.service_type_id = ${serviceId})
    and (${state}::text is null or (o.status = 'purchased' and coalesce(f.state, 'new') = ${state}))
    and ${assigned} and coalesce(l.quality_score, 0) >= ${minScore ?? 0}::int
    and ${search === null ? sql`true` : await matching(ctx, providerId, search)}`;
}

/** Searches numbers, treatments and cities; names, initials and telephones only in requests that the center opened. */
async function matching(ctx: Reader, providerId: string, search: string): Promise<RawBuilder<unknown>> {
  const opened = await inboxRows(ctx, providerId, sql`o.status = 'purchased'`, { limit: MAX_SEARCHED, offset: 0 });
  const named = opened.flatMap(({ id, seen }) => {
    if (seen.sight !== "open") return [];
    const { form, phone } = seen.person;
    return isSearchFor(search, { firstNames: form.nombre, lastNames: form.apellido, phone }) ? [id] : [];
  });
  return sql`(position(norm(${search}) in norm(l.number)) > 0 or position(norm(${search}) in norm(coalesce(s.name, ''))) > 0
    or position(norm(${search}) in norm(coalesce(l.city, ''))) > 0 or o.id = any(${named}::uuid[]))`;
}

/** The figures above a list. */
export interface InboxFigures {
  /** Offers of the last ninety days whose reply clock has stopped. */
  readonly cases: number;
  readonly answered: number;
  /** As on its profile; null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
  readonly balanceCents: number;
  readonly welcomeLeft: number;
  /** The number of exclusive requests for IVF that the balance can pay. */
  readonly affordable: number;
}

export async function inboxFigures(db: Db, providerId: string): Promise<InboxFigures> {
  const [{ rows }, profile, balanceCents, welcomeLeft, price] = await Promise.all([
    sql<{ cases: number; answered: number }>`
      select count(*) filter (where made_at > now() - make_interval(days => ${MEASURED_DAYS})
          and (answered_at is not null or (status in ('open', 'purchased', 'expired', 'declined') and answer_by < now()))) as cases,
        count(*) filter (where made_at > now() - make_interval(days => ${MEASURED_DAYS}) and answered_at is not null) as answered
      from offers where provider_id = ${providerId}::uuid`.execute(db),
    db
      .selectFrom("provider_profiles")
      .select(["reply_median_hours as medianHours", "reply_cases as cases"])
      .where("id", "=", providerId)
      .executeTakeFirstOrThrow(),
    balanceOf(db, providerId),
    welcomeLeftOf(db, providerId),
    openingPrice(db, "fiv"),
  ]);
  const { medianHours, cases } = profile;
  return {
    ...rows[0]!,
    reply: medianHours !== null && cases >= 5 ? { medianHours, cases } : null,
    balanceCents,
    welcomeLeft,
    affordable: price.exclusive.to > 0 ? Math.floor(balanceCents / price.exclusive.to) : 0,
  };
}

/** Returns the treatments that a center was ever asked about, for a filter. */
export async function askedServices(db: Db, providerId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, s.name from service_types s
    where exists (select from offers o join leads l on l.id = o.lead_id where o.provider_id = ${providerId}::uuid and l.service_type_id = s.id)
    order by s.display_order, s.name`.execute(db);
  return rows;
}
