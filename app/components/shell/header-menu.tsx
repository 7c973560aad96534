import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { MenuItem } from "#domain/content/header-menu.ts";
import { m } from "#messages/m.ts";
import { forCenters, MenuLink } from "./menu-link.tsx";

const ITEM =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-sm px-2 font-[520] text-ink text-md no-underline hover:bg-hover aria-[current]:rounded-none aria-[current]:font-semibold aria-[current]:text-brand aria-[current]:[box-shadow:inset_0_-2.5px_0_0_var(--color-alba-400)]";

const CHILD = "flex min-h-11 items-center rounded-sm px-3 font-medium text-ink text-md no-underline hover:bg-tint";

/** The site's menu, each entry once: a row in the bar of wide screens, a list in the sheet (`.site-menu`). */
export function HeaderMenu({ menu, pathname }: { menu: readonly MenuItem[]; pathname: string }) {
  const door = forCenters();
  const all = menu.some(({ url }) => url === door.url) ? menu : [...menu, door];
  return (
    <nav aria-label={m.shell_main_menu()} className="ml-auto max-lg:hidden">
      <ul className="flex gap-0.5">
        {all.map((entry) => {
          const opens = entry.children.length > 0 && `menu-${entry.id}`;
          return (
            <li key={entry.id} data-group={opens ? "" : undefined} className={clsx("relative", entry.id === door.id && "max-xl:hidden")}>
              <MenuLink entry={entry} pathname={pathname} className={ITEM}>
                <ChevronRight className="hidden" />
              </MenuLink>
              {opens && <Children entry={entry} id={opens} pathname={pathname} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The entries below another. In the row a native popover has them, whose button covers the whole entry. */
function Children({ entry, id, pathname }: { entry: MenuItem; id: string; pathname: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={m.shell_open_group({ name: entry.label })}
        className="absolute inset-0 flex items-center justify-end px-2"
      >
        <ChevronDown />
      </button>
      <ul id={id} popover="auto" className="menu">
        {entry.children.map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} pathname={pathname} className={CHILD} />
          </li>
        ))}
      </ul>
    </>
  );
}
