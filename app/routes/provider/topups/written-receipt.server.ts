import { receiptAmounts, receiptNotes, receiptParties } from "#app/components/topups/receipt-lines.ts";
import { DocumentWriter } from "#app/document-writer.server.ts";
import type { FiscalDocument } from "#domain/invoicing/fiscal.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { FISCAL_TYPE_NAMES } from "#texts/invoicing.ts";

/** Writes the receipt of a fiscal document on one sheet. */
export function receiptPdf(document: FiscalDocument, brand: string): Promise<Buffer> {
  const { type, number, issuedAt, sequenceExpiresOn } = document;
  const title = FISCAL_TYPE_NAMES[type]();
  const paper = new DocumentWriter({ title: `${title} ${number}`, subject: title, author: document.issuer.name });
  paper.cover(brand, title, `${m.invoicing_number()} ${number}`);
  paper.row(m.invoicing_issued(), formatDate(issuedAt));
  if (sequenceExpiresOn) paper.row(m.invoicing_valid_until(), formatDate(sequenceExpiresOn));
  for (const { label, lines } of receiptParties(document)) paper.row(label, lines.join("\n"));
  paper.heading(m.invoicing_item({ reference: document.reference }));
  for (const { label, usd, dop } of receiptAmounts(document))
    paper.row(label, `${m.invoicing_usd()} ${usd}  ·  ${m.invoicing_dop()} ${dop}`);
  for (const note of receiptNotes(document, brand).slice(1)) paper.paragraph(note, { small: true });
  return paper.finish((page, pages) => m.invoicing_page({ page, pages }));
}
