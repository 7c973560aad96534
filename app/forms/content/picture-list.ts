import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedPictures, PICTURE_SORTS, PICTURE_VIEWS, type PictureSort, type PictureView } from "#domain/content/picture-list.ts";

export const PICTURES_PATH = "/dashboard/admin/contenido/imagenes";

export const PICTURE_LIST: ListShape<PictureSort, PictureView, "pie"> = {
  sorts: PICTURE_SORTS,
  fallingFirst: ["subida"],
  views: PICTURE_VIEWS,
  filters: { pie: oneOf(["si", "no"]) },
};

export function askedPictures(url: string): { asked: AskedList; query: AskedPictures } {
  const asked = askedList(url, PICTURE_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  return { asked, query: { search, view, sort, descending, page, captioned: filters.pie === null ? null : filters.pie === "si" } };
}
