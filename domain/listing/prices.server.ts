import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type MedianNear, medianNear, type Other } from "./median-near.ts";
import type { MedicationSaid } from "./medication-said.ts";
import { type PriceAge, priceAge, STALE_AFTER_MONTHS } from "./price-age.ts";
import { oldestPrice, today } from "./price-days.server.ts";

/** A line of the template, as its center edits it. */
export interface OwnPrice {
  readonly lineId: string;
  readonly label: string;
  readonly detail: string;
  readonly state: PriceAge | "missing" | "not-offered";
  readonly amountCents: number | null;
  readonly informedOn: string | null;
  /** The day on which our team found the price in the center's list. */
  readonly checkedOn: string | null;
  readonly notIncluded: string | null;
  readonly medication: MedicationSaid | null;
  /** The current prices of other listed centers, lowest first. */
  readonly others: readonly number[];
  /** Their median in the city, or in the country where fewer than three in the city publish one. */
  readonly median: MedianNear | null;
  /** The former published prices, newest first. */
  readonly former: readonly FormerPrice[];
}

interface FormerPrice {
  readonly amountCents: number;
  readonly informedOn: string;
}

/** The maximum number of former prices that a line shows. */
const MAX_FORMER = 12;

/** The middle of two prices is nobody's. They are public, so that a median of few gives nobody away. */
const LEAST_OTHERS = 3;

export interface NewPrice {
  readonly lineId: string;
  readonly amountCents: number;
  readonly notIncluded: string | null;
  readonly medication: MedicationSaid | null;
}

/** Returns every line of the template, those for the center's services first. */
export async function ownPrices(db: Db, providerId: string): Promise<OwnPrice[]> {
  const { rows } = await sql<Omit<OwnPrice, "state" | "others" | "median"> & { today: string; offered: boolean; others: Other[] }>`
    select l.id as "lineId", l.label, l.detail, own.amount_cents as "amountCents", own.informed_on as "informedOn",
      own.not_included as "notIncluded", own.medication, own.checked_on as "checkedOn", ${today} as today, l.id <> all (p.lines_not_offered) as offered,
      (select coalesce(json_agg(json_build_object('amountCents', before.amount_cents, 'informedOn', before.informed_on)
          order by before.informed_on desc), '[]') from (
        select amount_cents, informed_on from provider_prices
        where provider_id = p.id and price_line_id = l.id and informed_on < own.informed_on
        union select amount_cents, informed_on from provider_former_prices where provider_id = p.id and price_line_id = l.id
        order by informed_on desc limit ${MAX_FORMER}
      ) before) as former,
      (select coalesce(json_agg(json_build_object('value', other.amount_cents, 'inCity', other.in_city) order by other.amount_cents), '[]') from (
        select distinct on (o.provider_id) o.amount_cents, o.informed_on, coalesce(c.city = p.city, false) as in_city from provider_prices o
        join provider_profiles c on c.id = o.provider_id and c.listed and c.id <> p.id
        where o.price_line_id = l.id order by o.provider_id, o.informed_on desc
      ) other where other.informed_on >= ${oldestPrice}) as others
    from provider_profiles p
    cross join price_lines l
    left join lateral (
      select amount_cents, informed_on, not_included, medication, checked_on from provider_prices
      where provider_id = p.id and price_line_id = l.id order by informed_on desc limit 1
    ) own on true
    where p.id = ${providerId}::uuid
    order by own.amount_cents is null and not ((l.service_type_id || l.further_service_ids) && p.services_offered), l.display_order, l.id`.execute(
    db,
  );
  return rows.map(({ today, offered, others, ...row }) => ({
    ...row,
    others: others.map(({ value }) => value),
    median: medianNear(others, LEAST_OTHERS),
    state: !offered ? "not-offered" : row.informedOn === null ? "missing" : priceAge(row.informedOn, today),
  }));
}

/** Counts the lines whose price is old, by `isOld`. */
export async function oldPricesOf(db: Db, providerId: string): Promise<number> {
  const { rows } = await sql<{ old: number }>`
    select count(*)::int as old from (
      select distinct on (price_line_id) informed_on from provider_prices
      where provider_id = ${providerId}::uuid order by price_line_id, informed_on desc
    ) newest where informed_on + make_interval(months => ${sql.lit(STALE_AFTER_MONTHS)}) < ${today}`.execute(db);
  return rows[0]!.old;
}

/** Publishes prices with today's date. The former ones stay in the history. Returns how many are new. */
export function publishPrices(ctx: Pick<Context, "db">, member: Member, given: readonly NewPrice[]): Promise<number | null> {
  return asMember(ctx, member, "prices.keep", async (tx) => {
    const known = await tx.selectFrom("price_lines").select("id").execute();
    const prices = given.filter(({ lineId }) => known.some(({ id }) => id === lineId));
    if (prices.length === 0) return { act: null, result: 0 };
    const rows = prices.map(({ lineId, amountCents, notIncluded, medication }) => ({
      provider_id: member.providerId,
      price_line_id: lineId,
      amount_cents: amountCents,
      not_included: notIncluded,
      medication,
      informed_on: today,
    }));
    await tx
      .insertInto("provider_prices")
      .values(rows)
      // Of several prices published on one day, the last one counts.
      .onConflict((conflict) =>
        conflict.columns(["provider_id", "price_line_id", "informed_on"]).doUpdateSet((eb) => ({
          amount_cents: eb.ref("excluded.amount_cents"),
          not_included: eb.ref("excluded.not_included"),
          medication: eb.ref("excluded.medication"),
          checked_on: null,
          checked_by: null,
        })),
      )
      .execute();
    const priced = prices.map(({ lineId }) => lineId);
    await writeProfile(tx, member.providerId, {
      has_prices: true,
      lines_not_offered: sql`array(select line from unnest(lines_not_offered) line where line <> all (${priced}::text[]))`,
    });
    const lines = prices.map(({ lineId, amountCents }) => `${lineId}=${amountCents}`);
    return { act: { action: "provider.prices_published", detail: { lines } }, result: prices.length };
  });
}

/**
 * Marks lines of the template as not offered by the center, or removes the mark. Marked lines lose their price on the page and in every
 * range, but keep it in the center's history. Returns how many lines changed.
 */
export function setLinesNotOffered(
  ctx: Pick<Context, "db">,
  member: Member,
  { not: given, again }: { not: readonly string[]; again: readonly string[] },
): Promise<number | null> {
  return asMember(ctx, member, "prices.keep", async (tx) => {
    const { providerId } = member;
    const lines = await tx.selectFrom("price_lines").select("id").execute();
    const { lines_not_offered: before } = await tx
      .selectFrom("provider_profiles")
      .select("lines_not_offered")
      .where("id", "=", providerId)
      .executeTakeFirstOrThrow();
    const after = lines.map(({ id }) => id).filter((id) => given.includes(id) || (before.includes(id) && !again.includes(id)));
    const changed = lines.filter(({ id }) => before.includes(id) !== after.includes(id)).length;
    if (changed === 0) return { act: null, result: 0 };
    await sql`
      with gone as (
        delete from provider_prices where provider_id = ${providerId}::uuid and price_line_id = any (${after}::text[]) returning *
      )
      insert into provider_former_prices (provider_id, price_line_id, amount_cents, not_included, informed_on, withdrawn_on)
      select provider_id, price_line_id, amount_cents, not_included, informed_on, ${today} from gone
      on conflict do nothing`.execute(tx);
    await writeProfile(tx, providerId, {
      lines_not_offered: after,
      has_prices: sql`exists (select from provider_prices where provider_id = ${providerId}::uuid)`,
    });
    return { act: { action: "provider.lines_not_offered", detail: { lines: after } }, result: changed };
  });
}
