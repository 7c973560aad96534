import clsx from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useId } from "react";
import { href } from "#app/locale.ts";
import { MenuLink } from "#app/ui/popover-menu.tsx";
import { m } from "#messages/m.ts";
import type { Entry, EntryGroup } from "./entries.ts";

interface Props {
  label: string;
  groups: readonly EntryGroup[];
  current: Entry | undefined;
}

const CELL =
  "relative grid min-h-[54px] w-full justify-items-center content-center gap-0.5 rounded-sm text-xs font-medium leading-[1.2] text-ink-2 no-underline aria-[current]:font-bold aria-[current]:text-brand [&>.lucide]:size-5.5";

/** The navigation of a dashboard at the foot of a telephone: four entries, and the others behind «Más». */
export function PhoneBar({ label, groups, current }: Props) {
  const menu = useId();
  const all = groups.flatMap(({ entries }) => entries);
  const shown = all.filter(({ onPhone }) => onPhone).slice(0, 4);
  const others = all.filter((entry) => !shown.includes(entry));
  const elsewhere = current !== undefined && others.includes(current);
  return (
    <nav
      aria-label={label}
      data-phone-bar
      className="sticky bottom-0 z-30 border-t bg-surface px-1 pt-1 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map((entry) => (
          <li key={entry.to}>
            <a href={href(entry.to)} aria-current={entry === current ? "page" : undefined} className={CELL}>
              {entry.icon}
              {entry.short ?? entry.label}
              {entry.waiting && (
                <span className="absolute top-0 left-1/2 ml-1 h-5 min-w-5 rounded-full bg-alba-600 px-1 text-center font-bold text-white text-xs leading-5! tabular-nums">
                  {entry.waiting.number}
                  <span className="sr-only"> {entry.waiting.label}</span>
                </span>
              )}
            </a>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <button type="button" popoverTarget={menu} className={clsx(CELL, elsewhere && "font-bold text-brand")}>
              <Ellipsis />
              {m.dashboard_more()}
            </button>
            <div id={menu} popover="auto" data-above className="menu">
              <ul>
                {others.map((entry) => (
                  <MenuLink key={entry.to} href={href(entry.to)} icon={entry.icon} aria-current={entry === current ? "page" : undefined}>
                    {entry.label}
                  </MenuLink>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}
