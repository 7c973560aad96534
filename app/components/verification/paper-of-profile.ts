import { href } from "#app/locale.ts";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";
import type { ShownPaper } from "./papers/shown-paper.ts";

/** Returns a paper of a profile as the viewer shows it. */
export const shownPaper = ({ id, kind, holder, fileName, mediaType, bytes, uploadedAt }: ProviderDocument): ShownPaper => ({
  id,
  title: [DOCUMENT_NAMES[kind](), holder].filter(Boolean).join(": "),
  fileName,
  mediaType,
  bytes,
  sentAt: uploadedAt,
  address: href(`/dashboard/admin/documentos/${id}`),
  anchor: `documento-${id}`,
});
