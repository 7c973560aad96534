import clsx from "clsx";
import CalendarX from "lucide-react/icons/calendar-x";
import Plus from "lucide-react/icons/plus";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { ClosureFields } from "#app/forms/consultations/closure-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { OtherDays } from "#domain/consultations/days.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { formatDays, formatWeekday } from "#platform/format.ts";

interface Props {
  days: readonly (OtherDays & { toMove: number })[];
  doctors: readonly Pick<Doctor, "id" | "name">[];
  holidays: readonly { day: string; name: string }[];
  typed?: ClosureFields | undefined;
  errors?: Partial<Record<keyof ClosureFields, string>> | undefined;
}

/** The country's holidays and the center's own closures, each with a button to undo it. */
export function ClosuresPanel({ days, doctors, holidays, typed, errors }: Props) {
  return (
    <Panel title={m.consultations_closures()} id="cierres">
      <p className="text-ink-2 text-sm">{m.consultations_closures_text()}</p>
      <ul>
        {holidays.map(({ day, name }) => (
          <Line key={day} title={formatWeekday(day)} detail={name}>
            <Form method="post">
              <input type="hidden" name="dia" value={day} />
              <Button type="submit" kind="quiet" size="s" name="accion" value="abrir-dia">
                {m.consultations_open_day()}
                <span className="sr-only"> {m.consultations_open_day_of({ day: formatWeekday(day) })}</span>
              </Button>
            </Form>
          </Line>
        ))}
        {days.map(({ id, kind, firstDay, lastDay, reason, toMove, doctorId }) => (
          <Line
            key={id}
            warns={toMove > 0}
            title={formatDays(firstDay, lastDay)}
            detail={[
              doctors.find((doctor) => doctor.id === doctorId)?.name,
              kind === "open" ? m.consultations_opened() : reason || m.consultations_closed(),
              toMove > 0 ? m.consultations_to_move_count({ count: toMove }) : "",
            ]
              .filter(Boolean)
              .join(". ")}
          >
            <Form method="post">
              <input type="hidden" name="dias" value={id} />
              <Button type="submit" kind="quiet" size="s" name="accion" value="quitar-dias">
                {m.consultations_take_back()}
                <span className="sr-only"> {formatDays(firstDay, lastDay)}</span>
              </Button>
            </Form>
          </Line>
        ))}
      </ul>
      <details open={errors !== undefined} className="border-t pt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border-[1.5px] border-line-strong px-4 font-semibold text-ui hover:border-brand hover:bg-tint">
          <Plus className="size-4.75" />
          {m.consultations_closure()}
        </summary>
        <Form method="post" noValidate className="grid gap-4 pt-3 sm:grid-cols-2">
          <Field label={m.consultations_from()} error={errors?.desde} required>
            {(control) => <Input {...control} type="date" name="desde" defaultValue={typed?.desde} />}
          </Field>
          <Field label={m.consultations_until()} error={errors?.hasta} optionalWord={m.consultations_optional()}>
            {(control) => <Input {...control} type="date" name="hasta" defaultValue={typed?.hasta} />}
          </Field>
          {doctors.length > 0 && (
            <Field label={m.consultations_closed_for()} className="sm:col-span-2">
              {(control) => (
                <Select
                  {...control}
                  name="quien"
                  placeholder={m.consultations_whole_center()}
                  defaultValue={typed?.quien}
                  options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
          )}
          <Field
            label={m.consultations_reason()}
            error={errors?.motivo}
            optionalWord={m.consultations_optional()}
            className="sm:col-span-2"
          >
            {(control) => <Input {...control} name="motivo" defaultValue={typed?.motivo} />}
          </Field>
          <p>
            <Button type="submit" kind="outline" name="accion" value="cerrar-dias">
              {m.consultations_close_days()}
            </Button>
          </p>
        </Form>
      </details>
    </Panel>
  );
}

const Line = ({ title, detail, warns = false, children }: { title: string; detail: string; warns?: boolean; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-t py-2.5">
    <span
      aria-hidden
      className={clsx(
        "grid size-9 flex-none place-items-center rounded-b-full rounded-t-sm",
        warns ? "bg-warn-bg text-warn" : "bg-surface-2 text-ink-2",
      )}
    >
      {warns ? <TriangleAlert className="size-4.5" /> : <CalendarX className="size-4.5" />}
    </span>
    <span className="grid min-w-0 flex-1 leading-[1.35]!">
      <b className="font-semibold text-ui">{title}</b>
      <span className="text-ink-2 text-sm">{detail}</span>
    </span>
    {children}
  </li>
);
