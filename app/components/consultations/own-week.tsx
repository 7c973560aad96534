import type { ReactNode } from "react";
import { openingHoursText } from "#app/components/directory/opening-hours.ts";
import { Pills } from "#app/ui/pills.tsx";
import { openingHours } from "#domain/directory/center-detail.ts";
import type { Week } from "#domain/providers/week.ts";
import { m } from "#messages/m.ts";

interface Props {
  legend: string;
  /** `propias` is the value of those with hours of their own. */
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** The week that is followed otherwise. */
  followed: Week;
  /** Where that is changed. */
  further?: ReactNode;
  /** The fields of one's own week. */
  children: ReactNode;
}

/** Whose hours count: those of somebody else, told in words, or one's own, whose fields are shown only then. */
export function OwnWeek({ legend, choices, chosen, followed, further, children }: Props) {
  return (
    <div className="group grid grid-cols-[minmax(0,1fr)] gap-4">
      <Pills name="horas" legend={legend} defaultValue={chosen} options={choices} />
      <p className="text-ui group-has-[[value=propias]:checked]:hidden">
        {Object.keys(followed).length > 0 ? openingHoursText(openingHours(followed)) : m.consultations_week_unknown()} {further}
      </p>
      <div className="hidden grid-cols-[minmax(0,1fr)] gap-4 group-has-[[value=propias]:checked]:grid">{children}</div>
    </div>
  );
}
