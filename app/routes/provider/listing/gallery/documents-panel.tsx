import clsx from "clsx";
import FileText from "lucide-react/icons/file-text";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  type DocumentKind,
  type DocumentState,
  documentState,
  type ProviderDocument,
  requiredDocuments,
} from "#domain/listing/documents.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { daysBetween } from "#platform/days.ts";
import { formatDate } from "#platform/format.ts";
import { DOCUMENT_NAMES, DOCUMENT_STATE_NAMES } from "#texts/listing.ts";
import { AddDocumentForm, type ReturnedDocument } from "./add-document-form.tsx";
import { ExpiryLine } from "./expiry-line.tsx";

interface Props {
  place: Place;
  documents: readonly ProviderDocument[];
  today: string;
  returned: ReturnedDocument | null;
}

const badges: Record<DocumentState, BadgeKind> = {
  expired: "expired",
  expiring: "pending",
  valid: "verified",
  "in-review": "in-review",
  returned: "error",
};

const tiles: Record<DocumentState, string> = {
  expired: "bg-err-bg text-err",
  expiring: "bg-badge-warn text-on-badge-warn",
  valid: "bg-badge-ok text-on-badge-ok",
  "in-review": "bg-tonal text-on-tonal",
  returned: "bg-err-bg text-err",
};

/** Documents by the day on which they expire, and the form that adds one. */
export function DocumentsPanel({ place, documents, today, returned }: Props) {
  const site = useSiteName();
  const byExpiry = documents.toSorted((a, b) => (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999"));
  return (
    <Panel id="documentos" title={m.listing_documents_title()}>
      <p className="text-ink-2">{m.listing_documents_text({ site })}</p>
      <ExpiryLine documents={documents} today={today} />
      {documents.length === 0 ? (
        <p>{m.listing_documents_none()}</p>
      ) : (
        <ul className="grid">
          {byExpiry.map((document) => (
            <Paper key={document.id} place={place} document={document} today={today} />
          ))}
        </ul>
      )}
      <AddDocumentForm
        // A new key empties the form after a document was added.
        key={documents.length}
        place={place}
        returned={returned}
        next={nextOf(place, documents)}
      />
    </Panel>
  );
}

/** The first of the required papers that is not on file: whoever comes to add one most likely brings it. */
const nextOf = ({ type }: Place, documents: readonly ProviderDocument[]): DocumentKind | undefined =>
  requiredDocuments(type).find((required) => !documents.some(({ kind, state }) => kind === required && state !== "returned"));

function Paper({ place, document, today }: { place: Place; document: ProviderDocument; today: string }) {
  const { id, kind, holder, fileName, reason } = document;
  const state = documentState(document, today);
  const name = DOCUMENT_NAMES[kind]();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-t py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_9rem_auto] sm:items-center">
      <span aria-hidden className={clsx("grid size-11 place-items-center rounded-arch pt-0.5", tiles[state])}>
        <FileText className="size-5" />
      </span>
      <div className="leading-[1.35]!">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-ink-2 text-sm">{expiryOf(document, today)}</p>
        <p className="text-ink-2 text-sm wrap-anywhere">{holder ?? fileName}</p>
        {reason && <p className="text-err text-sm">{reason}</p>}
      </div>
      <p className="max-sm:col-start-2">
        <Badge kind={badges[state]}>{DOCUMENT_STATE_NAMES[state]()}</Badge>
      </p>
      <div className="max-sm:col-start-2">
        <Acts place={place} id={id} name={name} />
      </div>
    </li>
  );
}

/** Says when a paper expires. That it never does is said only of one whose date our team has looked for. */
function expiryOf({ expiresOn: on, state }: ProviderDocument, today: string): string {
  if (on === null) return state === "accepted" ? m.listing_documents_never() : m.listing_documents_undated();
  const days = daysBetween(today, on);
  const date = formatDate(on);
  if (days === 0) return m.listing_documents_expires_today();
  return days < 0
    ? m.listing_documents_expired({ date, ago: m.listing_documents_ago({ count: -days }) })
    : m.listing_documents_expires({ date, left: m.listing_documents_in({ count: days }) });
}

function Acts({ place, id, name }: { place: Place; id: string; name: string }) {
  return (
    <form method="post" className="flex gap-2">
      <PlaceField id={place.id} />
      <input type="hidden" name="hacer" value="quitar-documento" />
      <Button kind="outline" size="s" href={href(`/dashboard/provider/documentos/${id}`)} download>
        <span aria-hidden>{m.listing_documents_open()}</span>
        <span className="sr-only">{m.listing_documents_open_of({ name })}</span>
      </Button>
      <Button type="submit" name="cual" value={id} kind="quiet" size="s" className="text-err!">
        <span aria-hidden>{m.listing_documents_remove()}</span>
        <span className="sr-only">{m.listing_documents_remove_of({ name })}</span>
      </Button>
    </form>
  );
}
