import clsx from "clsx";
import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from "react";

interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** A lucide icon, 19 px. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** True where J and K stop, on a screen with keys. */
  "data-stop"?: boolean;
  onKeyDown?: KeyboardEventHandler | undefined;
}

/**
 * A link outside of a sentence, with a 44 px target («Ver los 24 centros →»), which a space follows for readers without a layout. Inside a
 * sentence write `<a className="link">`.
 */
export function TextLink({ href, children, icon, iconAfter, className, onClick, "data-stop": stop, onKeyDown }: TextLinkProps) {
  return (
    <>
      <a
        href={href}
        onClick={onClick}
        data-stop={stop}
        onKeyDown={onKeyDown}
        className={clsx(
          "inline-flex min-h-11 items-center gap-[7px] font-semibold text-brand no-underline hover:underline [&>.lucide]:size-[19px]",
          className,
        )}
      >
        {icon}
        {children}
        {iconAfter}
      </a>{" "}
    </>
  );
}
