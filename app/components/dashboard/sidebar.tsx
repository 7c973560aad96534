import clsx from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { LogoLink } from "#app/components/shell/logo-link.tsx";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import type { Entry, EntryGroup } from "./entries.ts";

interface Props {
  siteName: string;
  label: string;
  groups: readonly EntryGroup[];
  current: Entry | undefined;
  /** Beside the name of the site, such as «Admin». */
  mark?: ReactNode;
  /** Below the name of the site, such as the choice of a center; on a telephone above the screen. */
  head?: ReactNode;
  /** At the foot, such as «Pausar todo». */
  foot?: ReactNode;
}

const LINK =
  "flex min-h-11 items-center gap-2.5 rounded-[11px] px-2.5 py-1 text-[.96875rem] font-medium leading-[1.25]! text-ink-2 no-underline hover:bg-hover aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-brand [&>.lucide]:size-5";

/** The id of the navigation, which a telephone unfolds as a popover. */
const MENU = "menu-panel";

/** The way home: above the navigation, and on a telephone the mark alone, in the bar at the top. */
const HOME =
  "flex gap-2.5 max-md:sticky max-md:top-0 max-md:z-30 max-md:-order-2 max-md:h-0 max-md:pl-3.5 md:items-center md:px-2 max-md:[&>a]:mt-1.75 max-md:[&>a]:size-11 max-md:[&>a]:justify-center max-md:[&_b]:hidden max-md:[&_svg]:size-8.5";

/** As many entries as a telephone's bar has room for, beside «Más». */
const IN_BAR = 4;

/**
 * The navigation of a dashboard: at the side of wide screens, and at a telephone's foot a bar with a few entries, whose «Más» unfolds it
 * whole. It is one list in both, so that each link is in the document once, also for browsers that hide nothing (`.side-menu`). So are
 * the way home and the head, which on a telephone are laid out among the parts of the screen (`contents`).
 */
export function Sidebar({ siteName, label, groups, current, mark, head, foot }: Props) {
  const all = groups.flatMap(({ entries }) => entries);
  const inBar = all.filter(({ onPhone }) => onPhone).slice(0, IN_BAR);
  const elsewhere = current !== undefined && !inBar.includes(current);
  const scroller = useRef<HTMLDivElement>(null);
  // A long navigation is scrolled to the current entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry is another place
  useEffect(() => {
    const [box, entry] = [scroller.current, scroller.current?.querySelector<HTMLElement>("[aria-current]")];
    if (!box || !entry) return;
    const [top, bottom] = [entry.offsetTop - box.scrollTop, entry.offsetTop + entry.offsetHeight - box.scrollTop];
    if (top < 0 || bottom > box.clientHeight) box.scrollTop = entry.offsetTop - box.clientHeight / 2;
  }, [current?.to]);
  return (
    <aside aria-label={siteName} className="max-md:contents md:border-r md:bg-surface print:hidden">
      <div className="max-md:contents md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:gap-3 md:p-3.5 md:pb-4.5">
        <div className={HOME}>
          <LogoLink name={siteName} />
          {mark && <span className="max-md:hidden">{mark}</span>}
        </div>
        {head}
        <div
          data-phone-bar
          className="z-30 bg-surface max-md:sticky max-md:bottom-0 max-md:order-1 max-md:min-h-17 max-md:border-t md:min-h-0 md:flex-1"
        >
          <div id={MENU} popover="auto" className="side-menu">
            <div className="flex flex-col gap-3 max-md:p-3.5 md:h-full">
              <div ref={scroller} className="relative min-h-0 flex-1 md:overflow-y-auto">
                <nav aria-label={label} className="grid gap-0.5">
                  {groups.map((group) => (
                    <Group key={group.heading ?? ""} group={group} current={current} inBar={inBar} />
                  ))}
                </nav>
              </div>
              {foot && <div data-wide>{foot}</div>}
              {inBar.length < all.length && (
                <button
                  type="button"
                  data-more
                  popoverTarget={MENU}
                  className={clsx("md:hidden [&>.lucide]:size-5.5", elsewhere ? "font-bold text-brand" : "text-ink-2")}
                >
                  <Ellipsis />
                  {m.dashboard_more()}
                </button>
              )}
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
}

interface GroupProps {
  group: EntryGroup;
  current: Entry | undefined;
  inBar: readonly Entry[];
}

function Group({ group: { heading, entries }, current, inBar }: GroupProps) {
  const id = useId();
  return (
    <>
      {heading && (
        <p id={id} className="px-2.5 pt-3 pb-1 font-medium text-ink-3 text-xs">
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && id} className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.to} data-in-bar={inBar.includes(entry) || undefined}>
            <a href={href(entry.to)} aria-current={entry === current ? "page" : undefined} className={LINK}>
              {entry.icon}
              <span data-short={entry.short ?? entry.label}>{entry.label}</span>{" "}
              {entry.figure && (
                <span data-wide className="ml-auto font-medium text-xs tabular-nums">
                  {entry.figure}
                </span>
              )}
              {entry.waiting && (
                <span
                  data-waiting
                  className="ml-auto min-w-6.5 rounded-full bg-alba-100 px-1.75 py-px text-center font-semibold text-[#7a2410] text-xs tabular-nums"
                >
                  {entry.waiting.number}
                  <span className="sr-only"> {entry.waiting.label}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
