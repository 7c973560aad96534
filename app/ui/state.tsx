import clsx from "clsx";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";

interface StateProps {
  title: ReactNode;
  /** What happened and why, in one or two sentences. */
  children: ReactNode;
  actions?: ReactNode;
  /** Another way out, in small print below the actions. */
  advice?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

function State({ top, title, children, actions, advice, headingLevel = 2, className }: StateProps & { top: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        "grid justify-items-center gap-4 rounded-2xl border bg-surface px-6 py-12 text-center elevation-1 md:px-8 md:py-14",
        className,
      )}
    >
      {top}
      <Heading className="title-3">{title}</Heading>
      <div className="max-w-[46ch] text-ink-2">{children}</div>
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
      {advice && <p className="text-sm text-ink-2">{advice}</p>}
    </div>
  );
}

/** Says that there is nothing to show: what happened, why, then the smallest fix first. */
export function EmptyState({ picture, ...rest }: StateProps & { picture?: ReactNode }) {
  return <State {...rest} top={picture} />;
}

/** Says that something could not be loaded: a plain cause and one way to try again. */
export function ErrorState({ icon, ...rest }: StateProps & { icon?: ReactNode }) {
  return <State {...rest} top={<span className="[&>.lucide]:size-7">{icon ?? <CloudOff />}</span>} />;
}
