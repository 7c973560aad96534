import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Input } from "#app/ui/input.tsx";
import { MAX_PICTURE_ALT, MAX_PICTURE_CAPTION } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";

export interface TypedPicture {
  readonly alt: string;
  readonly caption: string;
  readonly errors: { readonly file?: string | undefined; readonly alt?: string | undefined; readonly caption?: string | undefined };
}

/** The accepted types that the field suggests. The server checks the bytes. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** Uploads a picture with its description. A form cannot keep a file, so it is chosen again when the words were wrong. */
export function NewPicture({ typed }: { typed: TypedPicture | null }) {
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid max-w-2xl gap-4">
      <input type="hidden" name="accion" value="subir" />
      <Field label={m.pictures_file()} hint={m.pictures_file_hint()} error={typed?.errors.file} required>
        {(control) => <FileInput {...control} name="imagen" accept={ACCEPT} />}
      </Field>
      <Field label={m.pictures_alt()} hint={m.pictures_alt_hint()} error={typed?.errors.alt} required>
        {(control) => <Input {...control} name="muestra" defaultValue={typed?.alt} maxLength={MAX_PICTURE_ALT} autoComplete="off" />}
      </Field>
      <Field label={m.pictures_caption()} hint={m.pictures_caption_hint()} error={typed?.errors.caption}>
        {(control) => <Input {...control} name="pie" defaultValue={typed?.caption} maxLength={MAX_PICTURE_CAPTION} autoComplete="off" />}
      </Field>
      <Button type="submit" kind="primary" className="justify-self-start">
        {m.pictures_upload()}
      </Button>
    </form>
  );
}
