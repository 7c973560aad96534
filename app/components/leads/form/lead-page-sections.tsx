import type { ReactNode } from "react";
import { stepTitle } from "./step-titles.ts";

/** The full form on a page, with its three steps one below the other. */
export function LeadPageSections({ prefix, sections }: { prefix: string; sections: readonly ReactNode[] }) {
  return sections.map((section, index) => {
    const id = `${prefix}-step-${index}`;
    return (
      <section key={id} aria-labelledby={id} className="grid gap-6 border-t pt-7 first-of-type:border-0 first-of-type:pt-0">
        <h2 id={id} className="title-3 flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-9 flex-none place-items-center rounded-full bg-tonal font-body text-md font-bold text-on-tonal"
          >
            {index + 1}
          </span>{" "}
          {stepTitle(index)}
        </h2>
        {section}
      </section>
    );
  });
}
