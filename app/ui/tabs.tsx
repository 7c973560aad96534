import clsx from "clsx";
import type { FocusEvent, MouseEvent } from "react";
import { Count } from "./count.tsx";

export interface TabItem {
  href: string;
  label: string;
  count?: number;
  current?: boolean;
  /** The key that goes there, on a screen with keys. */
  "data-key"?: string | undefined;
  onClick?: (event: MouseEvent) => void;
}

/** Scrolls a tab into view as a whole: browsers do not move one of which a part is visible. On a click it must stay where it is. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** Links that look like tabs. Each leads to its own address or its own part of the page. */
export function Tabs({ label, items, className }: { label: string; items: readonly TabItem[]; className?: string }) {
  return (
    <nav aria-label={label} className={clsx("scroller border-b", className)}>
      {items.map(({ href, label: words, count, current, "data-key": key, onClick }) => (
        <a
          key={href}
          href={href}
          data-key={key}
          aria-current={current ? "true" : undefined}
          onFocus={showWhole}
          onClick={onClick}
          className={clsx(
            "inline-flex min-h-12 flex-none items-center gap-2 border-b-3 px-[15px] text-md whitespace-nowrap no-underline -outline-offset-3",
            current ? "border-alba-400 font-bold text-brand" : "border-transparent font-medium text-ink-2 hover:text-brand",
          )}
        >
          {words} {count !== undefined && (current ? <Count>{count}</Count> : <span>{count}</span>)}{" "}
        </a>
      ))}
    </nav>
  );
}
