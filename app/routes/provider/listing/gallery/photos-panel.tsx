import { useEffect, useState } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { GALLERY_LIMITS } from "#domain/listing/gallery.ts";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { type Dragged, DraggedOrder, THUMBS } from "./dragged-order.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PhotoThumb } from "./photo-thumb.tsx";
import { type RefusedFile, RefusedFiles } from "./refused-files.tsx";
import { UploadForm } from "./upload-form.tsx";

interface Props {
  place: Place;
  photos: readonly OwnPhoto[];
  /** The index of the photo that is open in the pane. */
  chosen: number;
  pathOf: (index: number) => string;
  refused: readonly RefusedFile[];
}

/** The photos in their order; the first is the cover. */
export function PhotosPanel({ place, photos, chosen, pathOf, refused }: Props) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const cards = (draggedOf?: (index: number, url: string) => Dragged) =>
    photos.map((photo, index) => (
      <PhotoThumb
        key={photo.named}
        photo={photo}
        index={index}
        href={pathOf(index)}
        chosen={index === chosen}
        dragged={draggedOf?.(index, photo.named)}
      />
    ));
  return (
    <Panel id="fotos" title={m.listing_gallery_title()}>
      <p className="text-ink-2">{photos.length === 0 ? m.listing_gallery_none() : m.listing_gallery_text()}</p>
      <RefusedFiles files={refused} />
      <DropZone>
        {inBrowser ? <DraggedOrder place={place}>{cards}</DraggedOrder> : <ul className={THUMBS}>{cards()}</ul>}
        {photos.some(({ alt }) => alt === "") && (
          <p className="flex items-center gap-2 text-ink-2 text-sm">
            <i aria-hidden className="size-3 flex-none rounded-full bg-ambar-400" />
            {m.listing_gallery_undescribed_text()}
          </p>
        )}
        {photos.length < GALLERY_LIMITS.maxPhotos ? <UploadForm place={place} inBrowser={inBrowser} /> : <p>{m.listing_gallery_full()}</p>}
      </DropZone>
    </Panel>
  );
}
