import clsx from "clsx";
import type { AnswerDays } from "#domain/routing/answer-days.ts";
import { m } from "#messages/m.ts";
import { weekdayOf } from "#platform/days.ts";
import { formatTime, formatWeekday, SHORT_WEEKDAYS } from "#platform/format.ts";

/** The time that a center has to answer: its days as dots, and in words. There is no countdown. */
export function DeadlineDays({ deadline: { days, today, hoursLeft }, answerBy }: { deadline: AnswerDays; answerBy: Date }) {
  const last = days.at(-1)?.day;
  return (
    <div className="grid gap-x-5 gap-y-3 rounded-lg bg-surface-2 px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <div aria-hidden="true" className="flex gap-2.5">
        {days.map(({ day, open }) => (
          <span key={day} className="grid justify-items-center gap-1 text-ink-3 text-xs">
            {SHORT_WEEKDAYS[weekdayOf(day)]![0]}
            <span
              className={clsx(
                "size-3 rounded-full border-2",
                !open
                  ? "border-line bg-track"
                  : day < today
                    ? "border-mar-700 bg-mar-700"
                    : day === today
                      ? "border-alba-500 bg-alba-500"
                      : "border-mar-600",
                day === last && "outline-2 outline-mar-600 outline-offset-2",
              )}
            />
          </span>
        ))}
      </div>
      <p className="text-sm">
        <b className="font-semibold">
          {hoursLeft < 1 ? m.patients_deadline_last() : m.patients_deadline_left({ hours: String(hoursLeft) })}
        </b>{" "}
        {m.patients_deadline_until({ moment: `${formatWeekday(answerBy)}, ${formatTime(answerBy)}` })}
      </p>
    </div>
  );
}
