import Check from "lucide-react/icons/check";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { clockOf } from "#app/components/patients/clock.ts";
import { entryPath } from "#app/forms/patients/entry-words.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AgendaItem } from "#domain/patients/progress.ts";
import { m } from "#messages/m.ts";

/** What today and tomorrow ask for. */
export function Agenda({ items, today }: { items: readonly AgendaItem[]; today: string }) {
  return (
    <Panel title={m.patients_agenda()} aside={<span className="text-ink-3 text-sm">{m.patients_agenda_zone()}</span>}>
      {items.length === 0 ? (
        <p className="text-ink-2">{m.patients_agenda_none()}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <Row key={`${item.entry.id} ${item.day} ${item.time}`} item={item} isToday={item.day === today} />
          ))}
        </ul>
      )}
      <p className="text-ink-3 text-sm">{m.patients_agenda_who_decides()}</p>
    </Panel>
  );
}

function Row({ item, isToday }: { item: AgendaItem; isToday: boolean }) {
  const { entry, day, time } = item;
  const detail = item.kind === "medicine" ? [item.entry.dose, entry.note].filter(Boolean).join(". ") : item.entry.place || entry.note;
  return (
    <li className="grid grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-3 border-t py-2.5 first:border-t-0 first:pt-0">
      <p className="num font-medium text-sm leading-[1.35]!">
        {time ? clockOf(time) : m.patients_all_day()}
        {!isToday && <span className="block font-normal text-ink-3 text-xs">{m.patients_tomorrow()}</span>}
      </p>
      <div className="min-w-0 leading-[1.4]!">
        <b className="block font-semibold text-md">{entry.name}</b>
        {detail && <span className="text-ink-2 text-sm">{detail}</span>}
      </div>
      {item.kind === "appointment" || !isToday ? (
        <TextLink href={href(entryPath(entry.kind, entry.id))} aria-label={m.patients_see({ name: entry.name })}>
          {m.patients_see_short()}
        </TextLink>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={entry.id} />
          <input type="hidden" name="dia" value={day} />
          <input type="hidden" name="hora" value={time ?? ""} />
          <Button
            type="submit"
            kind={item.taken ? "quiet" : "tonal"}
            size="s"
            name="accion"
            value={item.taken ? "desmarcar" : "marcar"}
            icon={item.taken ? <Check /> : undefined}
            aria-pressed={item.taken}
          >
            {item.taken ? m.patients_taken() : m.patients_mark()}
            <span className="sr-only"> {entry.name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
