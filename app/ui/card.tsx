import clsx from "clsx";
import type { ComponentProps } from "react";

const grounds = {
  surface: "bg-surface elevation-1",
  tint: "border-transparent bg-tint",
  warm: "border-transparent bg-warm",
  deep: "on-deep border-transparent bg-deep text-on-deep",
};

const paddings = { none: "", s: "p-5", m: "p-[22px] md:p-7" };

export interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "article" | "section" | "li" | "aside";
  padding?: keyof typeof paddings;
  ground?: keyof typeof grounds;
  /** True gives 28 px corners, for the main panel of a view. */
  panel?: boolean;
  /** True lifts it under the pointer, for a card that is one link. */
  lift?: boolean;
}

export function Card({ as: Tag = "div", padding = "m", ground = "surface", panel, lift, className, ...rest }: CardProps) {
  const Element = Tag as "div";
  return (
    <Element
      {...rest}
      className={clsx(
        "min-w-0 border",
        panel ? "rounded-3xl" : "rounded-2xl",
        grounds[ground],
        paddings[padding],
        lift && "smooth hover:elevation-2",
        className,
      )}
    />
  );
}
