import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { type MenuItem, ownEntry } from "#domain/content/header-menu.ts";
import { m } from "#messages/m.ts";

interface Props {
  entry: MenuItem;
  pathname: string;
  className: string;
  children?: ReactNode;
}

/** One entry of the header menu. Internal links get the language's prefix, and links to a new tab say so. */
export function MenuLink({ entry, pathname, className, children }: Props) {
  const current = !entry.external && !entry.url.includes("#") && (pathname === entry.url || pathname.startsWith(`${entry.url}/`));
  const newTab = entry.target === "_blank";
  return (
    <a
      href={entry.external ? entry.url : href(entry.url)}
      className={className}
      {...(current && { "aria-current": "page" as const })}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {entry.label}
      {newTab && <span className="sr-only"> {m.shell_new_tab()}</span>}
      {children}
    </a>
  );
}

/** Leads a center to what concerns it, beside a menu that is for patients. */
export const forCenters = (): MenuItem => ownEntry("for-centers", m.shell_for_centers(), "/para-centros");
