import PDFDocument from "pdfkit";
import figtree from "#app/fonts/figtree-400.ttf?inline";
import figtreeBold from "#app/fonts/figtree-650.ttf?inline";
import ysabeau from "#app/fonts/ysabeau-640.ttf?inline";
import { drawQr } from "#app/forms/identity/qr-drawing.server.ts";
import { languageTag } from "#app/locale.ts";

/** The design's colors in print. */
export const COLORS = {
  ink: "#112E38",
  ink2: "#3C5660",
  sea: "#0B5E70",
  deep: "#0E3944",
  tint: "#EFF8FA",
  band: "#B9DFE7",
  sand: "#F8F6F2",
  line: "#E4E1DA",
  warn: "#7A5000",
} as const;
export type Color = keyof typeof COLORS;

/** The margin at both sides: 64 px of a sheet of 794 px. */
export const MARGIN = 48;
/** The height that the foot of each page takes, with its QR code. */
const FOOT = 104;
const TOP = 48;
const QR = 63;
/** Lining figures, since Ysabeau's default ones extend below the line. */
const LINING: PDFKit.Mixins.OpenTypeFeatures[] = ["lnum"];

interface SheetFacts {
  title: string;
  subject: string;
  author: string;
}

export interface Said {
  font?: "text" | "bold" | "display" | "mono";
  size?: number;
  color?: Color | "white" | "onDeep";
  x?: number;
  y?: number;
  width?: number;
  align?: "left" | "right" | "center";
  lineGap?: number;
  link?: string;
}

/** What the foot of each page says beside its QR code. */
interface Foot {
  /** The address that the code opens. */
  url: string;
  bold: string;
  text: string;
  page: (page: number, pages: number) => string;
}

const fontOf = (inlined: string) => Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64");
const colorOf = (color: Said["color"] = "ink") => (color === "white" ? "#FFFFFF" : color === "onDeep" ? "#C9DFE5" : COLORS[color]);

/**
 * The sheets of a tagged PDF, in which a screen reader finds title, language, headings, tables and links in order. Text gets its size
 * and color only through `say`, so that every word belongs to the structure.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Buffer>;

  constructor({ title, subject, author }: SheetFacts) {
    this.pdf = new PDFDocument({
      size: "A4",
      margins: { top: TOP, left: MARGIN, right: MARGIN, bottom: FOOT },
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
      this.pdf.registerFont(name, fontOf(font));
    this.pdf.registerFont("mono", "Courier");
    const chunks: Buffer[] = [];
    this.pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.pdf.on("end", () => resolve(Buffer.concat(chunks)));
      this.pdf.on("error", reject);
    });
    this.#root = this.pdf.struct("Document");
    this.pdf.addStructure(this.#root);
  }

  get width() {
    return this.pdf.page.width - 2 * MARGIN;
  }

  /** The lowest point that text may reach. */
  get #bottom() {
    return this.pdf.page.height - FOOT;
  }

  /** Adds an element to the structure, for what belongs together. */
  element(kind: string, parent = this.#root): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(kind);
    parent.add(element);
    return element;
  }

  /** Writes text at the present position, or where it is told to. */
  say(kind: string, words: string, said: Said = {}, parent = this.#root) {
    const { font = "text", size = 10, color, x = MARGIN, y = this.pdf.y, width = this.width, align = "left", lineGap = 1.5, link } = said;
    const features = font === "display" ? { features: LINING } : {};
    parent.add(
      this.pdf.struct(kind, {}, () =>
        this.pdf
          .font(font)
          .fontSize(size)
          .fillColor(colorOf(color))
          .text(words, x, y, { width, align, lineGap, ...features, ...(link && { link }) }),
      ),
    );
  }

  /** Returns how much height a text takes. */
  heightOf(words: string, { font = "text", size = 10, width = this.width, lineGap = 1.5 }: Said): number {
    return this.pdf.font(font).fontSize(size).heightOfString(words, { width, lineGap });
  }

  /** Starts a new page unless this many points are left. Returns whether it did. */
  room(points: number): boolean {
    if (this.pdf.y + points <= this.#bottom) return false;
    this.pdf.addPage();
    return true;
  }

  space(points: number) {
    this.pdf.y += points;
  }

  /** Draws a decoration, which screen readers skip. The position of text stays. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void) {
    const { y } = this.pdf;
    this.pdf.markContent("Artifact", { type: "Layout" });
    this.pdf.save();
    draw(this.pdf);
    this.pdf.restore();
    this.pdf.endMarkedContent();
    this.pdf.y = y;
  }

  /** Draws a hairline across the sheet at the present position. */
  rule({
    color = "line",
    width = 0.6,
    from = MARGIN,
    to = MARGIN + this.width,
  }: {
    color?: Color;
    width?: number;
    from?: number;
    to?: number;
  } = {}) {
    this.decorate((pdf) => pdf.moveTo(from, pdf.y).lineTo(to, pdf.y).lineWidth(width).stroke(COLORS[color]));
  }

  /** Writes the foot of each page, closes the document and returns its bytes. */
  finish({ url, bold, text, page: numberOf }: Foot): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    this.#root.end();
    const code = drawQr(url);
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page);
      // The foot is below the text's margin, which would otherwise start another page.
      this.pdf.page.margins.bottom = 0;
      const top = this.pdf.page.height - FOOT + 14;
      const left = MARGIN + QR + 14;
      const right = 70;
      this.decorate((pdf) => {
        pdf
          .moveTo(MARGIN, top - 8)
          .lineTo(MARGIN + this.width, top - 8)
          .lineWidth(0.6)
          .stroke(COLORS.line);
        pdf
          .save()
          .translate(MARGIN, top)
          .scale(QR / code.size)
          .path(code.path)
          .fill(COLORS.ink)
          .restore();
        const width = this.width - (left - MARGIN) - right;
        pdf
          .font("bold")
          .fontSize(8.5)
          .fillColor(COLORS.ink)
          .text(bold, left, top + 16, { width, lineGap: 1.5 });
        pdf
          .font("text")
          .fontSize(8.5)
          .fillColor(COLORS.ink2)
          .text(text, left, pdf.y + 1, { width, lineGap: 1.5 });
        const number = { width: right, align: "right", lineBreak: false } as const;
        pdf.text(numberOf(page + 1, count), MARGIN + this.width - right, top + QR - 11, number);
      });
    }
    this.pdf.end();
    return this.#bytes;
  }
}
