import { listQuery } from "#app/admin-list.ts";
import { servicesContext } from "#app/context.ts";
import { askedPictures, PICTURE_LIST } from "#app/forms/pictures/picture-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { record } from "#domain/audit/record.server.ts";
import { listPictures } from "#domain/content/picture-queries.server.ts";
import { pictureLine, pictureSources } from "#domain/content/pictures.ts";
import type { Route } from "./+types/pictures-csv";

export const handle = { query: listQuery(PICTURE_LIST) } satisfies Handle;

/** The list as a table for spreadsheets. The log says who took it away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { query } = askedPictures(request.url);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const taken = { actor, action: "export.made", subjectType: "export", subjectId: "imagenes", detail: { view: query.view } } as const;
  await db.transaction().execute((tx) => record(tx, taken));
  const head = [
    m.pictures_alt(),
    m.pictures_caption(),
    m.pictures_width(),
    m.pictures_height(),
    m.pictures_texts(),
    m.pictures_added_on(),
    m.pictures_added_by(),
    m.pictures_line(),
  ];
  const pages = everyPage(
    (page) => listPictures(db, { ...query, page }),
    (one) => {
      const { width, height } = pictureSources(one.id);
      return [one.alt, one.caption, width, height, one.texts.join(", "), one.addedAt, one.addedBy, pictureLine(one)];
    },
  );
  return listCsv("imagenes.csv", head, pages);
}
