import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import type { FooterMenu } from "#domain/content/footer-menu.ts";
import { defaultMenu, type MenuItem } from "#domain/content/header-menu.ts";
import { defaultSite } from "#domain/content/site.ts";
import type { ShellPerson } from "./account-links.ts";
import { CookieBar } from "./cookie-bar.tsx";
import { DemoBar } from "./demo-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

export interface ShellData {
  menu: readonly MenuItem[];
  menuVersion: string;
  footer: FooterMenu;
  pathname: string;
  /** Null for a visitor. */
  person: ShellPerson | null;
  year: number;
}

interface Props {
  /** Absent when the layout failed to load. */
  shell: ShellData | undefined;
  children: ReactNode;
}

const NO_FOOTER: FooterMenu = { columns: [], line: [] };

/** The header, footer and bars around every page outside the dashboards. */
export function VisitorShell({ shell, children }: Props) {
  const root = useRootData();
  const site = root?.site ?? defaultSite;
  return (
    <>
      <SkipLink />
      {root?.demo && <DemoBar open={root.demo === "open"} />}
      <SiteHeader
        site={site}
        menu={shell?.menu ?? defaultMenu}
        version={shell?.menuVersion}
        pathname={shell?.pathname ?? ""}
        person={shell?.person ?? null}
      />
      {children}
      <SiteFooter site={site} menu={shell?.footer ?? NO_FOOTER} year={shell?.year ?? new Date().getUTCFullYear()} />
      {shell && root?.cookieChoice === null && <CookieBar />}
    </>
  );
}
