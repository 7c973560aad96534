import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { OutcomeReport, OwnOutcome } from "./outcome-figures.ts";

export interface StoredOutcome extends OwnOutcome {
  readonly evidence: string | null;
  readonly checkedOn: string | null;
  /** The reason why our team returned these figures. */
  readonly returnedReason: string | null;
}

export async function ownOutcomes(db: Db, providerId: string, { year, eggSource }: OutcomeReport): Promise<StoredOutcome[]> {
  const rows = await db
    .selectFrom("provider_outcomes")
    .where("provider_id", "=", providerId)
    .where("year", "=", year)
    .where("egg_source", "=", eggSource)
    .select([
      "age_band as ageBand",
      "retrievals",
      "transfers",
      "births",
      "evidence_file as evidence",
      "checked_on as checkedOn",
      "returned_reason as returnedReason",
    ])
    .execute();
  return rows as StoredOutcome[];
}

/**
 * Publishes the outcomes of a year, for each age band separately. A band whose figures change counts as unchecked until our team has
 * checked it; the former figures stay in the audit log. Returns how many bands changed.
 */
export function publishOutcomes(
  ctx: Pick<Context, "db">,
  member: Member,
  { year, eggSource }: OutcomeReport,
  given: readonly OwnOutcome[],
  evidence: string | null,
): Promise<number | null> {
  return asMember(ctx, member, "prices.keep", async (tx) => {
    if (given.length === 0) return { act: null, result: 0 };
    const changed = await tx
      .insertInto("provider_outcomes")
      .values(
        given.map(({ ageBand, retrievals, transfers, births }) => ({
          provider_id: member.providerId,
          year,
          egg_source: eggSource,
          age_band: ageBand,
          retrievals,
          transfers,
          births,
          evidence_file: evidence,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["provider_id", "year", "age_band", "egg_source"])
          .doUpdateSet((eb) => ({
            retrievals: eb.ref("excluded.retrievals"),
            transfers: eb.ref("excluded.transfers"),
            births: eb.ref("excluded.births"),
            evidence_file: sql<string | null>`coalesce(excluded.evidence_file, provider_outcomes.evidence_file)`,
            checked_by: null,
            checked_on: null,
            returned_reason: null,
            published_at: sql<Date>`now()`,
          }))
          .where(
            sql<boolean>`(provider_outcomes.retrievals, provider_outcomes.transfers, provider_outcomes.births)
              is distinct from (excluded.retrievals, excluded.transfers, excluded.births) or excluded.evidence_file is not null`,
          ),
      )
      .returning("age_band")
      .execute();
    if (changed.length === 0) return { act: null, result: 0 };
    await writeProfile(tx, member.providerId, { has_outcomes: true });
    const figures = given
      .filter(({ ageBand }) => changed.some((row) => row.age_band === ageBand))
      .map(({ ageBand, retrievals, transfers, births }) => `${ageBand}=${births}/${transfers}/${retrievals ?? ""}`);
    return { act: { action: "provider.outcomes_published", detail: { year, eggs: eggSource, figures } }, result: changed.length };
  });
}
