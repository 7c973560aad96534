import { type ReactNode, useRef } from "react";

interface Props {
  id: string;
  label: string;
  /** Draws the choices. Call `close` once something was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A popover with the choices of a tool. The browser closes it on Esc and on a click elsewhere, and returns the focus. */
export function Picker({ id, label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} id={id} popover="auto" role="dialog" aria-label={label} className="menu picker">
      {children(() => place.current?.hidePopover())}
    </div>
  );
}

/** The style of a choice. */
export const CHOICE = "grid min-h-11 w-full content-center rounded-sm px-3 py-2 text-left text-ui leading-[1.35]! hover:bg-tint";
