import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";

/** The figures of a chart as a table, opened by whoever wants them. */
export function TableBehind({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary data-key="b" className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand text-ui">
        <ChevronRight className="smooth group-open:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  );
}
