import { type ReactNode, useEffect, useId, useRef } from "react";
import { LogoLink } from "#app/components/shell/logo-link.tsx";
import { href } from "#app/locale.ts";
import type { Entry, EntryGroup } from "./entries.ts";

interface Props {
  siteName: string;
  label: string;
  groups: readonly EntryGroup[];
  current: Entry | undefined;
  /** Beside the name of the site, such as «Admin». */
  mark?: ReactNode;
  /** Below the name of the site, such as the choice of a center. */
  head?: ReactNode;
  /** At the foot, such as «Pausar todo». */
  foot?: ReactNode;
}

const LINK =
  "flex min-h-11 items-center gap-2.5 rounded-[11px] px-2.5 text-[.96875rem] font-medium text-ink-2 no-underline hover:bg-hover aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-brand [&>.lucide]:size-5";

/** The navigation of a dashboard, at the side of wide screens. */
export function Sidebar({ siteName, label, groups, current, mark, head, foot }: Props) {
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
    <aside aria-label={siteName} className="hidden border-r bg-surface md:block">
      <div className="sticky top-0 flex h-dvh flex-col gap-3 px-3.5 pt-3.5 pb-4.5">
        <div className="flex items-center gap-2.5 px-2">
          <LogoLink name={siteName} />
          {mark}
        </div>
        {head}
        <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto">
          <nav aria-label={label} className="grid gap-0.5">
            {groups.map((group) => (
              <Group key={group.heading ?? ""} group={group} current={current} />
            ))}
          </nav>
        </div>
        {foot}
      </div>
    </aside>
  );
}

function Group({ group: { heading, entries }, current }: { group: EntryGroup; current: Entry | undefined }) {
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
          <li key={entry.to}>
            <a href={href(entry.to)} aria-current={entry === current ? "page" : undefined} className={LINK}>
              {entry.icon}
              <span>{entry.label}</span>
              {entry.waiting && (
                <span className="ml-auto min-w-6.5 rounded-full bg-alba-100 px-1.75 py-px text-center font-semibold text-[#7a2410] text-xs tabular-nums">
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
