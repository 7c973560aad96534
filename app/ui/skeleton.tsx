import clsx from "clsx";
import type { ReactNode } from "react";

/** A grey box with a slow sheen. Classes set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("skeleton block", className)} />;
}

/** Announces once that something is loading, while its boxes hold the place. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div aria-busy className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}

/** The skeleton of a card with cover, name, facts and two buttons. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-2xl border bg-surface elevation-1">
      <Skeleton className="h-26 rounded-none! sm:h-auto sm:aspect-[16/9.6]" />
      <div className="grid grid-cols-1 gap-3 px-[22px] pt-5 pb-[22px]">
        <div className="flex items-center justify-between">
          <Skeleton className="h-7 w-28 rounded-full!" />
          <Skeleton className="h-5 w-22" />
        </div>
        <Skeleton className="h-6 w-[72%]" />
        <Skeleton className="h-[18px] w-[46%]" />
        <div className="flex gap-2">
          <Skeleton className="h-7 w-14 rounded-full!" />
          <Skeleton className="h-7 w-16 rounded-full!" />
          <Skeleton className="h-7 w-36 rounded-full!" />
        </div>
        <div className="border-t">
          {["a", "b", "c"].map((row) => (
            <div key={row} className="flex justify-between border-b py-3">
              <Skeleton className="h-[18px] w-22" />
              <Skeleton className="h-[18px] w-28" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <Skeleton className="h-11 rounded-lg!" />
          <Skeleton className="h-11 rounded-lg!" />
        </div>
      </div>
    </div>
  );
}

/** The skeleton of a row, for compact cards and the lists of a dashboard. */
export function RowSkeleton() {
  return (
    <div className="flex items-center gap-4 border-b py-4">
      <Skeleton className="size-13 flex-none rounded-arch!" />
      <div className="grid grow gap-2">
        <Skeleton className="h-[18px] w-1/2" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  );
}
