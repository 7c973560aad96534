import clsx from "clsx";
import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";

interface Look {
  children: ReactNode;
  className?: string;
}

/** An active filter. Pressing it anywhere removes it: a link on public pages, a button inside an island. */
type RemovableChip = Look & { kind?: "removable"; removeLabel: string } & (
    | { href: string; onRemove?: never }
    | { onRemove: () => void; href?: never }
  );
/** A link to somewhere: a shortcut, a related list. */
type LinkChip = Look & { kind: "link"; href: string; current?: boolean; removeLabel?: never; onRemove?: never } & Pick<
    ComponentProps<"a">,
    "aria-label"
  >;

const REMOVABLE =
  "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full bg-tonal pr-2 pl-4 text-ui font-medium text-on-tonal no-underline smooth hover:bg-tonal-hover";

/** A space follows it, as it follows a button, for readers without a layout. */
export const Chip = (props: RemovableChip | LinkChip) => (
  <>
    <BareChip {...props} />{" "}
  </>
);

function BareChip(props: RemovableChip | LinkChip) {
  if (props.kind === "link") {
    const { children, className, href, current } = props;
    return (
      <a
        href={href}
        aria-label={props["aria-label"]}
        aria-current={current ? "true" : undefined}
        className={clsx(
          "inline-flex min-h-11 flex-none items-center gap-2 rounded-full border-[1.5px] px-[17px] text-ui font-medium no-underline hover:border-brand",
          current ? "border-brand bg-tint text-on-tonal edge-brand" : "border-line-strong bg-surface text-ink",
          className,
        )}
      >
        {children}
      </a>
    );
  }
  const { children, className, removeLabel, href, onRemove } = props;
  const content = (
    <>
      {children}
      <span className="grid size-[30px] place-items-center rounded-full">
        <X className="size-[18px]" />
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} aria-label={removeLabel} className={clsx(REMOVABLE, className)}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className={clsx(REMOVABLE, className)}>
      {content}
    </button>
  );
}
