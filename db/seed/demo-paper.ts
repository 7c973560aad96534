import PDFDocument from "pdfkit";

/** Makes a page that says what it stands for, and that it is fictional. */
export async function demoPaper(title: string): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: "A5" });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on("end", resolve));
  paper.fontSize(16).text(title).fontSize(11).text("Documento ficticio de la demostración.");
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}
