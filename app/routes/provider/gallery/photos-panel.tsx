import { useEffect, useState } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { m } from "#app/paraglide/messages.js";
import { GALLERY_LIMITS } from "#domain/listing/gallery.ts";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import type { Place } from "#domain/team/place.ts";
import { type Dragged, DraggedOrder } from "./dragged-order.tsx";
import { PhotoCard } from "./photo-card.tsx";
import { type RefusedFile, RefusedFiles } from "./refused-files.tsx";
import { UploadForm } from "./upload-form.tsx";

interface Props {
  place: Place;
  photos: readonly OwnPhoto[];
  refused: readonly RefusedFile[];
}

/** The photos in their order; the first is the cover. */
export function PhotosPanel({ place, photos, refused }: Props) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const cards = (draggedOf?: (index: number, url: string) => Dragged) =>
    photos.map((photo, index) => (
      <PhotoCard
        key={photo.named}
        place={place}
        photo={photo}
        index={index}
        last={index === photos.length - 1}
        inBrowser={inBrowser}
        dragged={draggedOf?.(index, photo.named)}
      />
    ));
  return (
    <Panel id="fotos" title={m.listing_gallery_title()}>
      <p className="text-ink-2">{photos.length === 0 ? m.listing_gallery_none() : m.listing_gallery_text()}</p>
      <RefusedFiles files={refused} />
      {inBrowser ? (
        <DraggedOrder place={place}>{cards}</DraggedOrder>
      ) : (
        <ul className="grid gap-4 empty:hidden sm:grid-cols-2">{cards()}</ul>
      )}
      {photos.length < GALLERY_LIMITS.maxPhotos ? <UploadForm place={place} inBrowser={inBrowser} /> : <p>{m.listing_gallery_full()}</p>}
    </Panel>
  );
}
