import ChevronRight from "lucide-react/icons/chevron-right";
import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { MenuSea } from "#app/components/illustration/marks.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { type MenuItem, ownEntry } from "#domain/content/header-menu.ts";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import { fullNameOf, type ShellPerson } from "./account-links.ts";
import { LogoLink } from "./logo-link.tsx";
import { MenuLink } from "./menu-link.tsx";

const ICON_BUTTON = "grid size-11 flex-none place-items-center rounded-full text-ink hover:bg-hover";

interface Props {
  /** Null for a visitor. */
  person: ShellPerson | null;
  site: Site;
  menu: readonly MenuItem[];
  pathname: string;
}

/** A full-screen native popover that opens and closes without script, also on Esc. */
export function MobileMenu({ person, site, menu, pathname }: Props) {
  return (
    <>
      <button type="button" popoverTarget="menu-movil" aria-label={m.shell_open_menu()} className={`${ICON_BUTTON} lg:hidden`}>
        <Menu />
      </button>
      <div
        id="menu-movil"
        popover="auto"
        className="fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none overflow-auto bg-page p-0 open:flex open:flex-col text-ink lg:hidden"
      >
        <div className="wrap flex h-16.5 flex-none items-center justify-between border-b">
          <LogoLink name={site.name} />
          <button
            type="button"
            popoverTarget="menu-movil"
            popoverTargetAction="hide"
            aria-label={m.shell_close_menu()}
            className={ICON_BUTTON}
          >
            <X />
          </button>
        </div>
        <div className="wrap pt-2.5 pb-8">
          <nav aria-label={m.shell_main_menu()}>
            <ul>
              {menu.map((entry) => (
                <li key={entry.id}>
                  <MenuLink entry={entry} pathname={pathname} className={ENTRY}>
                    <ChevronRight />
                  </MenuLink>
                  {entry.children.length > 0 && (
                    <ul>
                      {entry.children.map((child) => (
                        <li key={child.id}>
                          <MenuLink
                            entry={child}
                            pathname={pathname}
                            className="flex min-h-12 items-center border-b pl-4 text-ink-2 text-lg no-underline"
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={m.shell_tools()}>
            <ul className="grid grid-cols-2 gap-x-4 pt-3">
              {tools()
                .filter(({ url }) => !menu.some((entry) => entry.url === url))
                .map((entry) => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} pathname={pathname} className={TOOL} />
                  </li>
                ))}
            </ul>
          </nav>
          <div className="mt-5 grid gap-3">{person ? <OwnEntries person={person} /> : <WaysIn />}</div>
          <a
            href={`tel:${site.phoneE164}`}
            className="mt-6 inline-flex min-h-12 w-full items-center justify-center gap-2.5 font-semibold text-brand no-underline"
          >
            <Phone />
            {site.phone}
          </a>
        </div>
        <MenuSea className="mt-auto block h-auto w-full flex-none" />
      </div>
    </>
  );
}

const WaysIn = () => (
  <>
    <Button kind="primary" wide href={href("/registro")}>
      {m.shell_register()}
    </Button>{" "}
    <Button kind="outline" wide href={href("/login")}>
      {m.shell_sign_in()}
    </Button>
  </>
);

/** The same entries as the user menu of wide screens. */
function OwnEntries({ person }: { person: ShellPerson }) {
  const entries = [
    ownEntry("profile", m.shell_profile(), person.profile ?? ""),
    ownEntry("settings", m.shell_settings(), person.settings ?? ""),
  ].filter(({ url }) => url !== "");
  return (
    <>
      <p className="text-ink-2">
        <b className="block text-ink">{fullNameOf(person, m.shell_user())}</b>
        {person.email}
      </p>
      <Button kind="primary" wide href={person.home}>
        {m.shell_dashboard()}
      </Button>
      {entries.map(({ id, label, url }) => (
        <a key={id} href={url} className={TOOL}>
          {label}
        </a>
      ))}
      <form method="post" action={href("/salir")}>
        <Button type="submit" kind="outline" wide>
          {m.shell_sign_out()}
        </Button>
      </form>
    </>
  );
}

const ENTRY = "flex min-h-15 items-center justify-between border-b font-[640] font-display text-[26px] text-ink leading-tight no-underline";

const TOOL = "flex min-h-12 items-center font-semibold text-brand leading-tight no-underline";

/** Helpful pages that belong to no entry of the main menu. */
const tools = (): MenuItem[] => [
  ownEntry("costs", m.shell_footer_prices(), "/costos-financiamiento"),
  ownEntry("trip", m.shell_footer_trip(), "/republica-dominicana/planificar-mi-experiencia"),
  ownEntry("compare", m.shell_footer_compare(), "/comparar"),
  ownEntry("saved", m.shell_saved(), "/guardados"),
];
