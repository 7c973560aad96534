import type { ReactNode } from "react";
import { LogoMark } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

interface Props {
  siteName: string;
  /** On the left of wide screens, such as a search. */
  start?: ReactNode;
  /** Before the person's menu: exits, notices. */
  tools?: ReactNode;
  person: ReactNode;
}

/** The bar at the top of a dashboard, which stays visible. */
export function TopBar({ siteName, start, tools, person }: Props) {
  return (
    <header className="sticky top-0 z-20 flex h-14.5 items-center gap-0.5 border-b bg-surface pr-2.5 pl-3.5 md:h-16 md:gap-2 md:px-8">
      <a href={href("/")} aria-label={m.shell_home_label({ name: siteName })} className="grid size-11 place-items-center md:hidden">
        <LogoMark className="size-8.5" />
      </a>
      <div className="hidden w-full max-w-100 md:block">{start}</div>
      <div className="ml-auto flex items-center gap-0.5 md:gap-2">
        {tools}
        {person}
      </div>
    </header>
  );
}
