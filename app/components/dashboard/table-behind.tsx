import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  label: string;
  /** True to open it where there is room beside the chart. */
  openWhenWide?: boolean;
  children: ReactNode;
}

/** The figures of a chart as a table, which readers can open. */
export function TableBehind({ label, openWhenWide = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (openWhenWide && matchMedia("(min-width: 64rem)").matches) details.current!.open = true;
  }, [openWhenWide]);
  return (
    <details ref={details} className="group">
      <summary data-key="b" className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand text-ui">
        <ChevronRight className="smooth group-open:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  );
}
