import clsx from "clsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import Info from "lucide-react/icons/info";
import Sparkle from "lucide-react/icons/sparkle";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

const ok = "bg-badge-ok text-on-badge-ok";
const warn = "bg-badge-warn text-on-badge-warn";
const err = "bg-badge-err text-on-badge-err";
const none = "bg-badge-none text-on-badge-none";
const info = "bg-tonal text-on-tonal";

const kinds = {
  verified: { look: ok, Icon: BadgeCheck },
  unverified: { look: none, Icon: CircleDashed },
  featured: { look: warn, Icon: Sparkle },
  pending: { look: warn, Icon: Clock },
  "in-review": { look: info, Icon: Eye },
  expired: { look: err, Icon: TriangleAlert },
  info: { look: info, Icon: Info },
  error: { look: err, Icon: CircleAlert },
  neutral: { look: none, Icon: null },
} as const;

export type BadgeKind = keyof typeof kinds;

interface BadgeProps {
  /** `verified` cannot be bought and `featured` is an ad: never use one for the other. */
  kind: BadgeKind;
  children: ReactNode;
  className?: string;
}

export function Badge({ kind, children, className }: BadgeProps) {
  const { look, Icon } = kinds[kind];
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-full py-1 pr-[11px] text-[.90625rem] leading-[1.4] font-semibold whitespace-nowrap",
        Icon ? "pl-2" : "pl-[11px]",
        look,
        className,
      )}
    >
      {Icon && <Icon className="size-[17px]" />}
      {children}
    </span>
  );
}
