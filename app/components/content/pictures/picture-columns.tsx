import type { ListColumn } from "#app/components/lists/list-table.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ListedPicture } from "#domain/content/picture-list.ts";
import { pictureLine, pictureSources } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

export const pictureColumns = (): ListColumn<ListedPicture>[] => [
  {
    key: "picture",
    header: m.pictures_alt(),
    rowHeader: true,
    sort: "muestra",
    onPhone: "bare",
    cell: (picture) => <Thumbnail picture={picture} />,
  },
  {
    key: "line",
    header: m.pictures_line(),
    onPhone: "named",
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
    header: m.pictures_texts(),
    onPhone: "named",
    cell: ({ texts }) => (texts.length > 0 ? texts.join(", ") : <span className="text-ink-2">{m.pictures_in_no_text()}</span>),
  },
  {
    key: "added",
    header: m.pictures_added_on(),
    sort: "subida",
    onPhone: "named",
    cell: ({ addedAt, addedBy }) => (
      <>
        <time dateTime={addedAt.toISOString()}>{formatDateTime(addedAt)}</time>
        {addedBy && <span className="block text-ink-2 text-sm">{addedBy}</span>}
      </>
    ),
  },
];

/** A picture beside its description, which says the same, so the image itself has no text. */
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
