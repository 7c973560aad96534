import clsx from "clsx";
import type { ReactNode } from "react";

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** The sample or the comparison in words: "mediana, 112 casos". A number without it is not shown. */
  detail: ReactNode;
  /** A small drawing beside the number, never instead of it. */
  picture?: ReactNode;
  className?: string;
}

/** Belongs inside a `<dl>`, with others side by side or alone in a Card. */
export function StatTile({ label, value, detail, picture, className }: StatTileProps) {
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <dt className="text-sm font-medium text-ink-2">{label}</dt>
      <dd className="flex items-end justify-between gap-2 font-display text-[1.625rem] leading-[1.1]! font-[640] md:text-[2rem]">
        <span className="num">{value}</span>
        {picture}
      </dd>
      <dd className="text-[.90625rem] text-balance leading-[1.35]! text-ink-3">{detail}</dd>
    </div>
  );
}
