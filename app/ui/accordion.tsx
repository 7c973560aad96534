import clsx from "clsx";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";

interface AccordionProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** The anchor of the answer, which browsers open when a link leads to it. */
  id?: string;
  /** Accordions with the same name close each other. */
  name?: string;
  className?: string;
}

/** One question of several. It needs no script. */
export function Accordion({ summary, children, open, id, name, className }: AccordionProps) {
  return (
    <details open={open} name={name} className={clsx("accordion group border-b", className)}>
      <summary className="flex min-h-16 items-center justify-between gap-5 py-3.5 text-lg leading-[1.35]! font-semibold">
        {summary}
        <Plus className="size-[22px] text-brand smooth group-open:rotate-45" />
      </summary>
      <div id={id} className="scroll-mt-20 pb-[22px] text-ink-2 md:pr-12">
        {children}
      </div>
    </details>
  );
}
