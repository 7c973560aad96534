import type { ReactNode } from "react";

interface SectionProps {
  /** The anchor to which the tabs link. */
  id: string;
  title: string;
  /** Content at the right of the title. */
  aside?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of the center's page, to which the tabs link. */
export function Section({ id, title, aside, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 first:pt-0">
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`${id}-titulo`} className="title-2">
            {title}
          </h2>
          {aside}
        </div>
        {intro && <p className="text-ink-2">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
