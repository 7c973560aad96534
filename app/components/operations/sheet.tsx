import clsx from "clsx";
import type { ReactNode } from "react";

/** One sheet with several subjects, separated by thin lines. On a desktop two are side by side. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] rounded-xl border bg-surface elevation-1 lg:grid-cols-2">{children}</div>
);

/** A subject of a sheet. */
export const Cell = ({ place = "left", children }: { place?: "wide" | "left" | "right"; children: ReactNode }) => (
  <div
    className={clsx(
      "grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-t px-4 py-5 first:border-t-0 md:px-6",
      place === "wide" && "lg:col-span-2",
      place === "right" && "lg:nth-2:border-t-0 lg:border-l",
    )}
  >
    {children}
  </div>
);
