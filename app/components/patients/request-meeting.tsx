import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ConsultationStatus } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatDayIn, formatTimeIn } from "#platform/zoned-format.ts";
import { zoneName } from "#texts/consultations.ts";
import { DateTile } from "./date-tile.tsx";

/** A consultation with one of the centers of a request. */
export interface RequestMeeting {
  center: string;
  /** What kind it is, where, and with whom. */
  what: string;
  status: ConsultationStatus;
  held: boolean;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  /** Its page and its calendar file in the account; null behind the link of a mail. */
  account: { page: string; file: string } | null;
}

const QUESTIONS = [m.patients_take_price, m.patients_take_visits, m.patients_take_cancelled, m.patients_take_outcomes];

/** The consultation that a request led to, and what to ask there. */
export function MeetingPanel({ meeting }: { meeting: RequestMeeting }) {
  const { center, what, status, startsAt, endsAt, zone, held, account } = meeting;
  return (
    <Panel title={m.patients_road_your_consultation()} id="consulta">
      <div className="grid grid-cols-[62px_minmax(0,1fr)] items-start gap-3.5">
        <DateTile day={formatDayIn(startsAt, zone)} />
        <div className="grid min-w-0 justify-items-start gap-0.5">
          <h3 className="title-5">{center}</h3>
          <p className="text-ink-2 text-sm">{what}</p>
          <p className="text-ink-2 text-sm">
            {formatTimeIn(startsAt, zone)} – {formatTimeIn(endsAt, zone)}, {m.patients_time_of({ place: zoneName(zone) })}
          </p>
          {status !== "confirmed" && <StatusBadge status={status} />}
        </div>
      </div>
      {account ? (
        !held && (
          <div className="grid grid-cols-2 gap-2">
            <Button kind="tonal" size="s" href={href(account.file)} download icon={<CalendarPlus />}>
              {m.patients_next_consultation_file()}
            </Button>
            <Button kind="outline" size="s" href={href(account.page)}>
              {m.patients_next_consultation_change()}
            </Button>
          </div>
        )
      ) : (
        <p className="text-ink-2 text-sm">{m.patients_road_in_account()}</p>
      )}
      {!held && (
        <>
          <h3 className="title-5">{m.patients_take_title()}</h3>
          <ul className="grid gap-1.5 text-sm">
            {QUESTIONS.map((question) => (
              <li key={question()} className="flex gap-2.5">
                <CircleHelp className="mt-0.5 size-4.5 flex-none text-brand" />
                {question()}
              </li>
            ))}
          </ul>
          <TextLink href={href("/guias/preguntas-para-tu-centro")} iconAfter={<ArrowRight />} className="-my-2">
            {m.patients_take_all()}
          </TextLink>
        </>
      )}
    </Panel>
  );
}
