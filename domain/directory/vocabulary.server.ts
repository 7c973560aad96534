import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";
import type { Vocabulary } from "./vocabulary.ts";

export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const { rows } = await prepared(sql<Vocabulary>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'active', active) order by display_order, name), '[]')
         from cities) as cities,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'shortName', short_name, 'synonyms', synonyms) order by display_order, name), '[]')
         from service_types where active and listed) as services,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'ownName', own_name) order by display_order, name), '[]')
         from languages where active) as languages,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by display_order, name), '[]')
         from payment_methods where active) as payments`).execute(db);
  return rows[0]!;
}
