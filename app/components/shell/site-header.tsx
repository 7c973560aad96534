import clsx from "clsx";
import Heart from "lucide-react/icons/heart";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { MenuSea } from "#app/components/illustration/marks.tsx";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { type MenuItem, ownEntry } from "#domain/content/header-menu.ts";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import type { ShellPerson } from "./account-links.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { LogoLink } from "./logo-link.tsx";
import { MenuLink } from "./menu-link.tsx";
import { UserMenu } from "./user-menu.tsx";

interface ContentsProps {
  /** Null for a visitor. */
  person: ShellPerson | null;
  site: Site;
  menu: readonly MenuItem[];
  pathname: string;
}

interface Props extends ContentsProps {
  /** The version of the menus. An open page that hears of another one loads header and footer again. */
  version: string | undefined;
}

/** The id of the bar that is also the menu. */
const MENU = "menu-movil";

const SAVED = "/guardados";

const BAR = "sticky top-0 z-40 border-b bg-[color-mix(in_srgb,var(--color-page)_94%,transparent)] [backdrop-filter:blur(14px)]";

const REACH =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-sm font-medium text-ink text-md no-underline hover:bg-hover aria-[current]:text-brand";

/** The header, sticky on every public page: name, menu, the phone and what was saved one tap away. */
export function SiteHeader({ version, ...contents }: Props) {
  const attributes = { "data-menu-version": version, className: BAR };
  // Cached parts are the same for everybody, so a person's header is not cached.
  if (contents.person)
    return (
      <header {...attributes}>
        <HeaderContents {...contents} />
      </header>
    );
  return <KeptPart as="header" attributes={attributes} name="site-header" part={HeaderContents} of={contents} />;
}

/**
 * Draws the bar, which is its own menu: on narrow screens its button opens the bar over the whole page as a native popover, without
 * script, with what the bar had no room for. So each link is in the document once, also for browsers that hide nothing.
 */
function HeaderContents({ person, site, menu, pathname }: ContentsProps) {
  return (
    // Keeps the place of the bar while it covers the page.
    <div className="h-16.5 md:h-19">
      <div id={MENU} popover="auto" className="wrap site-menu flex h-full items-center gap-2 text-ink">
        <LogoLink name={site.name} />
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={m.shell_menu()}
          className="grid size-11 flex-none place-items-center rounded-full text-ink hover:bg-hover"
        >
          <Menu data-bar />
          <X className="hidden" />
        </button>
        <HeaderMenu menu={menu} pathname={pathname} />
        <a href={`tel:${site.phoneE164}`} aria-label={m.shell_call({ phone: site.phone })} className={clsx(REACH, "ml-auto")}>
          <Phone />
          <span className="max-xl:hidden">{site.phone}</span>
        </a>
        <nav aria-label={m.shell_tools()}>
          <ul className="flex">
            {tools()
              .filter(({ url }) => !menu.some((entry) => entry.url === url))
              .map((entry) => (
                <li key={entry.id} className="hidden">
                  <MenuLink entry={entry} pathname={pathname} className={REACH} />
                </li>
              ))}
            <li>
              <a href={href(SAVED)} aria-label={m.shell_saved()} aria-current={pathname === SAVED ? "page" : undefined} className={REACH}>
                <Heart data-bar />
                <span className="hidden">{m.shell_saved()}</span>
              </a>
            </li>
          </ul>
        </nav>
        <div data-account className="flex items-center gap-2 max-lg:hidden">
          {person ? <UserMenu person={person} /> : <WaysIn />}
        </div>
        <MenuSea className="hidden" />
      </div>
    </div>
  );
}

const WaysIn = () => (
  <>
    <a href={href("/login")} className={REACH}>
      {m.shell_sign_in()}
    </a>{" "}
    <Button kind="outline" size="s" href={href("/registro")}>
      {m.shell_register()}
    </Button>
  </>
);

/** Helpful pages that belong to no entry of the main menu, for the sheet. */
const tools = (): MenuItem[] => [
  ownEntry("costs", m.shell_footer_prices(), "/costos-financiamiento"),
  ownEntry("trip", m.shell_footer_trip(), "/republica-dominicana/planificar-mi-experiencia"),
  ownEntry("compare", m.shell_footer_compare(), "/comparar"),
];
