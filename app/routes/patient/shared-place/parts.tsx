import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { SharedPlace } from "#domain/companions/shared-place.server.ts";
import { SHARED_DAYS } from "#domain/companions/shared-view.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime, formatDays, formatWeekday } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { SHARED_PART_NAMES, sharedStateText } from "#texts/companions.ts";
import { KIND_NAMES, MODE_NAMES, STATUS_NAMES } from "#texts/consultations.ts";
import { medicationText } from "#texts/medication.ts";

type Part<K extends keyof SharedPlace> = NonNullable<SharedPlace[K]>;

function Rows({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <Panel title={title}>
      {children}
      {facts.length > 0 ? <Facts facts={facts} /> : !children && <p className="text-ink-2">{m.companions_none()}</p>}
    </Panel>
  );
}

/** Each request with its centers and how far it got there. */
export function SharedRequests({ requests }: { requests: Part<"requests"> }) {
  return (
    <Panel title={SHARED_PART_NAMES.solicitudes()}>
      {requests.length === 0 && <p className="text-ink-2">{m.companions_none()}</p>}
      {requests.map(({ id, number, service, createdAt, centers }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="title-5">
            {m.companions_request({ service: service ?? m.patients_request(), number, date: formatDate(createdAt) })}
          </h3>
          <Facts
            facts={centers.map((center) => ({
              key: center.id,
              label: [center.name, center.city].filter(Boolean).join(", "),
              value: sharedStateText(center),
            }))}
          />
        </div>
      ))}
    </Panel>
  );
}

export function SharedQuotes({ quotes }: { quotes: Part<"quotes"> }) {
  const facts = quotes.map(({ id, center, service, cents, isLeast, medication, validUntil }) => ({
    key: id,
    label: [center, service].filter(Boolean).join(", "),
    value: isLeast ? m.companions_quote_least({ amount: formatUsd(cents) }) : formatUsd(cents),
    detail:
      [medication && medicationText(medication), validUntil && m.companions_quote_until({ date: formatDate(validUntil) })]
        .filter(Boolean)
        .join(" · ") || undefined,
  }));
  return <Rows title={SHARED_PART_NAMES.presupuestos()} facts={facts} />;
}

export function SharedConsultations({ consultations }: { consultations: Part<"consultations"> }) {
  const facts = consultations.map(({ id, providerName, startsAt, kind, mode, status }) => ({
    key: id,
    label: formatDateTime(startsAt),
    value: providerName,
    detail: [KIND_NAMES[kind](), MODE_NAMES[mode](), STATUS_NAMES[status]()].join(" · "),
  }));
  return (
    <Rows title={SHARED_PART_NAMES.consultas()} facts={facts}>
      {facts.length > 0 && <p className="text-ink-2 text-sm">{m.companions_zone()}</p>}
    </Rows>
  );
}

/** The stages, and what the next two weeks ask for. */
export function SharedDays({ progress: { stages, days } }: { progress: Part<"progress"> }) {
  const facts = [...new Set(days.map(({ day }) => day))].map((day) => ({
    key: day,
    label: formatWeekday(day),
    value: (
      <ul className="grid gap-1">
        {days
          .filter((item) => item.day === day)
          .map(({ key, time, name, detail }) => (
            <li key={key}>
              {[time, name].filter(Boolean).join(" ")} <span className="font-book text-ink-3">{detail}</span>
            </li>
          ))}
      </ul>
    ),
  }));
  return (
    <Rows title={SHARED_PART_NAMES.progreso()} facts={facts}>
      {stages.length > 0 && (
        <ul className="grid gap-1">
          {stages.map(({ id, name, from, to, state }) => (
            <li key={id} className={state === "current" ? "font-semibold" : "text-ink-2"}>
              {m.companions_stage({ name })}, {to ? formatDays(from, to) : formatDate(from)}
            </li>
          ))}
        </ul>
      )}
      <h3 className="title-5">{m.companions_days({ days: String(SHARED_DAYS) })}</h3>
      {facts.length === 0 && <p className="text-ink-2">{m.companions_none()}</p>}
    </Rows>
  );
}
