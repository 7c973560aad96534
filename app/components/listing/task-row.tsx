import type { ReactNode } from "react";

interface Props {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** One thing to do: what, why, and its button. */
export function TaskRow({ icon, title, text, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-[6px_6px_99px_99px] bg-warn-bg text-warn [&>.lucide]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-40 flex-1 leading-[1.4]!">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-2 text-sm">{text}</p>}
      </div>
      {children}
    </li>
  );
}
