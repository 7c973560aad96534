import ChevronDown from "lucide-react/icons/chevron-down";
import LogOut from "lucide-react/icons/log-out";
import { useId } from "react";
import { href } from "#app/locale.ts";
import { MenuAction, MenuLine, MenuLink } from "#app/ui/popover-menu.tsx";
import { m } from "#messages/m.ts";
import type { Entry } from "./entries.ts";

export interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** Where «Cerrar sesión» is posted to. */
export const SIGN_OUT = "/salir";

/** Returns a person's name for small spaces: the given name, or the mailbox. */
export const calledBy = ({ firstName, email }: Person) => firstName ?? email.split("@")[0]!;

const initials = (person: Person) =>
  [calledBy(person), person.lastName ?? ""]
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

interface PersonMenuProps {
  person: Person;
  /** Screens of the account that the navigation does not have. */
  entries?: readonly Entry[];
}

/** The signed-in person, with links to the account and a button to sign out. */
export function PersonMenu({ person, entries = [] }: PersonMenuProps) {
  const id = useId();
  const name = [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-sm font-medium text-ui hover:bg-hover md:px-1"
      >
        <span aria-hidden className="grid size-9 place-items-center rounded-full bg-mar-800 font-bold text-white text-xs">
          {initials(person)}
        </span>
        <span className="sr-only">{m.dashboard_account_of({ name })}</span>
        <span aria-hidden className="max-w-40 max-md:hidden truncate">
          {calledBy(person)}
        </span>
        <ChevronDown className="max-md:hidden" />
      </button>
      <div id={id} popover="auto" className="menu">
        <p className="px-3 pt-2 pb-2.5 leading-[1.35]!">
          <b translate="no" className="block font-semibold">
            {name}
          </b>
          <span className="block text-ink-2 text-sm truncate">{person.email}</span>
        </p>
        {entries.length > 0 && (
          <ul>
            {entries.map(({ to, label, icon }) => (
              <MenuLink key={to} href={href(to)} icon={icon}>
                {label}
              </MenuLink>
            ))}
            <MenuLine />
          </ul>
        )}
        <form method="post" action={href(SIGN_OUT)}>
          <ul>
            <MenuAction type="submit" icon={<LogOut />}>
              {m.dashboard_sign_out()}
            </MenuAction>
          </ul>
        </form>
      </div>
    </>
  );
}
