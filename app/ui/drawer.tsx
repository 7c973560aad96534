import clsx from "clsx";
import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

interface DrawerProps {
  /** The id that a Button names in `opens`. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** «Limpiar», «Ver 18 centros»: always visible while the body scrolls. */
  footer?: ReactNode;
  /** 460 px instead of 390. */
  wide?: boolean;
  /** The form around body and footer. */
  form?: Omit<ComponentProps<"form">, "children" | "className">;
}

/** A panel from the right. It is a native modal dialog, so ×, Esc and the scrim close it without our script. */
export function Drawer({ id, title, closeLabel, children, footer, wide, form }: DrawerProps) {
  const inside = (
    <>
      <div className="grow px-[22px] py-5 md:px-7 md:py-6">{children}</div>
      {footer && <div className="sticky bottom-0 z-10 flex gap-3 border-t bg-surface px-5 py-3.5 md:px-7 md:py-4">{footer}</div>}
    </>
  );
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className="drawer"
      style={wide ? { ["--drawer-width" as string]: "460px" } : undefined}
    >
      <div className="sticky top-0 z-10 flex flex-none items-center justify-between border-b bg-surface py-2.5 pr-3 pl-[22px] md:py-3.5 md:pr-4 md:pl-7">
        <h2 id={`${id}-title`} className="title-3">
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" label={closeLabel}>
            <X />
          </IconButton>
        </form>
      </div>
      {form ? (
        <form {...form} className="flex grow flex-col">
          {inside}
        </form>
      ) : (
        <div className={clsx("flex grow flex-col")}>{inside}</div>
      )}
    </dialog>
  );
}
