import PDFDocument from "pdfkit";
import figtree from "#app/fonts/figtree-400.ttf?inline";
import figtreeBold from "#app/fonts/figtree-650.ttf?inline";
import ysabeau from "#app/fonts/ysabeau-640.ttf?inline";
import { languageTag } from "./locale.ts";

/** The design's colors in print. */
const INK = "#112E38";
const INK_2 = "#3C5660";
const SEA = "#0B5E70";
const LINE = "#E4E1DA";
const MARGIN = 56;
/** Lining figures, since Ysabeau's default ones extend below the line. */
const LINING: PDFKit.Mixins.OpenTypeFeatures[] = ["lnum"];

interface DocumentFacts {
  title: string;
  subject: string;
  author: string;
}

const fontOf = (inlined: string) => Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64");

/**
 * Writes a tagged PDF, in which a screen reader finds title, language, headings, lists and links in order. Text gets its size and color
 * only through these methods, so that every word belongs to the structure.
 */
export class DocumentWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Buffer>;

  constructor({ title, subject, author }: DocumentFacts) {
    this.#pdf = new PDFDocument({
      size: "LETTER",
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 72 },
      bufferPages: true,
      lang: languageTag(),
      tagged: true,
      displayTitle: true,
      pdfVersion: "1.7",
      info: { Title: title, Subject: subject, Author: author },
    });
    for (const [name, font] of [
      ["text", figtree],
      ["bold", figtreeBold],
      ["display", ysabeau],
    ] as const)
      this.#pdf.registerFont(name, fontOf(font));
    const chunks: Buffer[] = [];
    this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.#pdf.on("end", () => resolve(Buffer.concat(chunks)));
      this.#pdf.on("error", reject);
    });
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
  }

  get #width() {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  #add(kind: string, draw: () => void, parent = this.#root) {
    parent.add(this.#pdf.struct(kind, {}, draw));
  }

  /** Starts a new page unless this many points are left. */
  #room(points: number) {
    if (this.#pdf.y + points > this.#pdf.page.height - 72) this.#pdf.addPage();
  }

  /** Draws a decoration, which screen readers skip. */
  #decorate(draw: () => void) {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    this.#pdf.save();
    draw();
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  /** Draws the head of the first page: dawn over the sea, with the title below. */
  cover(brand: string, title: string, subtitle: string) {
    const pdf = this.#pdf;
    const { width } = pdf.page;
    this.#decorate(() => {
      pdf.rect(0, 0, width, 150).fill("#FFF4EF");
      pdf.rect(0, 0, width, 158).clip();
      const sun = width - 150;
      pdf.circle(sun, 108, 84).fill("#FFE5DA");
      pdf.circle(sun, 108, 62).fill("#FFCCB8");
      pdf.circle(sun, 108, 42).fill("#F98A68");
      for (const [top, colour] of [
        [112, "#8ACAD6"],
        [126, "#1D8195"],
        [140, "#0B5E70"],
      ] as const)
        pdf.path(`M0 ${top} Q ${width / 4} ${top - 10} ${width / 2} ${top} T ${width} ${top} V 158 H 0 Z`).fill(colour);
    });
    this.#add("P", () => pdf.font("display").fontSize(20).fillColor(SEA).text(brand, MARGIN, 48));
    pdf.y = 186;
    this.#add("H1", () =>
      pdf.font("display").fontSize(30).fillColor(INK).text(title, MARGIN, pdf.y, { width: this.#width, lineGap: 2, features: LINING }),
    );
    pdf.moveDown(0.4);
    this.paragraph(subtitle);
  }

  heading(text: string) {
    this.#room(110);
    this.#pdf.moveDown(1.1);
    this.#add("H2", () =>
      this.#pdf.font("display").fontSize(20).fillColor(SEA).text(text, MARGIN, this.#pdf.y, { width: this.#width, features: LINING }),
    );
    this.#pdf.moveDown(0.35);
  }

  subheading(text: string) {
    this.#room(60);
    this.#pdf.moveDown(0.3);
    this.#add("H3", () => this.#pdf.font("bold").fontSize(11.5).fillColor(INK).text(text, MARGIN, this.#pdf.y, { width: this.#width }));
    this.#pdf.moveDown(0.15);
  }

  paragraph(text: string, { small = false }: { small?: boolean } = {}) {
    this.#add("P", () =>
      this.#pdf
        .font("text")
        .fontSize(small ? 8.5 : 10.5)
        .fillColor(small ? INK_2 : INK)
        .text(text, MARGIN, this.#pdf.y, { width: this.#width, lineGap: small ? 1.5 : 2.5 }),
    );
    this.#pdf.moveDown(small ? 0.3 : 0.55);
  }

  /** Writes a source: a text and a link. */
  source(words: string, url: string) {
    this.#room(24);
    const link = this.#pdf.struct("Link", {}, () =>
      this.#pdf
        .font("text")
        .fontSize(8.5)
        .fillColor(SEA)
        .text(words, MARGIN, this.#pdf.y, { width: this.#width, link: url, underline: true, lineGap: 1.5 }),
    );
    this.#root.add(this.#pdf.struct("P", {}, [link]));
    this.#pdf.moveDown(0.25);
  }

  /** Writes a row of two columns: a name at the left, its value at the right. */
  row(name: string, value: string) {
    this.#room(24);
    const pdf = this.#pdf;
    const top = pdf.y;
    const left = this.#width * 0.45;
    const item = pdf.struct("P");
    this.#root.add(item);
    this.#add(
      "Span",
      () =>
        pdf
          .font("bold")
          .fontSize(10.5)
          .fillColor(INK)
          .text(name, MARGIN, top, { width: left - 12 }),
      item,
    );
    const low = pdf.y;
    this.#add(
      "Span",
      () =>
        pdf
          .font("text")
          .fontSize(10.5)
          .fillColor(INK)
          .text(value, MARGIN + left, top, { width: this.#width - left }),
      item,
    );
    pdf.y = Math.max(low, pdf.y) + 5;
    this.#decorate(() =>
      pdf
        .moveTo(MARGIN, pdf.y - 2)
        .lineTo(MARGIN + this.#width, pdf.y - 2)
        .lineWidth(0.6)
        .stroke(LINE),
    );
    pdf.y += 3;
  }

  /** Writes a list of boxes to tick with a pen. */
  boxes(items: readonly string[]) {
    const pdf = this.#pdf;
    const list = pdf.struct("L");
    this.#root.add(list);
    for (const item of items) {
      this.#room(22);
      const top = pdf.y;
      this.#decorate(() =>
        pdf
          .roundedRect(MARGIN, top + 1, 11, 11, 2.5)
          .lineWidth(0.9)
          .stroke("#82929A"),
      );
      const entry = pdf.struct("LI");
      list.add(entry);
      this.#add(
        "LBody",
        () =>
          pdf
            .font("text")
            .fontSize(10.5)
            .fillColor(INK)
            .text(item, MARGIN + 20, top, { width: this.#width - 20 }),
        entry,
      );
      pdf.y += 4;
    }
    pdf.moveDown(0.5);
  }

  /** Numbers the pages, closes the document and returns its bytes. */
  finish(footer: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = this.#pdf.bufferedPageRange();
    this.#root.end();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(start + page);
      // The number is below the text's margin, which would otherwise start another page.
      this.#pdf.page.margins.bottom = 0;
      this.#decorate(() =>
        this.#pdf
          .font("text")
          .fontSize(8.5)
          .fillColor(INK_2)
          .text(footer(page + 1, count), MARGIN, this.#pdf.page.height - 44, { width: this.#width, align: "center", lineBreak: false }),
      );
    }
    this.#pdf.end();
    return this.#bytes;
  }
}
