import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Trash2 from "lucide-react/icons/trash-2";
import { lazy, Suspense, useEffect, useState } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { GALLERY_LIMITS } from "#domain/listing/gallery.ts";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

const CropForm = lazy(() => import("./crop-form.tsx"));

interface Props {
  place: Place;
  photos: readonly OwnPhoto[];
  index: number;
  /** Returns the address of the screen with another photo. */
  pathOf: (index: number) => string;
}

/** The chosen photo: its crop, its description for people who cannot see it, its place, and its removal. */
export function PhotoEditor({ place, photos, index, pathOf }: Props) {
  const [cutting, setCutting] = useState(false);
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const photo = photos[index]!;
  const last = index === photos.length - 1;
  const { url, srcSet, alt, named } = photo;
  return (
    <Panel
      id="foto"
      title={`${index + 1}. ${alt || m.listing_gallery_photo({ number: String(index + 1) })}`}
      className="lg:sticky lg:top-20"
      aside={
        <span className="flex">
          {index > 0 && (
            <IconButton label={m.listing_gallery_previous()} href={pathOf(index - 1)} data-key="ArrowLeft">
              <ChevronLeft />
            </IconButton>
          )}
          {!last && (
            <IconButton label={m.listing_gallery_next()} href={pathOf(index + 1)} data-key="ArrowRight">
              <ChevronRight />
            </IconButton>
          )}
        </span>
      }
    >
      {cutting ? (
        <Suspense fallback={<div className="aspect-[5/3]" />}>
          <CropForm place={place} photo={photo} number={index + 1} onClose={() => setCutting(false)} />
        </Suspense>
      ) : (
        <div className="relative aspect-[5/3] overflow-hidden rounded-lg bg-surface-2">
          <img src={url} srcSet={srcSet} sizes="22rem" alt={alt} className="size-full object-cover" />
          {/* Cropping needs a script. */}
          {inBrowser && named.startsWith("enviada:") && (
            <Button
              type="button"
              kind="outline"
              size="s"
              onClick={() => setCutting(true)}
              className="absolute! right-2 bottom-2 bg-surface!"
            >
              {m.listing_gallery_crop()}
            </Button>
          )}
        </div>
      )}
      <form method="post" className="grid gap-4">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="foto" />
        <input type="hidden" name="url" value={named} />
        <input type="hidden" name="numero" value={index + 1} />
        <Field label={m.listing_gallery_alt()} hint={m.listing_gallery_alt_hint()}>
          {(control) => (
            <Textarea
              {...control}
              name="descripcion"
              rows={3}
              maxLength={GALLERY_LIMITS.maxAlt}
              defaultValue={alt}
              data-key="e"
              className="min-h-24!"
            />
          )}
        </Field>
        {photos.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
          <div role="group" aria-label={m.listing_gallery_order()} className="grid grid-cols-3 gap-2">
            {index > 0 && <Move to="before" label={m.listing_gallery_before()} dataKey="Alt+ArrowLeft" className="col-start-1" />}
            {!last && <Move to="after" label={m.listing_gallery_after()} dataKey="Alt+ArrowRight" className="col-start-2" />}
            {index > 0 && <Move to="first" label={m.listing_gallery_first()} className="col-start-3" />}
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-1 border-t pt-4">
          <Button type="submit" name="foto" value="quitar" kind="quiet" size="s" icon={<Trash2 />} className="px-3! text-err!">
            {m.listing_gallery_remove()}
          </Button>
          <Button type="submit" name="foto" value="descripcion" kind="primary" size="s">
            {m.listing_gallery_save()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const Move = ({ to, label, dataKey, className }: { to: string; label: string; dataKey?: string; className: string }) => (
  <Button type="submit" name="foto" value={to} kind="outline" size="s" data-key={dataKey} className={`px-1! ${className}`}>
    {label}
  </Button>
);
