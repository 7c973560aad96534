import clsx from "clsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { entryPath } from "#app/forms/patients/entry-words.ts";
import type { RequestAfter } from "#app/forms/patients/request-after.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { PROGRESS_PATH } from "./paused-sky.tsx";

const meetingWords = ({ day, held }: { day: string; held: boolean }) =>
  held ? m.patients_after_result_was({ day: formatWeekday(day) }) : m.patients_after_result_on({ day: formatWeekday(day) });

/** The days of treatment, the result and the review, each with what is known of it and the way there. */
export function AfterPanel({ after: { treatment, noted, result, review, inAccount } }: { after: RequestAfter }) {
  const steps = [
    {
      key: "treatment",
      title: m.patients_after_treatment(),
      known: treatment !== null,
      text: treatment
        ? m.patients_after_next({ name: treatment.name, day: formatWeekday(treatment.day) })
        : inAccount
          ? m.patients_after_no_days()
          : m.patients_after_elsewhere(),
      link: { to: PROGRESS_PATH, label: inAccount ? m.patients_after_days() : m.patients_after_account() },
    },
    {
      key: "result",
      title: m.patients_after_result(),
      known: result?.held === true || noted !== null,
      text: [
        ...(noted ? [m.patients_after_noted({ day: formatWeekday(noted.day) })] : []),
        ...(result ? [meetingWords(result)] : noted ? [] : [m.patients_after_no_result()]),
      ].join(" "),
      link: inAccount
        ? noted
          ? { to: `${PROGRESS_PATH}#resultados`, label: m.patients_after_see_result() }
          : { to: entryPath("result"), label: m.patients_after_note_result() }
        : null,
    },
    {
      key: "review",
      title: m.patients_after_review(),
      known: review?.written === true,
      text: review ? (review.written ? m.patients_after_reviewed() : m.patients_after_may_review()) : m.patients_after_no_review(),
      link: review && { to: review.path, label: review.written ? m.patients_after_review_see() : m.patients_after_review_write() },
    },
  ];
  return (
    <Panel title={m.patients_after()} id="despues">
      <ol className="grid">
        {steps.map(({ key, title, known, text, link }) => (
          <li
            key={key}
            className={clsx(
              "relative grid justify-items-start pb-4 pl-6 last:pb-0",
              "before:absolute before:top-1.5 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-mar-700",
              "not-last:after:absolute not-last:after:top-5 not-last:after:bottom-0 not-last:after:left-[5px] not-last:after:w-0.5 not-last:after:bg-track",
              known && "before:bg-mar-700",
            )}
          >
            <b className="font-semibold">{title}</b>
            <span className="text-ink-2 text-sm">{text}</span>
            {link && <TextLink href={href(link.to)}>{link.label}</TextLink>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
