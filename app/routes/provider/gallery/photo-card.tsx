import clsx from "clsx";
import { lazy, Suspense, useState } from "react";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { GALLERY_LIMITS } from "#domain/listing/gallery.ts";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import type { Place } from "#domain/team/place.ts";

import type { Dragged } from "./dragged-order.tsx";

const CropForm = lazy(() => import("./crop-form.tsx"));

interface Props {
  place: Place;
  photo: OwnPhoto;
  index: number;
  last: boolean;
  /** Cutting needs a script. */
  inBrowser: boolean;
  dragged: Dragged | undefined;
}

/** One photo: how it looks, what it is called for who cannot see it, and its place. */
export function PhotoCard({ place, photo, index, last, inBrowser, dragged }: Props) {
  const [cutting, setCutting] = useState(false);
  const { url, srcSet, alt, named } = photo;
  const name = alt || m.listing_gallery_photo({ number: String(index + 1) });
  return (
    <li {...dragged} className={clsx("grid content-start gap-3 rounded-lg border p-3", dragged?.className)}>
      {cutting ? (
        <Suspense fallback={<div className="aspect-[5/3]" />}>
          <CropForm place={place} photo={photo} onClose={() => setCutting(false)} />
        </Suspense>
      ) : (
        <div className="relative aspect-[5/3] overflow-hidden rounded-md bg-surface-2">
          <img
            src={url}
            srcSet={srcSet}
            sizes="(min-width: 75rem) 22rem, 90vw"
            alt={alt}
            loading="lazy"
            className="size-full object-cover"
          />
          <p className="absolute top-2 left-2 flex gap-2">
            <Badge kind="neutral">{index === 0 ? m.listing_gallery_cover() : String(index + 1)}</Badge>
            {alt === "" && <Badge kind="pending">{m.listing_gallery_undescribed()}</Badge>}
          </p>
          {inBrowser && named.startsWith("enviada:") && (
            <Button
              type="button"
              kind="outline"
              size="s"
              onClick={() => setCutting(true)}
              className="absolute! right-2 bottom-2 bg-surface!"
            >
              {m.listing_gallery_crop()}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      )}
      <form method="post" className="grid gap-3">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="foto" />
        <input type="hidden" name="url" value={named} />
        <Field label={m.listing_gallery_alt()} hint={m.listing_gallery_alt_hint()}>
          {(control) => (
            <Textarea {...control} name="descripcion" rows={2} maxLength={GALLERY_LIMITS.maxAlt} defaultValue={alt} className="min-h-20!" />
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-1">
          <Button type="submit" name="foto" value="descripcion" kind="tonal" size="s" className="px-3!">
            {m.listing_gallery_save()}
          </Button>
          <Button type="submit" name="foto" value="quitar" kind="quiet" size="s" className="px-3! text-err!">
            {m.listing_gallery_remove()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
        <div className="grid grid-cols-3 gap-2 empty:hidden">
          {index > 0 && <Move to="before" label={m.listing_gallery_before()} name={name} className="col-start-1" />}
          {!last && <Move to="after" label={m.listing_gallery_after()} name={name} className="col-start-2" />}
          {index > 0 && <Move to="first" label={m.listing_gallery_first()} name={name} className="col-start-3" />}
        </div>
      </form>
    </li>
  );
}

const Move = ({ to, label, name, className }: { to: string; label: string; name: string; className: string }) => (
  <Button type="submit" name="foto" value={to} kind="outline" size="s" className={`px-1! ${className}`}>
    {label}
    <span className="sr-only">: {name}</span>
  </Button>
);
