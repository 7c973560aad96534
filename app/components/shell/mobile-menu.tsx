import { ChevronRight, Menu, Phone, X } from "lucide-react";
import { m } from "#app/paraglide/messages.js";
import type { MenuItem } from "#domain/content/header-menu.ts";
import type { Site } from "#domain/content/site.ts";
import { LogoLink } from "./logo-link.tsx";
import { MenuLink } from "./menu-link.tsx";

const ICON_BUTTON = "grid size-11 flex-none place-items-center rounded-full text-ink hover:bg-hover";

/** The whole screen as a native popover: opens and closes without any script, Esc included. */
export function MobileMenu({ site, menu, pathname }: { site: Site; menu: readonly MenuItem[]; pathname: string }) {
  return (
    <>
      <button type="button" popoverTarget="menu-movil" aria-label={m.shell_open_menu()} className={`${ICON_BUTTON} lg:hidden`}>
        <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        id="menu-movil"
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-auto bg-page p-0 text-ink lg:hidden"
      >
        <div className="wrap flex h-16.5 items-center justify-between border-b">
          <LogoLink name={site.name} />
          <button
            type="button"
            popoverTarget="menu-movil"
            popoverTargetAction="hide"
            aria-label={m.shell_close_menu()}
            className={ICON_BUTTON}
          >
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <div className="wrap pt-2.5 pb-8">
          <nav aria-label={m.shell_main_menu()}>
            {menu.flatMap((entry) => [
              <MenuLink key={entry.id} entry={entry} pathname={pathname} className={ENTRY}>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </MenuLink>,
              ...entry.children.map((child) => (
                <MenuLink
                  key={`${entry.id}-${child.id}`}
                  entry={child}
                  pathname={pathname}
                  className="flex min-h-12 items-center border-b pl-4 text-ink-2 text-lg no-underline"
                />
              )),
            ])}
          </nav>
          <a
            href={`tel:${site.phoneE164}`}
            className="mt-6 inline-flex min-h-12 w-full items-center justify-center gap-2.5 font-semibold text-brand no-underline"
          >
            <Phone size={19} strokeWidth={1.75} aria-hidden="true" />
            {site.phone}
          </a>
        </div>
        <svg viewBox="0 0 390 138" preserveAspectRatio="none" className="mt-auto block w-full" aria-hidden="true">
          <ellipse cx="270" cy="60" rx="60" ry="60" fill="var(--color-alba-100)" />
          <circle cx="270" cy="60" r="38" fill="var(--color-alba-300)" />
          <path d="M0 84C90 70 150 84 210 72C240 116 300 116 330 76C356 68 378 70 390 74V138H0Z" fill="var(--color-mar-200)" />
          <path d="M0 112C130 96 250 124 390 100V138H0Z" fill="var(--color-mar-400)" />
        </svg>
      </div>
    </>
  );
}

const ENTRY = "flex min-h-15 items-center justify-between border-b font-[640] font-display text-[26px] text-ink leading-tight no-underline";
