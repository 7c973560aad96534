import PDFDocument from "pdfkit";

export interface PaperWords {
  title: string;
  issuer?: string;
  /** The lines of the paper: a name and its value. */
  facts?: readonly (readonly [string, string])[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** The text of its second page. */
  overleaf?: string;
}

export const FICTITIOUS = "Documento ficticio de la demostración.";
const [MARGIN, WIDTH, INK, SOFT, LINE, SEAL] = [44, 332, "#112e38", "#3c5660", "#d5dadb", "#1d8195"] as const;

/** Draws a paper as an office would have printed it, with a note that it is fictional. */
export async function demoPaper({ title, issuer, facts = [], table, overleaf }: PaperWords): Promise<Uint8Array> {
  const paper = new PDFDocument({ size: [WIDTH + 2 * MARGIN, 560], margin: MARGIN, info: { Title: title }, lang: "es" });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on("end", resolve));
  if (issuer) paper.font("Helvetica").fontSize(11).fillColor(SOFT).text(issuer).moveDown(0.4);
  paper.font("Times-Bold").fontSize(21).fillColor(INK).text(title).moveDown(0.8);
  for (const [name, value] of facts) {
    paper.font("Helvetica").fontSize(9).fillColor(SOFT).text(name);
    paper.font("Helvetica").fontSize(12.5).fillColor(INK).text(value).moveDown(0.55);
  }
  if (table) drawTable(paper, table);
  drawSeal(paper);
  if (overleaf) {
    paper.addPage({ size: [WIDTH + 2 * MARGIN, 560], margin: MARGIN });
    paper.font("Times-Bold").fontSize(15).fillColor(INK).text(title).moveDown(0.8);
    paper.font("Helvetica").fontSize(11.5).text(overleaf, { lineGap: 4 });
  }
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawTable(paper: PDFKit.PDFDocument, { head, rows }: NonNullable<PaperWords["table"]>) {
  const rest = WIDTH * 0.6;
  const each = rest / (head.length - 1);
  for (const [index, row] of [head, ...rows].entries()) {
    const top = paper.y;
    paper
      .font(index === 0 ? "Helvetica-Bold" : "Helvetica")
      .fontSize(10.5)
      .fillColor(index === 0 ? SOFT : INK);
    for (const [at, words] of row.entries())
      paper.text(words, at === 0 ? MARGIN : MARGIN + WIDTH - rest + (at - 1) * each, top, {
        width: at === 0 ? WIDTH - rest : each,
        align: at === 0 ? "left" : "right",
      });
    paper.y = top + 22;
    paper
      .moveTo(MARGIN, top + 16)
      .lineTo(MARGIN + WIDTH, top + 16)
      .lineWidth(0.6)
      .stroke(LINE);
  }
  paper.x = MARGIN;
}

/** Draws a line to sign on, a round stamp, and the note that the paper is fictional. */
function drawSeal(paper: PDFKit.PDFDocument) {
  const foot = 476;
  paper
    .circle(MARGIN + WIDTH - 44, foot - 20, 34)
    .lineWidth(1.6)
    .stroke(SEAL);
  paper
    .circle(MARGIN + WIDTH - 44, foot - 20, 28)
    .lineWidth(0.6)
    .stroke(SEAL);
  paper
    .moveTo(MARGIN, foot)
    .lineTo(MARGIN + 170, foot)
    .lineWidth(0.8)
    .stroke(SOFT);
  paper
    .font("Helvetica")
    .fontSize(9)
    .fillColor(SOFT)
    .text("Firma autorizada", MARGIN, foot + 5);
  paper.text(FICTITIOUS, MARGIN, foot + 22);
}
