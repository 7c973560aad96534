import clsx from "clsx";
import type { ReactNode } from "react";

/** A word about something (a service, a reason) that cannot be pressed. `quiet` has no background: «+2 más». */
export function Tag({ children, quiet, className }: { children: ReactNode; quiet?: boolean; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 py-1 text-[.90625rem] leading-[1.45] font-medium whitespace-nowrap text-ink-2",
        quiet ? "px-1" : "rounded-full bg-badge-none px-[11px]",
        className,
      )}
    >
      {children}
    </span>
  );
}
