import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type ButtonKind = "cta" | "primary" | "outline" | "tonal" | "quiet" | "inverse" | "outline-inverse";

const kinds: Record<ButtonKind, string> = {
  cta: "bg-cta text-on-brand elevation-cta hover:bg-cta-hover",
  primary: "bg-brand text-on-brand hover:bg-brand-hover",
  outline: "border-line-strong bg-surface text-ink hover:border-brand hover:bg-tint",
  tonal: "bg-tonal text-on-tonal hover:bg-tonal-hover",
  quiet: "text-brand hover:bg-tint",
  inverse: "bg-white text-mar-900 hover:bg-mar-100",
  "outline-inverse": "border-on-deep-2/50 text-on-deep hover:border-on-deep",
};

const sizes = {
  s: "min-h-11 rounded-lg text-ui",
  m: "min-h-12 rounded-lg text-md",
  l: "min-h-14 rounded-xl text-base",
};

const padding = { s: "px-4", m: "px-5", l: "px-7" };

interface Look {
  /** `cta` appears once per view, for its most important step; `inverse` kinds are for dark backgrounds. */
  kind: ButtonKind;
  size?: "s" | "m" | "l";
  /** As wide as its column. */
  wide?: boolean;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** A lucide icon after the words. */
  iconAfter?: ReactNode;
  children: ReactNode;
  /** For position and margin only; the other props decide the look. */
  className?: string;
}

type AsLink = Look & Omit<ComponentProps<"a">, keyof Look> & { href: string };

type AsButton = Look &
  Omit<ComponentProps<"button">, keyof Look | "type"> & {
    type: "submit" | "button" | "reset";
    /**
     * Shows another label while something runs. Both labels share one place, so the width never changes. The button cannot be pressed
     * during that time.
     */
    loading?: { active: boolean; label: string };
    /** Id of a Dialog or Drawer that this button opens. */
    opens?: string;
    /** Id of a Dialog or Drawer that this button closes. */
    closes?: string;
    href?: never;
  };

export type ButtonProps = AsLink | AsButton;

const ICON = "inline-flex text-[1.1875rem] [&>.lucide]:size-[1em]";

function look({ kind, size = "m", wide, className }: Look) {
  return clsx(
    "inline-flex items-center justify-center gap-[9px] border-[1.5px] text-center leading-[1.2]! font-semibold no-underline smooth active:[translate:0_1px]",
    "disabled:border-transparent disabled:bg-disabled disabled:text-on-disabled disabled:elevation-none disabled:[translate:none] disabled:cursor-not-allowed",
    !kind.startsWith("outline") && "border-transparent",
    sizes[size],
    kind === "quiet" ? "px-3" : padding[size],
    wide ? "w-full" : "whitespace-nowrap",
    kinds[kind],
    className,
  );
}

/**
 * The button of every screen, as `<button>` or, with `href`, as `<a>`. A space follows it: layout keeps neighbours apart for eyes alone,
 * and text browsers, copies and search engines would read their words as one.
 */
export const Button = (props: ButtonProps) => (
  <>
    <BareButton {...props} />{" "}
  </>
);

function BareButton(props: ButtonProps) {
  if (props.href !== undefined) {
    const { kind, size, wide, icon, iconAfter, children, className, ...link } = props;
    return (
      <a {...link} className={look(props)}>
        {icon && <span className={ICON}>{icon}</span>}
        {children}
        {iconAfter && <span className={ICON}>{iconAfter}</span>}
      </a>
    );
  }
  const { kind, size, wide, icon, iconAfter, children, className, loading, opens, closes, ...button } = props;
  return (
    <button
      {...button}
      {...invokes(opens, closes)}
      disabled={button.disabled || loading?.active}
      aria-busy={loading?.active || undefined}
      className={look(props)}
    >
      {icon && !loading?.active && <span className={ICON}>{icon}</span>}
      {loading ? (
        <span className="grid">
          <span className={clsx("col-start-1 row-start-1", loading.active && "invisible")}>{children}</span>{" "}
          <span className={clsx("col-start-1 row-start-1", !loading.active && "invisible")}>{loading.label}</span>
        </span>
      ) : (
        children
      )}
      {iconAfter && <span className={ICON}>{iconAfter}</span>}
    </button>
  );
}

/** The summary of a `<details>` that looks like a button: it shows what follows from it, and needs no script. */
export const SummaryButton = (props: Look) => <summary className={look(props)}>{props.children}</summary>;

/** The platform's own attributes to open and close dialogs without script; React has no names for them yet. */
export function invokes(opens?: string, closes?: string) {
  if (opens) return { command: "show-modal", commandfor: opens };
  if (closes) return { command: "close", commandfor: closes };
  return {};
}
