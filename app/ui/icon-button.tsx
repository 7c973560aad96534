import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { invokes } from "./button.tsx";

interface Look {
  /** What it does, for people who do not see the icon. */
  label: string;
  /** A lucide icon. */
  children: ReactNode;
  /** `cover` floats on a picture, `deep` stands on a deep ground. */
  kind?: "plain" | "cover" | "deep";
  className?: string;
}

type AsLink = Look & Omit<ComponentProps<"a">, keyof Look> & { href: string };
type AsButton = Look &
  Omit<ComponentProps<"button">, keyof Look | "type"> & {
    type: "submit" | "button";
    opens?: string;
    closes?: string;
    href?: never;
  };

export type IconButtonProps = AsLink | AsButton;

const kinds = {
  plain: "hover:bg-hover",
  cover: "bg-white text-mar-900 elevation-1 hover:bg-mar-100",
  deep: "hover:bg-white/15",
};

const look = ({ kind = "plain", className }: Look) =>
  clsx(
    "relative inline-grid size-11 flex-none place-items-center rounded-full text-inherit smooth [&>.lucide]:size-[22px]",
    kinds[kind],
    className,
  );

/** A 44 px round target for icons that everybody knows (×, heart, search); others take a Button with words. */
export function IconButton(props: IconButtonProps) {
  if (props.href !== undefined) {
    const { label, kind, className, href, ...link } = props;
    return <a {...link} href={href} aria-label={label} className={look(props)} />;
  }
  const { label, kind, className, opens, closes, ...button } = props;
  return <button {...button} {...invokes(opens, closes)} aria-label={label} className={look(props)} />;
}
