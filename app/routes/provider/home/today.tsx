import type { ReactNode } from "react";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Figures } from "#app/components/followups/figures.tsx";
import { useLiveInbox } from "#app/components/followups/use-live-inbox.ts";
import type { Today as Loaded } from "#app/forms/followups/load-today.server.ts";
import { m } from "#messages/m.ts";
import { ConsultationsPanel } from "./consultations-panel.tsx";
import { DayHorizon } from "./day-horizon.tsx";
import { NextPanel } from "./next-panel.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

interface Props {
  today: Loaded;
  centerId: string;
  /** True where another step of the screen is the one to take. */
  isQuiet: boolean;
  /** What else is pending, below who waits. */
  children?: ReactNode;
}

const LATER = "max-lg:order-1 empty:hidden";
const HINTS = [
  { keys: ["j", "k"], words: m.today_key_move },
  { keys: ["Enter"], words: m.today_key_open },
  { keys: ["r"], words: m.today_key_answer },
  { keys: ["n"], words: m.today_key_enter },
] as const;

/**
 * A center's morning: its day at sea, who waits, today's consultations, and its figures, which come last on a telephone. There, what is
 * no morning's work comes after the consultations. It follows what changes.
 */
export function Today({ today, centerId, isQuiet, children }: Props) {
  useLiveInbox();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
      <DayHorizon today={today} />
      <div className="max-lg:order-last">
        <Figures figures={today.figures} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
        <div className="gap-4 max-lg:contents md:gap-5.5 lg:grid lg:grid-cols-[minmax(0,1fr)]">
          <NextPanel today={today} centerId={centerId} isQuiet={isQuiet} />
          {today.waits.total > 0 && <WaitingPanel today={today} />}
          <div className={LATER}>{children}</div>
        </div>
        <ConsultationsPanel today={today} />
      </div>
      <KeyHints hints={HINTS.map(({ keys, words }) => ({ keys, words: words() }))} />
    </div>
  );
}
