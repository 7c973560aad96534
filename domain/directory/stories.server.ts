import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Db } from "#platform/db/db.ts";
import { MAX_STARS_OF_A_CRITIC, STORIES_PER_PAGE, type Story, type StoryFilters, type StoryTally } from "./story.ts";

/** The reviews of listed providers that count. */
const TOLD = sql`counted_reviews r
  join provider_profiles p on p.id = r.provider_id and p.listed
  left join cities t on t.name = p.city
  left join service_types s on s.id = r.service_type_id`;

/** Returns the number of stories for each pair of city and service, both in display order. */
export async function storyTallies(db: Db): Promise<StoryTally[]> {
  const { rows } = await sql<StoryTally>`
    select case when t.id is not null then json_build_object('slug', t.id, 'name', t.name) end as city,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.short_name) end as service,
      count(*)::int as stories, (count(*) filter (where r.rating <= ${sql.lit(MAX_STARS_OF_A_CRITIC)}))::int as critical,
      (count(*) filter (where r.reply is not null and r.replied_at is not null))::int as answered
    from ${TOLD}
    group by t.id, s.id
    order by t.display_order, t.name, s.display_order, s.short_name`.execute(db);
  return rows;
}

/** Returns the latest stories first, good and bad alike. */
export async function stories(db: Db, { city, service }: StoryFilters, page: number): Promise<Story[]> {
  const { rows } = await sql<Omit<Story, "reply"> & { reply: string | null; repliedAt: Date | null }>`
    select r.id, r.author_label as author, r.body as text, r.rating as stars, s.short_name as service, r.held_on as "heldOn", r.reply,
      r.replied_at as "repliedAt",
      json_build_object('kind', case p.provider_type when 'clinic' then 'center' else 'specialist' end, 'slug', p.slug, 'name', ${calledAs("p")},
        'city', p.city, 'rating', p.score, 'reviews', p.total_reviews) as provider
    from ${TOLD}
    where true ${city === null ? sql`` : sql`and t.id = ${city}`} ${service === null ? sql`` : sql`and r.service_type_id = ${service}`}
    order by r.created_at desc, r.id
    limit ${STORIES_PER_PAGE} offset ${(page - 1) * STORIES_PER_PAGE}`.execute(db);
  return rows.map(({ reply, repliedAt, ...story }) => ({
    ...story,
    reply: reply !== null && repliedAt !== null ? { text: reply, at: repliedAt } : null,
  }));
}
