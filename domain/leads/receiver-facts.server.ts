import { sql } from "kysely";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";

/** Facts about a proposed center that the form shows beside its box, so that a visitor can decide without leaving the form. */
export interface ReceiverFacts {
  readonly verified: boolean;
  /** The price of the requested treatment; null when missing or older than a year. */
  readonly price: { readonly label: string; readonly amountCents: number; readonly informedOn: string } | null;
  /** Null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
  /** The names of the languages in which it answers. */
  readonly languages: readonly string[];
}

/** Returns the facts about these centers by id. */
export async function receiverFacts(db: Db, ids: readonly string[], serviceId: string | null): Promise<ReadonlyMap<string, ReceiverFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    verified: boolean;
    label: string | null;
    cents: number | null;
    day: string | null;
    hours: number | null;
    cases: number;
    languages: string[];
  }>`
    select p.id, p.verified and p.verification_status = 'verified' as verified, price.label, price.amount_cents as cents, price.informed_on as day,
      p.reply_median_hours as hours, p.reply_cases as cases,
      array(select name from languages where code = any(p.languages_spoken) order by display_order, name) as languages
    from provider_profiles p
    left join lateral (
      select l.label, amount_cents, informed_on from provider_prices join price_lines l on l.id = price_line_id
      where provider_id = p.id and price_line_id = ${mainLineOf(serviceId)} order by informed_on desc limit 1
    ) price on price.informed_on >= ${oldestPrice}
    where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, verified, label, cents, day, hours, cases, languages }) => [
      id,
      {
        verified,
        price: label !== null && cents !== null && day !== null ? { label, amountCents: cents, informedOn: day } : null,
        reply: hours !== null && cases >= MIN_REPLY_CASES ? { medianHours: hours, cases } : null,
        languages,
      },
    ]),
  );
}
