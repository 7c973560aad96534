import type { ReactNode } from "react";

/** The three facts at the head of a profile. */
export function KeyFactList({ children }: { children: ReactNode }) {
  return <dl className="grid rounded-2xl border bg-surface md:grid-cols-3">{children}</dl>;
}

interface KeyFactProps {
  label: string;
  value: ReactNode;
  /** The sample, the period or the person behind the value. */
  basis: string;
  /** Shown when there is no value. */
  missing: string;
}

export function KeyFact({ label, value, basis, missing }: KeyFactProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t px-[18px] py-[13px] first:border-t-0 md:block md:border-t-0 md:border-l md:px-[22px] md:py-[18px] md:first:border-l-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-display text-[1.375rem] leading-[1.3]! font-[640] lg:text-[1.6875rem]">
        {value ?? <span className="font-body text-md font-medium text-ink-2">{missing}</span>}
      </dd>
      {basis && <dd className="col-span-2 text-xs text-ink-3">{basis}</dd>}
    </div>
  );
}
