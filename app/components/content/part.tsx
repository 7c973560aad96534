import type { ReactNode } from "react";

/** A section of the text, with an anchor for the table of contents. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 md:pt-7">
      <h2 id={id} className="title-2 md:text-[2.125rem]!">
        {title}
      </h2>
      {children}
    </section>
  );
}
