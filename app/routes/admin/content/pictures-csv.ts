import { askedPictures, PICTURE_LIST } from "#app/forms/content/picture-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listPictures } from "#domain/content/picture-queries.server.ts";
import { pictureLine, pictureSources } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";

export const handle = { query: listQuery(PICTURE_LIST) } satisfies Handle;

export const loader = csvDoor("imagenes", ({ url }) => {
  const { query } = askedPictures(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => listPictures(db, { ...query, page }, size),
    columns: [
      [m.pictures_alt(), ({ alt }) => alt],
      [m.pictures_caption(), ({ caption }) => caption],
      [m.pictures_width(), ({ id }) => pictureSources(id).width],
      [m.pictures_height(), ({ id }) => pictureSources(id).height],
      [m.pictures_texts(), ({ texts }) => texts.join(", ")],
      [m.pictures_added_on(), ({ addedAt }) => addedAt],
      [m.pictures_added_by(), ({ addedBy }) => addedBy],
      [m.pictures_line(), pictureLine],
    ],
  };
});
