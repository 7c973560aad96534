import { type RawBuilder, sql } from "kysely";
import { type AgeLimits, type AskedAge, DONOR_EGGS_SERVICE, type Eggs } from "#domain/routing/age-limits.ts";

/** The ages that a center publishes, of the row `p` of a query. */
export const publishedAges = sql<AgeLimits>`json_build_object(
  'own', case when p.own_eggs_min_age is not null or p.own_eggs_max_age is not null
    then json_build_object('min', p.own_eggs_min_age, 'max', p.own_eggs_max_age) end,
  'donor', case when p.donor_eggs_min_age is not null or p.donor_eggs_max_age is not null
    then json_build_object('min', p.donor_eggs_min_age, 'max', p.donor_eggs_max_age) end)`;

/** Returns `excludingAgeLimit` as a condition of a query: true for the centers `p` that do not exclude a request by the woman's age. */
export function takesAge(asked: AskedAge | null): RawBuilder<boolean> {
  if (asked === null || asked.eggs.length === 0) return sql`true`;
  const { least, most } = asked.years;
  const outside: Record<Eggs, RawBuilder<boolean>> = {
    own: sql`coalesce(p.own_eggs_max_age < ${least} or p.own_eggs_min_age > ${most}, false)`,
    donor: sql`coalesce(p.donor_eggs_max_age < ${least} or p.donor_eggs_min_age > ${most}, false)`,
  };
  const [first, ...others] = asked.eggs as [Eggs, ...Eggs[]];
  const closed = others.map((eggs) =>
    eggs === "donor" ? sql`(${outside.donor} or not p.services_offered @> array[${DONOR_EGGS_SERVICE}])` : outside[eggs],
  );
  return sql`not (${sql.join([outside[first], ...closed], sql` and `)})`;
}
