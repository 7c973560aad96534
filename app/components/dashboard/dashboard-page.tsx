import type { ReactNode } from "react";
import { useActionData } from "react-router";

interface Props {
  /** The h1. Without it, the screen draws its own. */
  title?: string;
  /** A sentence below the title. */
  subtitle?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One screen of a dashboard. It marks when it shows the answer to a form, whose input may then be unsaved. */
export function DashboardPage({ title, subtitle, actions, children }: Props) {
  const isAnswered = useActionData() !== undefined;
  return (
    <main
      id="contenido"
      tabIndex={-1}
      data-answered={isAnswered || undefined}
      className="grid w-full max-w-[1180px] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-6.5 md:gap-5.5 md:px-8 md:pt-6.5 md:pb-14"
    >
      {title && (
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
          <div className="grid min-w-0 gap-1 max-md:basis-full md:min-w-80 md:flex-1">
            <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{title}</h1>
            {subtitle && <p className="text-ink-2">{subtitle}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </main>
  );
}
