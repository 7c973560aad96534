import type { ComponentProps, ReactNode } from "react";
import { Button, type ButtonKind } from "./button.tsx";

interface PopoverMenuProps {
  id: string;
  /** The accessible name of the list. */
  label: string;
  button: {
    kind: ButtonKind;
    size?: "s" | "m";
    icon?: ReactNode;
    iconAfter?: ReactNode;
    children: ReactNode;
    "aria-label"?: string;
    className?: string;
  };
  /** The person or thing that the menu belongs to, above the entries. */
  heading?: ReactNode;
  /** MenuLink, MenuAction and MenuLine. */
  children: ReactNode;
}

/** A button and the short list that it opens. The browser closes it on Esc and on a click elsewhere. */
export function PopoverMenu({ id, label, button, heading, children }: PopoverMenuProps) {
  return (
    <>
      <Button {...button} type="button" popoverTarget={id}>
        {button.children}
      </Button>
      <nav id={id} popover="auto" aria-label={label} className="menu">
        {heading && <div className="px-3 pt-2 pb-2.5 leading-[1.35]!">{heading}</div>}
        <ul>{children}</ul>
      </nav>
    </>
  );
}

const ENTRY =
  "flex min-h-11.5 w-full items-center gap-3 rounded-sm px-3 text-left text-md font-medium text-ink no-underline hover:bg-tint aria-[current]:bg-tint [&>.lucide]:size-5";

export function MenuLink({ icon, children, ...link }: ComponentProps<"a"> & { href: string; icon?: ReactNode }) {
  return (
    <li>
      <a {...link} className={ENTRY}>
        {icon}
        {children}
      </a>
    </li>
  );
}

/** An action such as signing out, as the button of a form. */
export function MenuAction({
  icon,
  children,
  ...button
}: Omit<ComponentProps<"button">, "type"> & { type: "submit" | "button"; icon?: ReactNode }) {
  return (
    <li>
      <button {...button} className={ENTRY}>
        {icon}
        {children}
      </button>
    </li>
  );
}

export function MenuLine() {
  return <li aria-hidden className="my-2 border-t" />;
}
