import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { Input } from "#app/ui/input.tsx";
import { type ListedPicture, PICTURE_SORTS, PICTURE_VIEWS } from "#domain/content/picture-list.ts";
import { pictureLine, pictureSources } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

export const PICTURES = defineList<ListedPicture>()({
  file: "imagenes",
  path: "/dashboard/admin/contenido/imagenes",
  sorts: PICTURE_SORTS,
  fallingFirst: ["subida"],
  views: PICTURE_VIEWS,
  viewNames: { todas: m.pictures_view_all, usadas: m.pictures_view_used, libres: m.pictures_view_free },
  filters: { pie: choice(m.pictures_caption, { si: m.pictures_captioned, no: m.pictures_not_captioned }) },
  search: () => ({ label: m.pictures_search() }),
  rowId: ({ id }) => id,
  rowName: ({ alt }) => alt,
  question: ({ filters, ...asked }) => ({ ...asked, captioned: isChosen(filters.pie, "si") }),
  columns: [
    {
      key: "picture",
      header: m.pictures_alt,
      cell: (picture) => <Thumbnail picture={picture} />,
      text: ({ alt }) => alt,
      rowHeader: true,
      sort: "muestra",
      onPhone: "bare",
    },
    { key: "caption", header: m.pictures_caption, text: ({ caption }) => caption },
    { key: "width", header: m.pictures_width, text: ({ id }) => pictureSources(id).width },
    { key: "height", header: m.pictures_height, text: ({ id }) => pictureSources(id).height },
    {
      key: "copied",
      header: m.pictures_line,
      cell: (picture) => (
        <Input
          readOnly
          aria-label={m.pictures_line_of({ alt: picture.alt })}
          defaultValue={pictureLine(picture)}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-48"
        />
      ),
    },
    {
      key: "texts",
      header: m.pictures_texts,
      cell: ({ texts }) => (texts.length > 0 ? texts.join(", ") : <span className="text-ink-2">{m.pictures_in_no_text()}</span>),
      text: ({ texts }) => texts.join(", "),
    },
    {
      key: "added",
      header: m.pictures_added_on,
      cell: ({ addedAt, addedBy }) => (
        <>
          <time dateTime={addedAt.toISOString()}>{formatDateTime(addedAt)}</time>
          {addedBy && <span className="block text-ink-2 text-sm">{addedBy}</span>}
        </>
      ),
      text: ({ addedAt }) => addedAt,
      sort: "subida",
    },
    { key: "by", header: m.pictures_added_by, text: ({ addedBy }) => addedBy },
    { key: "line", header: m.pictures_line, text: pictureLine },
  ],
});

/** What a picture looks like beside its words, which say the same: the picture itself is silent. */
function Thumbnail({ picture: { id, alt, caption } }: { picture: ListedPicture }) {
  const { url, srcSet, width, height } = pictureSources(id);
  return (
    <span className="grid gap-2 sm:w-52">
      <img
        {...{ srcSet, width, height }}
        alt=""
        src={url}
        sizes="13rem"
        loading="lazy"
        className="aspect-[5/3] w-full max-w-52 rounded-lg bg-surface-2 object-contain"
      />
      <span>{alt}</span>
      {caption && <span className="font-book text-ink-2 text-sm">{caption}</span>}
    </span>
  );
}
