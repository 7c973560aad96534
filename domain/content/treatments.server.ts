import { type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Treatment, TreatmentSummary } from "./content.ts";

const PUBLISHED = sql<SqlBool>`t.published and t.locale = 'es'`;
const SUMMARY = sql`t.slug, t.name, t.short_name as "shortName", t.service_type_id as "serviceId", t.category, t.summary`;

/** Lists treatments in the order that their authors gave them. */
export async function listTreatments(db: Db): Promise<TreatmentSummary[]> {
  const { rows } = await sql<TreatmentSummary>`
    select ${SUMMARY} from treatments t where ${PUBLISHED} order by t.display_order, t.name`.execute(db);
  return rows;
}

/** Returns the published treatments among these slugs, in the order of the slugs. */
export async function treatmentsBySlug(db: Db, slugs: readonly string[]): Promise<TreatmentSummary[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<TreatmentSummary>`
    select ${SUMMARY} from treatments t where ${PUBLISHED} and t.slug = any (${slugs}::text[])
    order by array_position(${slugs}::text[], t.slug)`.execute(db);
  return rows;
}

export async function treatmentBySlug(db: Db, slug: string): Promise<Treatment | null> {
  const { rows } = await sql<Treatment>`
    select ${SUMMARY}, t.title, t.description, t.key_facts as "keyFacts", t.steps, t.risks, t.alternatives, t.questions, t.body,
      t.source_ids as "sourceIds",
      case when t.reviewed_by is not null then json_build_object('by', t.reviewed_by, 'on', t.reviewed_on) end as review
    from treatments t where ${PUBLISHED} and t.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}
