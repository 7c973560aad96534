import clsx from "clsx";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Beside the title: a link, or a word. */
  aside?: ReactNode;
  /** Only for its place in the grid. */
  className?: string;
  /** The id of the element, for links to it. */
  id?: string;
  children: ReactNode;
}

/** One subject of a screen, on a card with its heading. */
export function Panel({ title, aside, className, id, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5",
        className,
      )}
    >
      <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="title-3 text-[1.4375rem]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
