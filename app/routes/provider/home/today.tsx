import type { ReactNode } from "react";
import { Figures } from "#app/components/followups/figures.tsx";
import { useLiveInbox } from "#app/components/followups/use-live-inbox.ts";
import type { Today as Loaded } from "#app/forms/followups/load-today.server.ts";
import { ConsultationsPanel } from "./consultations-panel.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

interface Props {
  today: Loaded;
  /** What else is pending, below who waits. */
  children?: ReactNode;
  /** Below the consultations. */
  aside?: ReactNode;
}

const COLUMN = "gap-4 max-lg:contents md:gap-5.5 lg:grid lg:grid-cols-[minmax(0,1fr)]";
const LATER = "max-lg:order-1 empty:hidden";

/**
 * A center's morning: who waits, today's consultations, and its figures, which come last on a telephone. There, what is no morning's work
 * comes after the consultations. It follows what changes.
 */
export function Today({ today, children, aside }: Props) {
  useLiveInbox();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
      <div className="max-lg:order-last">
        <Figures figures={today.figures} waits={null} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className={COLUMN}>
          <WaitingPanel today={today} />
          <div className={LATER}>{children}</div>
        </div>
        <div className={COLUMN}>
          <ConsultationsPanel today={today} />
          <div className={LATER}>{aside}</div>
        </div>
      </div>
    </div>
  );
}
