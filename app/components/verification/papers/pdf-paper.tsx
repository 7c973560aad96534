import { useEffect, useRef, useState } from "react";
import { PageLoading } from "#app/ui/spinner.tsx";
import { m } from "#messages/m.ts";
import type { PdfFailure, ReadPdf } from "./pdf-reader.ts";
import type { PaperFailure } from "./shown-paper.ts";

interface Props {
  address: string;
  page: number;
  /** Its width as a share of the frame's. */
  zoom: number;
  /** In degrees, clockwise. */
  turn: number;
  onOpen: (pages: number) => void;
  onFail: (failure: PaperFailure) => void;
  /** Says whether something on a page could not be read. */
  onPartly: (partly: boolean) => void;
}

/** A page of a PDF as a picture with its words over it, drawn in this browser by a reader that is loaded with the first PDF. */
export function PdfPaper({ address, page, zoom, turn, onOpen, onFail, onPartly }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<ReadPdf | null>(null);
  const [drawn, setDrawn] = useState(false);
  const width = useWidth(frame);

  useEffect(() => {
    const leaving = new AbortController();
    let read: ReadPdf | undefined;
    openPdf(address, leaving.signal).then(
      (opened) => {
        if (leaving.signal.aborted) return typeof opened === "string" ? undefined : opened.close();
        if (typeof opened === "string") return onFail(opened);
        read = opened;
        setPdf(opened);
        onOpen(opened.pages);
      },
      () => leaving.signal.aborted || onFail("connection"),
    );
    return () => {
      leaving.abort();
      read?.close();
    };
  }, [address, onOpen, onFail]);

  useEffect(() => {
    if (!pdf || width === 0) return;
    const leaving = new AbortController();
    const place = { canvas: canvas.current!, words: words.current! };
    void pdf.draw({ page, width: Math.round(width * zoom), turn, ...place, signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return;
      if (outcome !== "drawn" && outcome !== "partly") return onFail(outcome);
      onPartly(outcome === "partly");
      setDrawn(true);
    });
    return () => leaving.abort();
  }, [pdf, page, zoom, turn, width, onFail, onPartly]);

  return (
    <div ref={frame}>
      <noscript>
        <p className="text-ui">{m.papers_without_script()}</p>
      </noscript>
      {!drawn && <PageLoading title={m.papers_reading()} detail={m.papers_reading_detail()} className="noscript:hidden" />}
      <div className="relative mx-auto elevation-2" hidden={!drawn} style={{ width: width * zoom }}>
        <canvas ref={canvas} className="block w-full bg-white" />
        <div ref={words} className="paper-words" />
      </div>
    </div>
  );
}

/** Fetches all bytes once, since each request for them is logged. */
async function openPdf(address: string, signal: AbortSignal): Promise<ReadPdf | PdfFailure | "gone"> {
  const { readPdf } = await import("./pdf-reader.ts");
  signal.throwIfAborted();
  const answer = await fetch(address, { signal });
  if (!answer.ok || answer.headers.get("content-type") !== "application/pdf") return "gone";
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

/** Returns the width of an element, and follows its changes. */
function useWidth(of: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watcher.observe(of.current!);
    return () => watcher.disconnect();
  }, [of]);
  return width;
}
