import clsx from "clsx";
import type { ReactNode } from "react";

export interface NumberedStep {
  title: string;
  text: string;
  link?: ReactNode;
}

/** Numbered steps, joined by a line. */
export function Numbered({ steps, className }: { steps: readonly NumberedStep[]; className?: string }) {
  return (
    <ol className={clsx("grid", className)}>
      {steps.map(({ title, text, link }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[52px_minmax(0,1fr)] gap-x-5 pb-9 not-last:before:absolute not-last:before:top-13 not-last:before:bottom-0 not-last:before:left-[25px] not-last:before:w-0.5 not-last:before:bg-line-strong last:pb-0 md:gap-x-7"
        >
          <span
            aria-hidden
            className="relative grid size-13 place-items-center rounded-b-full rounded-t-md bg-alba-200 font-display font-[640] text-[#5F1F0D]"
          >
            {index + 1}
          </span>
          <div className="pt-2">
            <h3 className="title-4">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
            {link}
          </div>
        </li>
      ))}
    </ol>
  );
}
