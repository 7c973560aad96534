import CalendarPlus from "lucide-react/icons/calendar-plus";
import FileDown from "lucide-react/icons/file-down";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Source } from "#domain/content/content.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { daysHere, planTrip, TRIP_TREATMENTS, type TripPlan } from "#domain/trip/trip-calendar.ts";
import { type AskedTrip, tripQuery, type WrongDay } from "#domain/trip/trip-question.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { STEP_NAMES, TREATMENT_NAMES } from "#texts/trip.ts";
import { CalendarGrid, dotOf } from "./calendar-grid.tsx";
import { SourceLinks } from "./source-links.tsx";
import { TripCosts } from "./trip-costs.tsx";
import { dayRange } from "./trip-texts.ts";

export const TRIP_PATH = "/republica-dominicana/planificar-mi-experiencia";
const MAX_TOURIST_DAYS = 30;
/** Where the answer begins: its days, or the form with what is wrong in it. */
const RESULT = "resultado";

/** Shows a cycle on the calendar: a plain form whose answer has an address of its own. */
export function GuideCalendar({ asked, sources, ranges }: { asked: AskedTrip; sources: readonly Source[]; ranges: readonly PriceRange[] }) {
  const plan = asked.state === "asked" ? planTrip(asked.question) : null;
  return (
    <section id="calendario" aria-labelledby="calendario-titulo" className="scroll-mt-25">
      <h2 id="calendario-titulo" className="title-2">
        {m.trip_calendar_title()}
      </h2>
      <p className="mt-3 max-w-[64ch] text-ink-2">{m.trip_calendar_lead()}</p>
      {plan && asked.state === "asked" && <Planned plan={plan} query={tripQuery(asked.question)} ranges={ranges} />}
      {plan && <h3 className="mt-10 title-4 print:hidden">{m.trip_calendar_change()}</h3>}
      <Card id={plan ? undefined : RESULT} className="mt-6 scroll-mt-25 print:hidden" panel>
        <CalendarForm asked={asked} />
      </Card>
      {!plan && <UsualDays />}
      <p className="mt-4 max-w-[70ch] text-sm text-ink-2">{m.trip_calendar_source()}</p>
      <SourceLinks sources={sources} />
    </section>
  );
}

const WRONG_DAYS: Readonly<Record<WrongDay, () => string>> = {
  none: m.trip_calendar_wrong,
  past: m.trip_calendar_past,
  far: m.trip_calendar_far,
};

function CalendarForm({ asked }: { asked: AskedTrip }) {
  const chosen = asked.state === "none" ? null : asked.state === "asked" ? asked.question : asked;
  const start = asked.state === "asked" ? asked.question.start : asked.state === "wrong-day" ? asked.start : undefined;
  const error = asked.state === "wrong-day" ? WRONG_DAYS[asked.why]() : undefined;
  return (
    <form method="get" action={href(`${TRIP_PATH}#${RESULT}`)} noValidate className="grid items-start gap-5 md:grid-cols-2">
      <Field label={m.trip_calendar_treatment()} id="tratamiento">
        {(wiring) => (
          <Select
            {...wiring}
            name="tratamiento"
            defaultValue={chosen?.treatment}
            options={TRIP_TREATMENTS.map((treatment) => ({ value: treatment, label: TREATMENT_NAMES[treatment]() }))}
          />
        )}
      </Field>
      <Field label={m.trip_calendar_start()} id="inicio" required hint={m.trip_calendar_start_hint()} error={error}>
        {(wiring) => <Input {...wiring} type="date" name="inicio" defaultValue={start} />}
      </Field>
      <Pills
        legend={m.trip_calendar_mode()}
        name="modo"
        defaultValue={chosen?.mode ?? "todo"}
        options={[
          { value: "todo", label: m.trip_mode_todo() },
          { value: "parte", label: m.trip_mode_parte() },
        ]}
      />
      <div className="self-end">
        <Button type="submit" kind="primary" size="l">
          {m.trip_calendar_submit()}
        </Button>
      </div>
    </form>
  );
}

function Planned({ plan, query, ranges }: { plan: TripPlan; query: string; ranges: readonly PriceRange[] }) {
  const { treatment, days, arrive, leave, daysHere: count } = plan;
  return (
    <Card id={RESULT} panel className="mt-5 scroll-mt-25 elevation-2!">
      <h3 className="title-3">
        {m.trip_calendar_result({ treatment: TREATMENT_NAMES[treatment](), days: m.trip_calendar_days({ days: count }) })}
      </h3>
      <p className="mt-1 num text-ink-2">{m.trip_calendar_stay({ from: formatDate(arrive), to: formatDate(leave) })}</p>
      {count > MAX_TOURIST_DAYS && (
        <Note kind="caution" className="mt-4">
          {m.trip_calendar_over()}
        </Note>
      )}
      {treatment === "dgp" && (
        <Note kind="info" className="mt-4">
          {m.trip_calendar_dgp()}
        </Note>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[1fr_1.05fr]">
        <CalendarGrid plan={plan} />
        <ol className="grid">
          {days.map(({ step, from, to, here }) => (
            <li key={step} className="flex flex-wrap justify-between gap-x-4 border-b py-2.5 text-ui first:border-t">
              <span className="flex items-center gap-2.5">
                <span aria-hidden className={`size-3 flex-none rounded-full ${dotOf(step, here)}`} />
                <span className={here ? "font-semibold" : ""}>{STEP_NAMES[step]()}</span>
              </span>{" "}
              <span className="num ml-auto text-right text-ink-2">{dayRange(from, to)}</span>
            </li>
          ))}
        </ol>
      </div>
      {days.some(({ step }) => step === "sample") && <p className="mt-4 text-sm text-ink-2">{m.trip_calendar_sample()}</p>}
      <TripCosts plan={plan} ranges={ranges} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button kind="cta" href="#pedir">
          {m.trip_calendar_ask()}
        </Button>{" "}
        <Button
          kind="outline"
          href={href(`${TRIP_PATH}/calendario.ics${query}`)}
          icon={<CalendarPlus />}
          className="whitespace-normal!"
          {...DOWNLOAD("ics")}
        >
          {m.trip_calendar_ics()}
        </Button>{" "}
        <Button
          kind="outline"
          href={href(`${TRIP_PATH}/guia.pdf${query}`)}
          icon={<FileDown />}
          className="whitespace-normal!"
          {...DOWNLOAD("pdf")}
        >
          {m.trip_cta_pdf()}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-3 print:hidden">{m.trip_calendar_ics_note()}</p>
    </Card>
  );
}

/** Marks a link as a download for analytics, and keeps browsers from preloading it. */
export const DOWNLOAD = (format: "pdf" | "ics") => ({
  "data-event": "download_guide",
  "data-facts": JSON.stringify({ value: format }),
  "data-no-prerender": true,
  download: true,
});

function UsualDays() {
  const days = (count: number | null) => (count === null ? m.trip_calendar_not_possible() : m.trip_calendar_days({ days: count }));
  return (
    <Table
      className="mt-6"
      caption={m.trip_calendar_usual()}
      rows={TRIP_TREATMENTS}
      rowKey={(treatment) => treatment}
      columns={[
        { key: "treatment", header: m.trip_calendar_treatment(), rowHeader: true, cell: (treatment) => TREATMENT_NAMES[treatment]() },
        { key: "todo", header: m.trip_mode_todo(), numeric: true, cell: (treatment) => days(daysHere(treatment, "todo")) },
        { key: "parte", header: m.trip_mode_parte(), numeric: true, cell: (treatment) => days(daysHere(treatment, "parte")) },
      ]}
    />
  );
}
