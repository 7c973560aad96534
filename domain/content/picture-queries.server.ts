import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import type { AskedPictures, ListedPicture, PictureSort, PictureView } from "./picture-list.ts";
import { PICTURES_PER_PAGE, type Picture } from "./pictures.ts";

const SORTED: Record<PictureSort, RawBuilder<unknown>> = { subida: sql`"addedAt"`, muestra: sql`norm(alt)` };

const VIEWED: Record<PictureView, RawBuilder<unknown>> = {
  todas: sql`true`,
  usadas: sql`texts <> '{}'`,
  libres: sql`texts = '{}'`,
};

/** Returns one page of the pictures that texts may show. */
export function listPictures(db: Db, asked: AskedPictures, size = PICTURES_PER_PAGE): Promise<ListPage<ListedPicture>> {
  const from = sql`from pictures where ${VIEWED[asked.view]}`;
  return listPage(db, { tables: pictures(asked), columns: sql`*`, from, orders: SORTED, key: sql`id` }, asked, size);
}

/** Counts the pictures of each view under the words and the filter asked for. */
export const countPictures = (db: Db, asked: Pick<AskedPictures, "search" | "captioned">): Promise<Record<PictureView, number>> =>
  countViews(db, VIEWED, { tables: pictures(asked), from: sql`from pictures` });

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
    where ${every(
      search !== null && sql`position(norm(${search}) in norm(c.alt || ' ' || c.caption)) > 0`,
      captioned !== null && sql`(c.caption <> '') = ${captioned}`,
    )}
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
