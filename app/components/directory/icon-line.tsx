import clsx from "clsx";
import type { ReactNode } from "react";

/** One short fact after its icon. */
export function IconLine({ icon, children, className }: { icon: ReactNode; children: ReactNode; className?: string }) {
  return (
    <p
      className={clsx(
        "flex items-start gap-[7px] text-ui leading-[1.4]! text-ink-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-[17px] [&>.lucide]:text-ink-3",
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
