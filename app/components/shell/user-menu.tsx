import ChevronDown from "lucide-react/icons/chevron-down";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import User from "lucide-react/icons/user";
import { href } from "#app/locale.ts";
import { MenuAction, MenuLine, MenuLink, PopoverMenu } from "#app/ui/popover-menu.tsx";
import { m } from "#messages/m.ts";
import { fullNameOf, type ShellPerson, shortNameOf } from "./account-links.ts";

/** The signed-in person, with links to their own area and a button to sign out. */
export function UserMenu({ person }: { person: ShellPerson }) {
  const name = fullNameOf(person, m.shell_user());
  return (
    <form method="post" action={href("/salir")}>
      <PopoverMenu
        id="menu-cuenta"
        label={m.shell_account()}
        button={{ kind: "outline", size: "s", icon: <User />, iconAfter: <ChevronDown />, children: shortNameOf(person, m.shell_user()) }}
        heading={
          <>
            <b translate="no" className="block">
              {name}
            </b>
            <span className="text-ink-2 text-sm">{person.email}</span>
          </>
        }
      >
        <MenuLink href={person.home} icon={<LayoutDashboard />}>
          {m.shell_dashboard()}
        </MenuLink>
        {person.profile && (
          <MenuLink href={person.profile} icon={<User />}>
            {m.shell_profile()}
          </MenuLink>
        )}
        {person.settings && (
          <MenuLink href={person.settings} icon={<Settings />}>
            {m.shell_settings()}
          </MenuLink>
        )}
        <MenuLine />
        <MenuAction type="submit" icon={<LogOut />}>
          {m.shell_sign_out()}
        </MenuAction>
      </PopoverMenu>
    </form>
  );
}
