import { PlaceField } from "#app/components/listing/place-field.tsx";
import { FileForm } from "#app/components/uploads/file-form.tsx";
import type { DocumentForm } from "#app/forms/listing/read-gallery.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { DOCUMENT_LIMITS, type DocumentKind } from "#domain/listing/documents.ts";
import { MAX_PAPER_NUMBER } from "#domain/listing/paper-number.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";

/** The values and errors of a refused form. */
export interface ReturnedDocument {
  readonly form: DocumentForm;
  readonly errors: { readonly kind?: true; readonly expiresOn?: true };
  readonly refused: string | null;
  readonly arrived: string | null;
}

interface Props {
  place: Place;
  returned: ReturnedDocument | null;
  /** The kind that is chosen beforehand. */
  next: DocumentKind | undefined;
}

/** Adds a document: its kind, its owner, its expiry and the file. */
export function AddDocumentForm({ place, returned, next }: Props) {
  const site = useSiteName();
  const { form, errors, arrived }: Partial<ReturnedDocument> = returned ?? {};
  return (
    <FileForm maxBytes={DOCUMENT_LIMITS.maxBytes} arrived={arrived ?? null} action="#documentos" className="grid gap-4 border-t pt-4">
      <h3 className="title-5">{m.listing_documents_add()}</h3>
      {returned?.refused && (
        <Note kind="error" live>
          <p>{returned.refused}</p>
        </Note>
      )}
      <PlaceField id={place.id} />
      <input type="hidden" name="hacer" value="documento" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.listing_documents_kind()} required error={errors?.kind && m.listing_documents_error_kind()}>
          {(control) => (
            <Select
              {...control}
              name="documento"
              placeholder={m.listing_documents_kind()}
              defaultValue={form?.kind ?? next ?? ""}
              options={choicesIn(DOCUMENT_NAMES)}
            />
          )}
        </Field>
        <Field label={m.listing_documents_holder()} hint={m.listing_documents_holder_hint()} optionalWord={m.listing_optional()}>
          {(control) => <Input {...control} name="titular" maxLength={160} defaultValue={form?.holder} />}
        </Field>
        <Field label={m.listing_documents_number()} hint={m.listing_documents_number_hint()} optionalWord={m.listing_optional()}>
          {(control) => <Input {...control} name="numero" maxLength={MAX_PAPER_NUMBER} defaultValue={form?.number} />}
        </Field>
        <Field
          label={m.listing_documents_expiry()}
          optionalWord={m.listing_optional()}
          error={errors?.expiresOn && m.listing_documents_error_date()}
        >
          {(control) => <Input {...control} type="date" name="vence" defaultValue={form?.expiresOn} />}
        </Field>
      </div>
      <Field label={m.listing_documents_file()} hint={arrived ? m.uploads_arrived() : m.listing_document_hint({ site })} required>
        {(control) => <FileInput {...control} name="archivo" accept=".pdf,image/jpeg,image/png,image/webp" />}
      </Field>
      <Button type="submit" kind="primary" className="justify-self-start">
        {m.listing_documents_upload()}
      </Button>
    </FileForm>
  );
}
