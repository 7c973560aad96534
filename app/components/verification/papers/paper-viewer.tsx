import clsx from "clsx";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages/m.ts";
import { OpenPaper } from "./open-paper.tsx";
import { type ShownPaper, usePaperAddress } from "./shown-paper.ts";

interface Props {
  papers: readonly ShownPaper[];
  /** The id of the open paper. */
  shown: string | null;
  /** Only for its place in the grid. */
  className: string;
}

/**
 * The grid of a screen with papers, in the order of a telephone: the viewer, what the papers prove, the decision, the history. On a wide
 * screen an open paper stays beside all three, so that it is visible until the last line is stored and decided.
 */
export function besidePaper(open: boolean) {
  const wide = open
    ? "lg:grid-cols-[minmax(0,.88fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]"
    : "lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]";
  return {
    grid: clsx("grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5", wide),
    paper: open ? "lg:row-span-3" : "",
    proven: clsx("@container grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5 lg:col-start-1 lg:row-start-1", !open && "lg:row-span-2"),
    decision: open ? "lg:col-start-1" : "lg:col-start-2",
    past: "lg:col-start-1",
  };
}

/**
 * Shows papers one at a time beside what they have to prove. Nothing is opened before somebody asks for it, since every reading is
 * logged.
 */
export function PaperViewer({ papers, shown, className }: Props) {
  const addressOf = usePaperAddress();
  const box = useRef<HTMLElement>(null);
  const at = papers.findIndex(({ id }) => id === shown);
  const paper = papers[at];
  useComeIntoView(box, paper?.id);
  const [next, previous] = [(at + 1) % papers.length, (at - 1 + papers.length) % papers.length];
  const keyOf = (index: number) => (index === at ? undefined : index === next ? "v" : at !== -1 && index === previous ? "b" : undefined);
  return (
    // It is as high as its neighbour, along which the paper stays visible.
    <div className={clsx("min-w-0 lg:col-start-2 lg:row-start-1 lg:self-stretch", !paper && "max-lg:hidden", className)}>
      <section
        ref={box}
        id="papel"
        aria-label={m.papers_title()}
        className="flex scroll-mt-18 flex-col overflow-clip rounded-xl border bg-surface elevation-1 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)]"
      >
        <h2 className="sr-only">{m.papers_title()}</h2>
        <div data-stays className="grid flex-none grid-cols-[minmax(0,1fr)_auto] items-center border-b">
          <Tabs
            label={m.papers_list()}
            className="-mb-px"
            items={papers.map(({ id, title }, index) => ({
              href: addressOf(id),
              label: title,
              current: index === at,
              "data-key": keyOf(index),
            }))}
          />
          {paper && (
            <IconButton label={m.papers_close()} href={addressOf(null)} className="mx-1">
              <X />
            </IconButton>
          )}
        </div>
        {paper ? (
          <OpenPaper key={paper.id} paper={paper} />
        ) : (
          <p className="px-4 py-4 text-ink-2 text-ui md:px-6">{m.papers_none_open()}</p>
        )}
      </section>
    </div>
  );
}

/** Returns the shortcuts of the papers, for the screen's list of shortcuts. */
export const paperHints = (papers: readonly ShownPaper[], shown: string | null) => {
  const open = papers.some(({ id }) => id === shown);
  return [
    ...(papers.length > (open ? 1 : 0) ? [{ keys: ["v"], words: m.papers_key_next() }] : []),
    ...(open && papers.length > 2 ? [{ keys: ["b"], words: m.papers_key_previous() }] : []),
    ...(open ? [{ keys: ["+", "-"], words: m.papers_key_zoom() }] : []),
  ];
};

/** Scrolls to the viewer when another paper was opened out of view: on a telephone it is above what it proves. */
function useComeIntoView(box: { current: HTMLElement | null }, id: string | undefined) {
  const before = useRef(id);
  useEffect(() => {
    const changed = id !== undefined && id !== before.current;
    before.current = id;
    if (!changed || !box.current) return;
    const { top } = box.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) box.current.scrollIntoView({ block: "start" });
    box.current.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [box, id]);
}
