import clsx from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

const kinds = {
  info: { ground: "bg-tint", tone: "text-brand", Icon: Info },
  warm: { ground: "bg-warm", tone: "text-cta", Icon: HeartHandshake },
  caution: { ground: "bg-warn-bg", tone: "text-warn", Icon: TriangleAlert },
  ok: { ground: "bg-ok-bg", tone: "text-ok", Icon: CircleCheck },
  error: { ground: "bg-err-bg", tone: "text-err", Icon: CircleAlert },
} as const;

interface NoteProps {
  kind: keyof typeof kinds;
  children: ReactNode;
  /** A lucide icon that replaces the kind's own. */
  icon?: ReactNode;
  /** Announces the note when it appears after the page has loaded. */
  live?: boolean;
  className?: string;
}

export function Note({ kind, children, icon, live, className }: NoteProps) {
  const { ground, tone, Icon } = kinds[kind];
  const role = live ? (kind === "error" ? "alert" : "status") : undefined;
  return (
    <div role={role} className={clsx("flex gap-[13px] rounded-lg px-[18px] py-4 text-ui", ground, className)}>
      <span className={clsx("mt-px [&>.lucide]:size-[21px]", tone)}>{icon ?? <Icon />}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
