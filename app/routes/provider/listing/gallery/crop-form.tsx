import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

const SHAPES = [
  { aspect: 5 / 3, label: m.listing_gallery_crop_card },
  { aspect: 2, label: m.listing_gallery_crop_profile },
];

interface Props {
  place: Place;
  photo: OwnPhoto;
  /** Its place in the gallery, from 1. */
  number: number;
  onClose: () => void;
}

/** Chooses a part of a photo with the pointer, or with the arrow keys and the slider. */
export default function CropForm({ place, photo, number, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [aspect, setAspect] = useState(SHAPES[0]!.aspect);
  const [area, setArea] = useState<Area>({ x: 0, y: 0, width: 100, height: 100 });
  const fields = { x: area.x, y: area.y, ancho: area.width, alto: area.height };
  return (
    <form method="post" className="grid gap-3">
      <PlaceField id={place.id} />
      <input type="hidden" name="hacer" value="foto" />
      <input type="hidden" name="foto" value="recorte" />
      <input type="hidden" name="url" value={photo.named} />
      <input type="hidden" name="numero" value={number} />
      {Object.entries(fields).map(([name, percent]) => (
        <input key={name} type="hidden" name={name} value={(percent / 100).toFixed(4)} />
      ))}
      <div className="relative aspect-[5/3] overflow-hidden rounded-md">
        <Cropper
          image={photo.url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          disableAutomaticStylesInjection
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {SHAPES.map((shape) => (
          <Button
            key={shape.aspect}
            type="button"
            kind={aspect === shape.aspect ? "tonal" : "outline"}
            size="s"
            aria-pressed={aspect === shape.aspect}
            onClick={() => setAspect(shape.aspect)}
          >
            {shape.label()}
          </Button>
        ))}
        <label className="flex min-h-11 items-center gap-2 text-ui">
          {m.listing_gallery_crop_zoom()}
          <input type="range" min="1" max="3" step="0.05" value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
        </label>
      </div>
      <p className="text-ink-2 text-sm">{m.listing_gallery_crop_text()}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" size="s">
          {m.listing_gallery_crop_save()}
        </Button>
        <Button type="button" kind="quiet" size="s" onClick={onClose}>
          {m.listing_gallery_crop_cancel()}
        </Button>
      </div>
    </form>
  );
}
