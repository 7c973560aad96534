import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import type { OutcomeReport, OwnOutcome } from "./outcome-figures.ts";
import type { AgeBand } from "./outcome-rates.ts";
import { today } from "./price-days.server.ts";

export const REPORTS_PAGE = 10;

/** A center's figures of a year, together with their evidence. */
export interface ReportToCheck extends OutcomeReport {
  readonly providerId: string;
  readonly name: string;
  readonly since: Date;
  readonly figures: readonly (OwnOutcome & { readonly ageBand: AgeBand })[];
  /** The file with the figures; null when there is none. */
  readonly file: { readonly id: string; readonly name: string; readonly mediaType: string; readonly bytes: number } | null;
  /** A decision has to name this version. */
  readonly version: string;
}

const unchecked = sql`o.checked_on is null and o.returned_reason is null`;
/** Changes with any figure of a report. */
const version = sql<string>`md5(json_agg(json_build_array(o.age_band, o.retrievals, o.transfers, o.births, o.evidence_file) order by o.age_band)::text)`;

/** Returns the unchecked reports, the oldest first. */
export function reportsToCheck(
  db: Db,
  { search, page }: { search: string | null; page: number },
  size = REPORTS_PAGE,
): Promise<ListPage<ReportToCheck>> {
  const where = every(unchecked, search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`);
  const list = {
    columns: sql`w.*`,
    from: sql`from (select o.provider_id, o.year, o.egg_source, min(o.published_at) as since
      from provider_outcomes o join provider_profiles p on p.id = o.provider_id where ${where}
      group by o.provider_id, o.year, o.egg_source) w`,
    orders: { turn: sql`w.since` },
    key: sql`w.provider_id, w.year, w.egg_source`,
    shown: {
      columns: sql`o.provider_id as "providerId", p.name, o.year, o.egg_source as "eggSource", page.since, ${version} as version,
        json_agg(json_build_object('ageBand', o.age_band, 'retrievals', o.retrievals, 'transfers', o.transfers, 'births', o.births)
          order by array_position(array['under-35', '35-37', '38-40', '41-42', '43-plus'], o.age_band)) as figures,
        (select json_build_object('id', d.id, 'name', d.file_name, 'mediaType', d.media_type, 'bytes', d.bytes) from provider_documents d
          where d.provider_id = o.provider_id and d.id::text = max(o.evidence_file)) as file`,
      from: sql`from page join provider_outcomes o using (provider_id, year, egg_source) join provider_profiles p on p.id = o.provider_id
        where ${unchecked} group by o.provider_id, p.name, o.year, o.egg_source, page.since, page.place`,
    },
  };
  return listPage(db, list, { sort: "turn", descending: false, page }, size);
}

export type OutcomesVerdict = { readonly accept: true } | { readonly accept: false; readonly reason: string };

/**
 * Confirms that the figures of a report match its file, which visitors then read with the day, or returns them with a reason. `changed`:
 * they are not the figures that were opened. `no-file`: there is no file.
 */
export function checkOutcomes(
  db: Db,
  { providerId, year, eggSource, version: seen }: Pick<ReportToCheck, "providerId" | "year" | "eggSource" | "version">,
  verdict: OutcomesVerdict,
  actor: Actor,
): Promise<"done" | "changed" | "no-file"> {
  return db.transaction().execute(async (tx): Promise<"done" | "changed" | "no-file"> => {
    // New figures cannot be published until this is decided.
    await sql`select from provider_outcomes where provider_id = ${providerId}::uuid and year = ${year} and egg_source = ${eggSource}
      order by id for update`.execute(tx);
    const of = sql`o.provider_id = ${providerId}::uuid and o.year = ${year} and o.egg_source = ${eggSource} and ${unchecked}`;
    const { rows } = await sql<{ version: string | null; file: boolean }>`
      select ${version} as version, exists (select from provider_documents d where d.provider_id = ${providerId}::uuid
        and d.id::text = max(o.evidence_file)) as file from provider_outcomes o where ${of}`.execute(tx);
    if (rows[0]?.version !== seen) return "changed";
    if (verdict.accept && !rows[0].file) return "no-file";
    const set = verdict.accept ? sql`checked_by = ${actor}, checked_on = ${today}` : sql`returned_reason = ${verdict.reason}`;
    await sql`update provider_outcomes o set ${set} where ${of}`.execute(tx);
    const after = verdict.accept ? "checked" : "returned";
    const detail = { year, eggs: eggSource, before: "unchecked", after };
    await record(tx, { actor, action: `provider.outcomes_${after}`, subjectType: "provider", subjectId: providerId, detail });
    if (!verdict.accept) {
      const about = {
        effectKey: `outcomes-returned:${year}:${eggSource}:${seen}`,
        providerId,
        path: "/dashboard/provider/precios#resultados",
      };
      await leaveNotice(tx, { team: providerId }, { kind: "outcomes-returned", facts: { year, reason: verdict.reason }, ...about });
    }
    return "done";
  });
}
