import { getDocument, PasswordException, type PDFDocumentProxy, PDFWorker, TextLayer } from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The files that PDF.js requests when a paper needs them: fonts that a paper only names, and the decoders of scanners' images. */
const OWN_FILES = import.meta.glob<string>(
  ["/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm"],
  { query: "?url", import: "default", eager: true, exhaustive: true },
);

/** The same number as for a photo of a paper. */
const MAX_IMAGE_PIXELS = 60_000_000;
const MAX_CANVAS_PIXELS = 16_000_000;
const MAX_CANVAS_SIDE = 16_384;
/** A page that takes longer is not worth waiting for. */
const PATIENCE_MS = 20_000;
/** The number by which the worker of PDF.js marks a message that ends the drawing of a page with an error. */
const STREAM_ERROR = 5;

export type PdfFailure = "damaged" | "locked" | "heavy";

export interface Drawing {
  page: number;
  /** In pixels of the page. */
  width: number;
  turn: number;
  canvas: HTMLCanvasElement;
  /** The element with the words over the picture, for reading aloud and copying. */
  words: HTMLElement;
  signal: AbortSignal;
}

export interface ReadPdf {
  pages: number;
  /** `partly`: something on the page cannot be read. */
  draw(drawing: Drawing): Promise<"drawn" | "partly" | PdfFailure>;
  close(): void;
}

/**
 * Reads a PDF of an unknown person. It is parsed in a worker that may load nothing (`server/assets.ts`), its scripts, forms and links
 * are ignored, and anything that takes too long is stopped.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf | PdfFailure> {
  const strict = open(bytes, true);
  const document = await strict.document;
  if (typeof document === "string") return document;
  let lenient: ReturnType<typeof open> | undefined;
  const incomplete = new Set<number>();
  return {
    pages: document.numPages,
    async draw(drawing) {
      if (!incomplete.has(drawing.page)) {
        const before = strict.faults();
        const outcome = await inTime(drawPage(document, drawing));
        if (strict.faults() > before) incomplete.add(drawing.page);
        else if (outcome !== "damaged") return outcome;
        if (drawing.signal.aborted) return outcome;
      }
      lenient ??= open(bytes, false);
      const rest = await lenient.document;
      if (typeof rest === "string") return rest;
      const again = await inTime(drawPage(rest, drawing));
      return again === "drawn" ? "partly" : again;
    },
    close() {
      strict.close();
      lenient?.close();
    },
  };
}

/** Opens a document. With `strict`, an unreadable part makes its page fail instead of being left out silently. */
function open(bytes: Uint8Array, strict: boolean): { document: Promise<PDFDocumentProxy | PdfFailure>; faults(): number; close(): void } {
  // We start a worker ourselves: without one PDF.js would parse the paper in the page itself.
  const thread = new Worker(workerAddress, { type: "module" });
  let faults = 0;
  // PDF.js draws what came before an error and hides the error, so we look for it in its messages.
  thread.addEventListener("message", ({ data }: MessageEvent<{ stream?: number }>) => {
    if (data.stream === STREAM_ERROR) faults++;
  });
  const worker = PDFWorker.create({ port: thread, verbosity: 0 });
  const task = getDocument({
    // The worker takes ownership of the bytes that it gets, so it gets a copy.
    data: bytes.slice(),
    worker,
    verbosity: 0,
    enableXfa: false,
    stopAtErrors: strict,
    maxImageSize: MAX_IMAGE_PIXELS,
    useWorkerFetch: false,
    useSystemFonts: false,
    BinaryDataFactory: OwnFiles,
  });
  const document = inTime(
    task.promise.catch((reason: unknown): PdfFailure => (reason instanceof PasswordException ? "locked" : "damaged")),
  );
  return {
    document,
    faults: () => faults,
    close() {
      void task.destroy().finally(() => thread.terminate());
    },
  };
}

async function drawPage(document: PDFDocumentProxy, { page, width, turn, canvas, words, signal }: Drawing): Promise<"drawn" | "damaged"> {
  try {
    const sheet = await document.getPage(page);
    const rotation = (sheet.rotate + turn) % 360;
    const viewport = sheet.getViewport({ scale: width / sheet.getViewport({ scale: 1, rotation }).width, rotation });
    const { width: across, height: down } = viewport;
    const density = Math.min(
      window.devicePixelRatio,
      Math.sqrt(MAX_CANVAS_PIXELS / (across * down)),
      MAX_CANVAS_SIDE / Math.max(across, down),
    );
    // The page is drawn on a hidden canvas, so that the visible page stays until the next one is complete.
    const drawn = window.document.createElement("canvas");
    drawn.width = Math.max(1, Math.floor(across * density));
    drawn.height = Math.max(1, Math.floor(down * density));
    const task = sheet.render({ canvas: drawn, viewport, transform: [density, 0, 0, density, 0, 0] });
    signal.addEventListener("abort", () => task.cancel(), { once: true });
    await task.promise;
    if (signal.aborted) return "drawn";
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    canvas.getContext("2d")!.drawImage(drawn, 0, 0);
    words.replaceChildren();
    words.style.setProperty("--total-scale-factor", String(viewport.scale));
    await new TextLayer({ textContentSource: sheet.streamTextContent(), container: words, viewport }).render();
    return "drawn";
  } catch {
    // PDF.js throws any error that it meets: each means that something on the page cannot be read, or that the drawing was cancelled.
    return "damaged";
  }
}

function inTime<T>(work: Promise<T>): Promise<T | "heavy"> {
  let timer: number | undefined;
  const late = new Promise<"heavy">((resolve) => {
    // Browsers draw nothing in a hidden tab.
    timer = window.setInterval(() => window.document.hidden || resolve("heavy"), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => window.clearInterval(timer));
}

/** Gives PDF.js its own files under the names of the build. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = Object.entries(OWN_FILES).find(([name]) => name.endsWith(`/${filename}`))?.[1];
    if (address === undefined) throw new Error(`PDF.js wants ${filename}, which is not here`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}
