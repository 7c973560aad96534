import clsx from "clsx";
import Heart from "lucide-react/icons/heart";
import Phone from "lucide-react/icons/phone";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { MenuItem } from "#domain/content/header-menu.ts";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import type { ShellPerson } from "./account-links.ts";
import { DesktopMenu } from "./desktop-menu.tsx";
import { LogoLink } from "./logo-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
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

function HeaderContents({ person, site, menu, pathname }: ContentsProps) {
  return (
    <div className="wrap flex h-16.5 items-center gap-2 md:h-19 lg:gap-6">
      <LogoLink name={site.name} />
      <DesktopMenu menu={menu} pathname={pathname} />
      <a href={`tel:${site.phoneE164}`} aria-label={m.shell_call({ phone: site.phone })} className={clsx(REACH, "ml-auto lg:ml-0 lg:px-2")}>
        <Phone />
        <span className="max-xl:hidden">{site.phone}</span>
      </a>
      <a href={href(SAVED)} aria-label={m.shell_saved()} aria-current={pathname === SAVED ? "page" : undefined} className={REACH}>
        <Heart />
      </a>
      <div className="flex items-center gap-2 max-lg:hidden">
        {person ? (
          <UserMenu person={person} />
        ) : (
          <>
            <a href={href("/login")} className={REACH}>
              {m.shell_sign_in()}
            </a>{" "}
            <Button kind="outline" size="s" href={href("/registro")}>
              {m.shell_register()}
            </Button>
          </>
        )}
      </div>
      <MobileMenu person={person} site={site} menu={menu} pathname={pathname} />
    </div>
  );
}
