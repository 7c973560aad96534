import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { FileForm } from "#app/components/uploads/file-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { GalleryImage } from "#domain/photos/gallery.ts";
import type { Place } from "#domain/team/place.ts";
import { UPLOAD_LIMITS } from "#domain/uploads/upload.ts";
import { m } from "#messages/m.ts";
import { type RefusedFile, RefusedFiles } from "./refused-files.tsx";

/** The logo of a center, or the portrait of a person. */
export function LogoPanel({ place, logo, refused }: { place: Place; logo: GalleryImage | null; refused: readonly RefusedFile[] }) {
  return (
    <Panel id="logo" title={m.listing_logo_title()}>
      <p className="text-ink-2">{m.listing_logo_text()}</p>
      {logo && (
        <img
          src={logo.url}
          srcSet={logo.srcSet}
          sizes="8rem"
          alt={m.listing_logo_alt()}
          className="size-32 rounded-md border object-contain"
        />
      )}
      <RefusedFiles files={refused} />
      <FileForm maxBytes={UPLOAD_LIMITS.maxBytes} arrived={null} className="grid gap-4">
        <PlaceField id={place.id} />
        <input type="hidden" name="hacer" value="logo" />
        <Field label={m.listing_logo_upload()} labelHidden>
          {(control) => <FileInput {...control} name="logo" accept="image/jpeg,image/png,image/webp,image/avif" />}
        </Field>
        <Button type="submit" kind="outline" className="justify-self-start">
          {m.listing_logo_upload()}
        </Button>
      </FileForm>
    </Panel>
  );
}
