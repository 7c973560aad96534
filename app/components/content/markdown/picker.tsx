import { type ReactNode, useRef } from "react";

interface Props {
  id: string;
  label: string;
  /** Draws what there is to choose from; `close` is called once something was chosen. */
  children: (close: () => void) => ReactNode;
}

/** What a tool opens to choose from. The browser closes it on Esc and on a click elsewhere, and gives the focus back. */
export function Picker({ id, label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} id={id} popover="auto" role="dialog" aria-label={label} className="menu picker">
      {children(() => place.current?.hidePopover())}
    </div>
  );
}

/** The look of one that can be chosen. */
export const CHOICE = "grid min-h-11 w-full content-center rounded-sm px-3 py-2 text-left text-ui leading-[1.35]! hover:bg-tint";
