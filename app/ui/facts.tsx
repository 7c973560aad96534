import clsx from "clsx";
import type { ReactNode } from "react";

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Month, sample or period: below the value, on phones after it. */
  detail?: ReactNode;
  /** True when the value is a sentence that says that there is none. */
  missing?: boolean;
  /** True for a sentence: in a dashboard it appears below its label, left-aligned. */
  long?: boolean | undefined;
}

/** Rows of a label and its value between hairlines. They keep their order and never disappear. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={clsx("grid grid-cols-[minmax(0,1fr)] border-t", className)}>
      {facts.map((fact) => (
        <div
          key={fact.key}
          data-long={fact.long || undefined}
          className="flex justify-between gap-3.5 border-b py-1 text-ui sm:py-2.5 leading-[1.4]!"
        >
          <dt className="max-w-7/10 shrink-0 text-ink-2">{fact.label}</dt>
          <dd className={clsx("min-w-0 text-right wrap-anywhere", fact.missing ? "text-ink-2" : "font-semibold")}>
            {fact.value}{" "}
            {fact.detail && (
              <span className="text-xs font-book text-ink-3 sm:block">
                <span className="sm:hidden"> · </span>
                {fact.detail}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
