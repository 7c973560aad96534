import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type AskedPictures, type ListedPicture, PICTURE_VIEWS, type PictureSort, type PictureView } from "./picture-list.ts";
import { PICTURES_PER_PAGE, type Picture } from "./pictures.ts";

const SORTED: Record<PictureSort, RawBuilder<unknown>> = { subida: sql`"addedAt"`, muestra: sql`norm(alt)` };

const VIEWED: Record<PictureView, RawBuilder<unknown>> = {
  todas: sql`true`,
  usadas: sql`texts <> '{}'`,
  libres: sql`texts = '{}'`,
};

/** Returns one page of the pictures that texts may show. */
export async function listPictures(
  db: Db,
  asked: AskedPictures,
  size = PICTURES_PER_PAGE,
): Promise<{ rows: ListedPicture[]; total: number }> {
  const { view, sort, descending, page } = asked;
  const { rows } = await sql<ListedPicture & { total: number }>`
    ${pictures(asked)}
    select *, count(*) over ()::int as total from pictures where ${VIEWED[view]}
    order by ${SORTED[sort]} ${descending ? sql`desc` : sql`asc`}, id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  if (rows.length === 0 && page > 1) return { rows: [], total: (await listPictures(db, { ...asked, page: 1 })).total };
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Counts the pictures of each view under the words and the filter asked for. */
export async function countPictures(db: Db, asked: Pick<AskedPictures, "search" | "captioned">): Promise<Record<PictureView, number>> {
  const counts = PICTURE_VIEWS.map((view) => sql`(count(*) filter (where ${VIEWED[view]}))::int as ${sql.ref(view)}`);
  const { rows } = await sql<Record<PictureView, number>>`${pictures(asked)} select ${sql.join(counts)} from pictures`.execute(db);
  return rows[0]!;
}

/** Returns the existing pictures with these ids. */
export async function picturesById(db: Db, ids: readonly string[]): Promise<ListedPicture[]> {
  const { rows } = await sql<ListedPicture>`
    ${pictures({ search: null, captioned: null })}
    select * from pictures where id = any (${ids}::text[]) order by norm(alt), id`.execute(db);
  return rows;
}

function pictures({ search, captioned }: Pick<AskedPictures, "search" | "captioned">) {
  return sql`with pictures as (
    select c.id, c.alt, c.caption, c.created_at as "addedAt", nullif(btrim(concat(p.first_name, ' ', p.last_name)), '') as "addedBy",
      array(
        select distinct v.title from content_versions v
        where v.state in ('draft', 'published', 'waiting') and position(c.id in v.text) > 0 order by v.title
      ) as texts
    from content_pictures c left join profiles p on p.user_id = c.added_by
    where true ${search ? sql`and position(norm(${search}) in norm(c.alt || ' ' || c.caption)) > 0` : sql``}
      ${captioned === null ? sql`` : sql`and (c.caption <> '') = ${captioned}`}
  )`;
}

/** Returns the pictures that somebody is most likely to insert next: the newest ones. */
export const newestPictures = (db: Db): Promise<Picture[]> =>
  db
    .selectFrom("content_pictures")
    .select(["id", "alt", "caption"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PICTURES_PER_PAGE)
    .execute();
