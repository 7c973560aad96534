import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type MouseEvent, useEffect, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatBytes, formatDate } from "#platform/format.ts";
import { ImagePaper } from "./image-paper.tsx";
import { PdfPaper } from "./pdf-paper.tsx";
import type { PaperFailure, ShownPaper } from "./shown-paper.ts";

/** In shares of the available width. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

const FAINT = "disabled:opacity-40";

const FAILURES: Readonly<Record<PaperFailure, () => string>> = {
  damaged: m.papers_failed_damaged,
  locked: m.papers_failed_locked,
  heavy: m.papers_failed_heavy,
  gone: m.papers_failed_gone,
  connection: m.papers_failed_connection,
};

/** Shows one paper with its pages, its zoom, and the button to close it. */
export function OpenPaper({ paper }: { paper: ShownPaper }) {
  const { title, fileName, mediaType, address, anchor } = paper;
  const isPdf = mediaType === "application/pdf";
  const [scripted, setScripted] = useState(false);
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(isPdf ? 0 : 1);
  const [failure, setFailure] = useState<PaperFailure | null>(null);
  const [partly, setPartly] = useState(false);
  useEffect(() => setScripted(true), []);
  const working = scripted && failure === null && pages > 0;
  const look = { zoom: ZOOMS[zoom]!, turn };
  return (
    <>
      <div className="flex flex-none flex-wrap items-center gap-x-1 border-b py-1 pr-2 pl-4 text-ui md:pl-6">
        {working && isPdf ? (
          <>
            <span className="num mr-1 py-2.5 text-ink-2" aria-live="polite">
              <span className="max-sm:sr-only">{m.papers_page({ page, pages })}</span>
              <span aria-hidden className="sm:hidden">
                {page}/{pages}
              </span>
            </span>
            {pages > 1 && (
              <>
                <IconButton
                  type="button"
                  label={m.papers_page_previous()}
                  className={FAINT}
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  type="button"
                  label={m.papers_page_next()}
                  className={FAINT}
                  disabled={page === pages}
                  onClick={() => setPage(page + 1)}
                >
                  <ChevronRight />
                </IconButton>
              </>
            )}
          </>
        ) : (
          <span className="min-w-0 py-2.5 text-ink-2 truncate">{fileName}</span>
        )}
        <span className="ml-auto flex">
          {working && (
            <>
              <IconButton
                type="button"
                label={m.papers_smaller()}
                data-key="-"
                className={FAINT}
                disabled={zoom === 0}
                onClick={() => setZoom(zoom - 1)}
              >
                <ZoomOut />
              </IconButton>
              <IconButton
                type="button"
                label={m.papers_larger()}
                data-key="+"
                className={FAINT}
                disabled={zoom === ZOOMS.length - 1}
                onClick={() => setZoom(zoom + 1)}
              >
                <ZoomIn />
              </IconButton>
              <IconButton type="button" label={m.papers_turn()} onClick={() => setTurn((turn + 90) % 360)}>
                <RotateCw />
              </IconButton>
            </>
          )}
          <IconButton label={m.papers_download({ name: fileName })} href={address} download>
            <Download />
          </IconButton>
        </span>
      </div>
      {failure !== null || partly ? (
        <Note kind="caution" live className="m-4">
          <p>{failure === null ? m.papers_partly() : FAILURES[failure]()}</p>
          {failure !== "gone" && (
            <p>
              <a className="link" href={address} download>
                {m.papers_download({ name: fileName })}
              </a>
            </p>
          )}
        </Note>
      ) : null}
      {failure === null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled with keys too
        <section aria-label={title} tabIndex={0} className="paper-desk min-h-40 flex-1 overflow-auto p-3 md:p-4">
          {isPdf ? (
            <PdfPaper address={address} page={page} {...look} onOpen={setPages} onFail={setFailure} onPartly={setPartly} />
          ) : (
            <ImagePaper address={address} fileName={fileName} {...look} onFail={setFailure} />
          )}
        </section>
      )}
      <p className="flex flex-none flex-wrap items-center gap-x-4 border-t px-4 py-1 text-sm md:px-6">
        <span className="min-w-0 py-2 text-ink-2 wrap-anywhere">{factsOf(paper)}</span>
        <TextLink href={`#${anchor}`} onClick={goTo} className="lg:hidden">
          {m.papers_to_facts()}
        </TextLink>
      </p>
    </>
  );
}

/**
 * Moves focus and view to a part of this screen. A link with an anchor would be an address that the router did not make, and could not
 * guard.
 */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: "start" });
}

/** Returns the day, the format and the size, with three significant digits, as a center sees them for its own file. */
function factsOf({ sentAt, mediaType, bytes, fileName }: ShownPaper): string {
  const kind = mediaType === "application/pdf" ? "PDF" : mediaType.replace("image/", "").toUpperCase();
  const size = formatBytes(bytes);
  return [sentAt && m.verification_document_sent({ day: formatDate(sentAt) }), fileName, kind, size].filter(Boolean).join(" · ");
}
