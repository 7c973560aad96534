import type { ReactNode } from "react";

interface Props {
  /** On the left of wide screens, such as a search. */
  start?: ReactNode;
  /** Before the person's menu: exits, notices. */
  tools?: ReactNode;
  person: ReactNode;
}

/** The bar at the top of a dashboard, which stays visible. On a telephone the sidebar's way home is at its left. */
export function TopBar({ start, tools, person }: Props) {
  return (
    <header className="sticky top-0 z-20 flex h-14.5 max-md:-order-1 items-center gap-0.5 border-b bg-surface pr-2.5 md:h-16 md:gap-2 md:px-8">
      <div className="hidden w-full max-w-100 md:block">{start}</div>
      <div className="ml-auto flex items-center gap-0.5 md:gap-2">
        {tools}
        {person}
      </div>
    </header>
  );
}
