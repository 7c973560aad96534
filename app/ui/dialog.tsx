import clsx from "clsx";
import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

interface DialogProps extends Omit<ComponentProps<"dialog">, "id" | "title"> {
  /** The id that a Button names in `opens`. */
  id: string;
  closeLabel: string;
  /** 1080 px for a form with a side, 640 px for a question. */
  size?: "form" | "question";
  /** A DialogSide, only beside a form. */
  side?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog, a sheet on phones. The browser traps the focus and gives it back; Esc closes it. It contains DialogHeader,
 * DialogBody and DialogFooter, which may share one form.
 */
export function Dialog({ id, closeLabel, size = "form", side, children, className, style, ...rest }: DialogProps) {
  return (
    <dialog
      {...rest}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      style={size === "question" ? { ...style, ["--dialog-width" as string]: "640px" } : style}
      className={clsx("dialog md:overflow-hidden", className)}
    >
      {/* This part takes no room, and stays in view while the sheet scrolls. */}
      <form
        method="dialog"
        className={clsx(
          "sticky top-0 z-20 flex h-0 justify-end max-md:*:mr-2.5 md:absolute md:top-4 md:right-6 md:h-auto",
          side ? "max-md:*:mt-1.5" : "max-md:*:mt-3.5",
        )}
      >
        <IconButton type="submit" label={closeLabel}>
          <X />
        </IconButton>
      </form>
      <div className={clsx("grid", side && "md:grid-cols-[348px_minmax(0,1fr)]")}>
        {side}
        <div className="flex min-w-0 flex-col md:max-h-[calc(100dvh-80px)] md:scroll-py-24 md:overflow-y-auto">{children}</div>
      </div>
    </dialog>
  );
}

/** The dark panel beside a form: what people get and from whom. A phone has no room for it. */
export function DialogSide({ picture, children, foot }: { picture?: ReactNode; children: ReactNode; foot?: ReactNode }) {
  return (
    <aside className="on-deep flex flex-col bg-mar-900 text-on-deep max-md:hidden">
      {picture && <div className="h-53 flex-none">{picture}</div>}
      <div className="flex grow flex-col p-8 text-ui text-on-deep-2">
        {children}
        {foot && <div className="mt-auto pt-6">{foot}</div>}
      </div>
    </aside>
  );
}

interface DialogHeaderProps {
  /** The id of the dialog that this title names. */
  dialogId: string;
  title: ReactNode;
  /** True where the body has a head of its own: this one is then only read aloud. */
  quiet?: boolean;
  children?: ReactNode;
}

export function DialogHeader({ dialogId, title, quiet, children }: DialogHeaderProps) {
  return (
    <header className={clsx("grid gap-1.5 px-5 pt-[22px] md:px-10 md:pt-8", quiet && "sr-only")}>
      <h2 id={`${dialogId}-title`} className="pr-12 title-2">
        {title}
      </h2>
      {children}
    </header>
  );
}

export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx("grow px-5 py-6 md:px-10", className)}>{children}</div>;
}

/** Stays visible while the body scrolls. */
export function DialogFooter({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={clsx("sticky bottom-0 z-10 flex items-center gap-3 border-t bg-surface px-5 py-3.5 md:px-10 md:py-[18px]", className)}
    >
      {children}
    </footer>
  );
}
