import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Question } from "./content.ts";

/** Lists questions in the order of their file. */
export async function listQuestions(db: Db): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select id, topic, question, answer, source_ids as "sourceIds",
      case when reviewed_by is not null then json_build_object('by', reviewed_by, 'on', reviewed_on) end as review
    from questions
    where published and locale = 'es' order by display_order, id`.execute(db);
  return rows;
}
