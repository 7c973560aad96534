import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { invokes } from "./button.tsx";

interface Look {
  /** The accessible name: what the button does. */
  label: string;
  /** A lucide icon. */
  children: ReactNode;
  /** `cover` floats on a picture, `deep` is for dark backgrounds. */
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

/** A round target of 44 px for icons that everybody knows (×, heart, search). Other actions take a Button with a label. */
export function IconButton(props: IconButtonProps) {
  if (props.href !== undefined) {
    const { label, kind, className, href, ...link } = props;
    return <a {...link} href={href} aria-label={label} className={look(props)} />;
  }
  const { label, kind, className, opens, closes, ...button } = props;
  return <button {...button} {...invokes(opens, closes)} aria-label={label} className={look(props)} />;
}
