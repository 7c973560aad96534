import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The maximum number of matches for each kind. A name with more matches does not help to find one of them. */
const MOST = 50;

/**
 * Returns the ids in the log that these words may mean: a profile, a request or a top-up by its number, an account by name or address, a
 * text by its title. What people sent is sealed, and is not searched.
 */
export async function subjectsNamed(db: Db, words: string): Promise<string[]> {
  const part = `%${words.replace(/[%_\\]/g, "\\$&")}%`;
  const like = sql`'%' || norm(${words.replace(/[%_\\]/g, "\\$&")}) || '%'`;
  const { rows } = await sql<{ id: string }>`
    with profile as (select id from provider_profiles where name_norm like ${like} order by name_norm, id limit ${MOST}),
      request as (select id from leads where number ilike ${part} order by number desc limit ${MOST}),
      top_up as (select id from top_ups where reference ilike ${part} order by asked_at desc limit ${MOST}),
      person as (select user_id as id from profiles
        where norm(concat_ws(' ', first_name, last_name)) like ${like} or lower(email) = lower(${words}) order by user_id limit ${MOST})
    select id::text from profile
    union select c.id::text from profile_claims c join profile on profile.id = c.provider_id
    union select id::text from request
    union select o.id::text from offers o join request on request.id = o.lead_id
    union select id::text from top_up
    union select id from person
    union (select slug from content_versions where state in ('published', 'archived') and norm(title) like ${like} limit ${MOST})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
