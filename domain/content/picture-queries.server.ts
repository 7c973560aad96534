import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { PICTURES_PER_PAGE, type Picture } from "./pictures.ts";

export interface ListedPicture extends Picture {
  /** What the texts that show it, or would once published, are called. */
  readonly texts: readonly string[];
}

/** One page of the pictures, the newest first; `search` finds words of what they show and say. */
export async function listPictures(
  db: Db,
  { search, page }: { search: string | null; page: number },
): Promise<{ rows: ListedPicture[]; total: number }> {
  const { rows } = await sql<ListedPicture & { total: number }>`
    with found as (
      select id, alt, caption, created_at, count(*) over ()::int as total from content_pictures
      ${search ? sql`where position(norm(${search}) in norm(alt || ' ' || caption)) > 0` : sql``}
      order by created_at desc, id limit ${PICTURES_PER_PAGE} offset ${(page - 1) * PICTURES_PER_PAGE}
    )
    select f.id, f.alt, f.caption, f.total, array(
      select distinct v.title from content_versions v
      where v.state in ('draft', 'published', 'waiting') and position(f.id in v.text) > 0
    ) as texts from found f order by f.created_at desc, f.id`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** The pictures that somebody is most likely to insert next. */
export const newestPictures = (db: Db): Promise<Picture[]> =>
  db
    .selectFrom("content_pictures")
    .select(["id", "alt", "caption"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PICTURES_PER_PAGE)
    .execute();
