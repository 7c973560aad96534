import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { DocumentForm } from "#app/forms/listing/read-gallery.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { Table } from "#app/ui/table.tsx";
import { type DocumentState, daysBetween, documentState, type ProviderDocument } from "#domain/listing/documents.ts";
import type { Place } from "#domain/team/place.ts";
import { formatDate } from "#platform/format.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { DOCUMENT_NAMES, DOCUMENT_STATE_NAMES } from "#texts/listing.ts";
import { ExpiryLine } from "./expiry-line.tsx";

interface Props {
  place: Place;
  documents: readonly ProviderDocument[];
  today: string;
  returned: { form: DocumentForm; errors: { kind?: true; expiresOn?: true }; refused: string | null } | null;
}

const badges: Record<DocumentState, BadgeKind> = {
  expired: "expired",
  expiring: "pending",
  valid: "verified",
  "in-review": "in-review",
  returned: "error",
};

/** Papers by the day they expire, and the form that adds one. */
export function DocumentsPanel({ place, documents, today, returned }: Props) {
  const byExpiry = documents.toSorted((a, b) => (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999"));
  return (
    <Panel id="documentos" title={m.listing_documents_title()}>
      <p className="text-ink-2">{m.listing_documents_text()}</p>
      <ExpiryLine documents={documents} today={today} />
      {documents.length === 0 ? (
        <p>{m.listing_documents_none()}</p>
      ) : (
        <Table
          caption={m.listing_documents_title()}
          captionHidden
          stacked
          rows={byExpiry}
          rowKey={({ id }) => id}
          columns={[
            { key: "name", header: m.listing_documents_name(), rowHeader: true, cell: (row) => <NameOf document={row} /> },
            { key: "expires", header: m.listing_documents_expires(), cell: ({ expiresOn }) => <Expiry on={expiresOn} today={today} /> },
            { key: "state", header: m.listing_documents_state(), cell: (row) => <StateOf document={row} today={today} /> },
            {
              key: "open",
              header: <span className="sr-only">{m.listing_documents_open()}</span>,
              cell: ({ id, kind }) => (
                <Button kind="outline" size="s" href={href(`/dashboard/provider/documentos/${id}`)} download>
                  <span aria-hidden>{m.listing_documents_open()}</span>
                  <span className="sr-only">{m.listing_documents_open_of({ name: DOCUMENT_NAMES[kind]() })}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
      <AddForm place={place} returned={returned} />
    </Panel>
  );
}

function NameOf({ document: { kind, holder, fileName } }: { document: ProviderDocument }) {
  return (
    <>
      {DOCUMENT_NAMES[kind]()}
      <span className="block break-all font-normal text-ink-2 text-sm">{holder ?? fileName}</span>
    </>
  );
}

function Expiry({ on, today }: { on: string | null; today: string }) {
  if (on === null) return m.listing_documents_never();
  const days = daysBetween(today, on);
  return (
    <>
      {formatDate(on)}
      <span className="block text-ink-2 text-sm">
        {days < 0 ? m.listing_documents_ago({ count: -days }) : m.listing_documents_in({ count: days })}
      </span>
    </>
  );
}

function StateOf({ document, today }: { document: ProviderDocument; today: string }) {
  const state = documentState(document, today);
  return (
    <>
      <Badge kind={badges[state]}>{DOCUMENT_STATE_NAMES[state]()}</Badge>
      {document.reason && <span className="block text-err text-sm">{document.reason}</span>}
    </>
  );
}

function AddForm({ place, returned }: Pick<Props, "place" | "returned">) {
  const { form, errors } = returned ?? { form: null, errors: {} as { kind?: true; expiresOn?: true } };
  return (
    <form method="post" action="#documentos" encType="multipart/form-data" noValidate className="grid gap-4 border-t pt-4">
      <h3 className="title-5">{m.listing_documents_add()}</h3>
      {returned?.refused && (
        <Note kind="error" live>
          <p>{returned.refused}</p>
        </Note>
      )}
      <PlaceField id={place.id} />
      <input type="hidden" name="hacer" value="documento" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={m.listing_documents_kind()} required error={errors.kind && m.listing_documents_error_kind()}>
          {(control) => (
            <Select
              {...control}
              name="documento"
              placeholder={m.listing_documents_kind()}
              defaultValue={form?.kind ?? ""}
              options={choicesIn(DOCUMENT_NAMES)}
            />
          )}
        </Field>
        <Field label={m.listing_documents_holder()} hint={m.listing_documents_holder_hint()} optionalWord={m.listing_optional()}>
          {(control) => <Input {...control} name="titular" maxLength={160} defaultValue={form?.holder} />}
        </Field>
        <Field
          label={m.listing_documents_expiry()}
          optionalWord={m.listing_optional()}
          error={errors.expiresOn && m.listing_documents_error_date()}
        >
          {(control) => <Input {...control} type="date" name="vence" defaultValue={form?.expiresOn} />}
        </Field>
      </div>
      <Field label={m.listing_documents_file()} hint={m.listing_document_hint()} required>
        {(control) => <FileInput {...control} name="archivo" accept=".pdf,image/jpeg,image/png,image/webp" />}
      </Field>
      <Button type="submit" kind="primary" className="justify-self-start">
        {m.listing_documents_upload()}
      </Button>
    </form>
  );
}
