import ChevronDown from "lucide-react/icons/chevron-down";
import type { MenuItem } from "#domain/content/header-menu.ts";
import { m } from "#messages/m.ts";
import { MenuLink } from "./menu-link.tsx";

const ITEM =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3.25 font-[520] text-ink text-md no-underline hover:bg-hover aria-[current]:rounded-none aria-[current]:font-semibold aria-[current]:text-brand aria-[current]:[box-shadow:inset_0_-2.5px_0_0_var(--color-alba-400)]";

/** The menu as a row; entries with children open a native popover. */
export function DesktopMenu({ menu, pathname }: { menu: readonly MenuItem[]; pathname: string }) {
  return (
    <nav aria-label={m.shell_main_menu()} className="mx-auto max-lg:hidden">
      <ul className="flex gap-0.5">
        {menu.map((entry) => (
          <li key={entry.id}>
            {entry.children.length === 0 ? (
              <MenuLink entry={entry} pathname={pathname} className={ITEM} />
            ) : (
              <>
                <button type="button" popoverTarget={`menu-${entry.id}`} className={ITEM}>
                  {entry.label}
                  <ChevronDown />
                </button>
                <ul id={`menu-${entry.id}`} popover="auto" className="menu">
                  {entry.children.map((child) => (
                    <li key={child.id}>
                      <MenuLink
                        entry={child}
                        pathname={pathname}
                        className="flex min-h-11 items-center rounded-sm px-3 font-medium text-ink text-md no-underline hover:bg-tint"
                      />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
