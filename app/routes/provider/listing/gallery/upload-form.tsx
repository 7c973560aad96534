import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { UploadWithProgress } from "./upload-with-progress.tsx";

/** What the file field proposes; the server checks the bytes. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** The field and its button, beside each other where there is room. */
const UPLOAD = "grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]";

/** Sends photos: one after the other with their progress, or all at once without script. */
export function UploadForm({ place, inBrowser }: { place: Place; inBrowser: boolean }) {
  const field = (
    <Field label={m.listing_gallery_choose()} hint={inBrowser ? m.listing_gallery_hint_drop() : m.listing_gallery_hint()}>
      {(control) => <FileInput {...control} name="fotos" multiple data-key="u" accept={ACCEPT} />}
    </Field>
  );
  const button = (
    <Button type="submit" kind="cta" className="justify-self-start sm:mt-7.5">
      {m.listing_gallery_upload()}
    </Button>
  );
  if (inBrowser) {
    return (
      <UploadWithProgress place={place} className={UPLOAD}>
        {field}
        {button}
      </UploadWithProgress>
    );
  }
  return (
    <form method="post" encType="multipart/form-data" className={UPLOAD}>
      <PlaceField id={place.id} />
      <input type="hidden" name="hacer" value="subir" />
      {field}
      {button}
    </form>
  );
}
