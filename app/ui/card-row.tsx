import clsx from "clsx";
import { Children, type ReactNode } from "react";

const columns = { 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3", 4: "md:grid-cols-2 lg:grid-cols-4" };

interface Props {
  columns: 2 | 3 | 4;
  children: ReactNode;
  className?: string;
  /** True for cards without links, whose row a keyboard could not scroll otherwise. */
  focusable?: boolean;
}

/** Cards in columns; on a phone, a row that scrolls sideways and shows the edge of the next one. */
export function CardRow({ columns: count, children, className, focusable }: Props) {
  return (
    <ul
      tabIndex={focusable ? 0 : undefined}
      className={clsx("grid gap-6 max-md:scroller max-md:bleed max-md:gap-3.5 max-md:pb-1.5", columns[count], className)}
    >
      {Children.map(children, (card) => (
        <li className={clsx("grid min-w-0 max-md:snap-item", count === 4 ? "max-md:basis-[95%]" : "max-md:basis-[86%]")}>{card}</li>
      ))}
    </ul>
  );
}
