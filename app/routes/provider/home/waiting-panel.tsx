import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { waitingParts } from "#app/components/followups/waiting-parts.ts";
import { useMay } from "#app/components/team/own-role.ts";
import type { Today, TodayRow } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { CameForm } from "./came-form.tsx";
import { RowMark } from "./row-mark.tsx";
import { callbackText, dueParts, dueText } from "./today-words.ts";
import { shownOf } from "./waiting-rows.ts";

/** Everybody who waits for the center, the first deadline first. Each row leads to where they are answered. */
export function WaitingPanel({ today }: { today: Today }) {
  const { waits, rows } = today;
  return (
    <Panel
      title={waits.total > 0 ? m.today_waiting({ count: waits.total }) : m.today_waiting_nobody()}
      aside={<TextLink href={href("/dashboard/provider/solicitudes")}>{m.today_requests()}</TextLink>}
    >
      <p className="text-ink-2">
        {waits.total > 0 ? m.today_waiting_text({ parts: waitingParts(waits).join(", ") }) : m.today_waiting_none()}
      </p>
      <ul className="-mx-4 -mb-3 grid grid-cols-[minmax(0,1fr)] empty:hidden md:-mx-6">
        {rows.map((row) => (
          <Row key={row.kind === "appointment" ? row.consultation.id : row.item.id} row={row} today={today} />
        ))}
      </ul>
      {waits.total > rows.length && <p className="text-ink-2 text-sm">{m.today_more({ count: rows.length })}</p>}
    </Panel>
  );
}

/** Wide screens draw the act as a button, though the whole row leads there. */
function Row({ row, today }: { row: TodayRow; today: Today }) {
  const may = useMay();
  const shown = shownOf(row, today, may("requests.open"));
  const { title, text, path, act, asksWhetherHeld, presses } = shown;
  const isAppointment = row.kind === "appointment";
  return (
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t px-4 py-3 hover:bg-tint md:px-6">
      <RowMark shown={shown} />
      <div
        className={clsx(
          "flex flex-1 flex-wrap items-center gap-x-4 leading-[1.4]!",
          asksWhetherHeld ? "min-w-48" : "min-w-0 md:flex-nowrap",
        )}
      >
        <div className="min-w-0 md:flex-1">
          <a href={href(path)} data-stop className="font-semibold text-inherit no-underline after:absolute after:inset-0">
            {!asksWhetherHeld && <span className="sr-only">{act}: </span>}
            {title}
          </a>
          <p className="text-ink-2 text-sm">{text}</p>
        </div>
        {!isAppointment && (
          <div className={clsx("text-sm tabular-nums max-md:basis-full md:max-w-40 md:text-right", presses && "text-err")}>
            {row.kind === "callback" || !row.due ? (
              <p className="text-ink-2">{row.kind === "callback" ? callbackText(row.callback, today) : dueText(row, today)}</p>
            ) : (
              <DueText due={row.due} today={today} />
            )}
          </div>
        )}
      </div>
      {asksWhetherHeld && isAppointment ? (
        <CameForm consultation={row.consultation} />
      ) : (
        <>
          <span
            aria-hidden
            className="hidden min-h-11 min-w-28 flex-none items-center justify-center rounded-lg border-[1.5px] border-line-strong bg-surface px-3 font-semibold text-ui md:flex"
          >
            {act}
          </span>
          <ChevronRight aria-hidden className="size-5 flex-none text-ink-3 md:hidden" />
        </>
      )}
    </li>
  );
}

/** A deadline in two lines; a screen reader gets one sentence. */
function DueText({ due, today }: { due: Date; today: Today }) {
  const { time, rest } = dueParts(due, today);
  return (
    <p>
      <span className="sr-only">{dueText({ due }, today)}</span>
      <span aria-hidden>
        <b className="font-semibold md:block">{time}</b> <span className="text-ink-2 text-xs">{rest}</span>
      </span>
    </p>
  );
}
