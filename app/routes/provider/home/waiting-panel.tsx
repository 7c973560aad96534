import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import Lock from "lucide-react/icons/lock";
import { shortName } from "#app/components/consultations/agenda.ts";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { priceText, sharedText } from "#app/components/followups/request-words.ts";
import { waitingParts } from "#app/components/followups/waiting-parts.ts";
import { useMay } from "#app/components/team/own-role.ts";
import type { Today, TodayRow } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/consultations.ts";
import { CameForm } from "./came-form.tsx";
import { askedText, callbackText, dueText } from "./today-words.ts";

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
      <ul className="grid grid-cols-[minmax(0,1fr)] empty:hidden">
        {rows.map((row) => (
          <Row key={row.kind === "appointment" ? row.consultation.id : row.item.id} row={row} today={today} />
        ))}
      </ul>
      {waits.total > rows.length && <p className="text-ink-2 text-sm">{m.today_more({ count: rows.length })}</p>}
    </Panel>
  );
}

function Row({ row, today }: { row: TodayRow; today: Today }) {
  const may = useMay();
  const { title, text, path, act, isHidden } = shownOf(row, today, may("requests.open"));
  const isLate = row.due !== null && row.due < today.now;
  const asksWhetherHeld = row.kind === "appointment" && row.consultation.status === "confirmed";
  return (
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t py-3 first:border-t-0 hover:bg-tint">
      <span
        aria-hidden
        className={clsx(
          "grid size-10 flex-none place-items-center rounded-arch font-semibold text-sm [&>.lucide]:size-4.5",
          isHidden ? "bg-tonal text-on-tonal" : "bg-warm text-cta",
        )}
      >
        {isHidden ? <Lock /> : initialsOf(title)}
      </span>
      <div className={clsx("flex-1 leading-[1.4]!", asksWhetherHeld ? "min-w-48" : "min-w-0")}>
        <a href={href(path)} className="font-semibold text-inherit no-underline after:absolute after:inset-0">
          {asksWhetherHeld ? title : `${act}: ${title}`}
        </a>
        <p className="text-ink-2 text-sm">{text}</p>
        {row.kind !== "appointment" && (
          <p className={clsx("font-semibold text-sm tabular-nums", isLate && "text-err")}>
            {row.kind === "callback" ? callbackText(row.callback, today) : dueText(row, today)}
          </p>
        )}
      </div>
      {asksWhetherHeld ? (
        <CameForm consultation={row.consultation} />
      ) : (
        <ChevronRight aria-hidden className="size-5 flex-none text-ink-3" />
      )}
    </li>
  );
}

interface Shown {
  title: string;
  text: string;
  path: string;
  /** What the center does next. */
  act: string;
  /** True while its person is hidden. */
  isHidden: boolean;
}

/** Returns what a row says, and where it leads: to the answer itself where this role may give it. */
function shownOf(row: TodayRow, today: Today, opens: boolean): Shown {
  if (row.kind === "appointment") {
    const { consultation } = row;
    return {
      title: shortName(consultation.patientName) || m.consultations_nobody(),
      text: [askedText(consultation, today), KIND_NAMES[consultation.kind]()].join(" · "),
      path: `/dashboard/provider/agenda/consulta/${consultation.id}`,
      act: m.today_confirm(),
      isHidden: false,
    };
  }
  const { item, kind } = row;
  if (row.kind === "callback")
    return {
      title: item.name ?? item.number,
      text: row.callback.note || (item.service?.name ?? m.followups_general()),
      path: `/dashboard/provider/solicitudes/${item.id}`,
      act: m.today_callback(),
      isHidden: false,
    };
  const { id, name, service, city, waitsForPatient } = item;
  const subject = service?.name ?? m.followups_general();
  const thread = `/dashboard/provider/solicitudes/${id}/mensajes`;
  if (name) {
    const said = kind === "message" ? m.today_wrote() : m.today_opened();
    return { title: name, text: `${said} · ${subject}`, path: thread, act: m.today_answer(), isHidden: false };
  }
  const text = [city, sharedText(item), opens && priceText(item)].filter(Boolean).join(" · ");
  const hidden = { title: subject, text, isHidden: true };
  if (!opens) return { ...hidden, path: `/dashboard/provider/solicitudes/${id}`, act: m.today_see() };
  if (kind === "message" || waitsForPatient) return { ...hidden, path: thread, act: m.today_answer() };
  return { ...hidden, path: `/dashboard/provider/solicitudes/${id}`, act: m.today_open() };
}
