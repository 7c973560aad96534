import PDFDocument from "pdfkit";
import { finishedPdf } from "#app/finished-pdf.server.ts";
import { fingerprintOf, type Receipt } from "#domain/leads/receipt.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { boxWord } from "./box-word.ts";

/** Writes a receipt for printing or storing, with the fingerprint by which anybody can check it. */
export function receiptPdf(receipt: Receipt, publicUrl: string): Promise<Buffer> {
  const title = m.patients_receipt_pdf_title({ number: receipt.number });
  const doc = new PDFDocument({ size: "LETTER", margin: 56, lang: "es", displayTitle: true, info: { Title: title } });
  doc.font("Helvetica-Bold").fontSize(18).text(title).moveDown();
  doc.font("Helvetica").fontSize(11);
  for (const box of receipt.boxes) {
    doc.text(`«${box.text}»`);
    const said = `${boxWord(box, receipt.boxes)} · ${formatDateTime(new Date(box.at))} · ${m.patients_receipt_version({ version: box.version })}`;
    doc.fontSize(9).text(said).fontSize(11).moveDown();
  }
  doc.font("Helvetica-Bold").text(m.patients_receipt_fingerprint());
  doc.font("Courier").text(fingerprintOf(receipt.digest)).fontSize(8).text(`SHA-256 ${receipt.digest}`).moveDown();
  doc
    .font("Helvetica")
    .fontSize(11)
    .text(m.patients_receipt_pdf_check({ address: `${publicUrl}/comprobante` }));
  doc.moveDown().text(m.patients_receipt_proves());
  return finishedPdf(doc);
}
