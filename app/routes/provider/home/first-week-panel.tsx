import clsx from "clsx";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { HiddenPerson } from "#app/components/followups/hidden-person.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type FirstStep, type FirstWeek, TEST_DAYS } from "#domain/onboarding/first-week.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import type { Place } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { Horizon } from "./horizon.tsx";

const STEPS: Readonly<Record<FirstStep, { title: () => string; text: () => string; to: string | null }>> = {
  photos: { title: m.listing_first_photos, text: m.listing_first_photos_text, to: "galeria" },
  doctors: { title: m.listing_first_doctors, text: m.listing_first_doctors_text, to: "doctores" },
  hours: { title: m.listing_first_hours, text: m.listing_first_hours_text, to: "agenda/horario" },
  prices: { title: m.listing_first_prices, text: m.listing_first_prices_text, to: "precios" },
  test: { title: m.listing_first_test, text: () => m.listing_first_test_text({ days: String(TEST_DAYS) }), to: null },
};

interface Props {
  place: Place;
  week: FirstWeek;
  /** The person who reads it. The test request comes in their name. */
  person: { name: string; mailbox: string };
}

/** The first steps of a profile that was just published, and a request to oneself as the last. */
export function FirstWeekPanel({ place, week: { steps, done, test }, person }: Props) {
  const next = steps.find((step) => !step.done)?.what;
  const opens = roleMay(place.role, "requests.open");
  return (
    <Panel title={m.listing_first_title()} id="semana">
      <div className="relative -mx-4 overflow-hidden border-y md:-mx-6">
        <Horizon stations={steps.map((step) => (step.done ? "done" : step.what === next ? "current" : "later"))} />
        <div className="grid bg-surface px-4 py-3 md:absolute md:right-6 md:bottom-4 md:max-w-80 md:rounded-lg">
          <b className="num font-display text-[1.5rem] leading-[1.15]! font-[640]">
            {m.listing_first_count({ done: String(done), all: String(steps.length) })}
          </b>
          <span className="text-ink-2 text-sm">{m.listing_first_text()}</span>
        </div>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {steps.map(({ what, done: isDone }, index) => {
          const { title, text, to } = STEPS[what];
          const kind = what === next ? "cta" : "outline";
          return (
            <li
              key={what}
              aria-current={what === next ? "step" : undefined}
              className={clsx(
                "-mx-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t px-4 py-3.5 first:border-t-0 md:-mx-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:px-6",
                what === next && "bg-warm",
              )}
            >
              <Mark done={isDone} current={what === next} number={index + 1} />
              <div className="leading-[1.4]!">
                <p className="font-semibold">{title()}</p>
                <p className="text-ink-2 text-sm">{what === "test" && !opens ? m.listing_first_test_owner() : text()}</p>
              </div>
              <div className="max-md:col-start-2">
                {isDone ? (
                  <span className="flex flex-wrap items-center gap-x-4">
                    <span className="font-semibold text-ok text-sm">{m.listing_first_done()}</span>
                    {to && (
                      <TextLink href={href(`/dashboard/provider/${to}`)}>
                        {m.listing_first_see()}
                        <span className="sr-only">: {title()}</span>
                      </TextLink>
                    )}
                  </span>
                ) : to ? (
                  <Button kind={kind} size="s" href={href(`/dashboard/provider/${to}`)}>
                    {m.listing_first_go()}
                    <span className="sr-only">: {title()}</span>
                  </Button>
                ) : (
                  opens && test === "none" && <Act place={place} act="prueba" kind={kind} words={m.listing_first_test_make()} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {opens && test === "made" && (
        <TestCard>
          <p className="text-ink-2 text-sm">{m.listing_first_test_masked()}</p>
          <HiddenPerson />
          <p className="font-semibold">{m.listing_first_test_what()}</p>
          <p>{m.listing_first_test_words()}</p>
          <Act place={place} act="prueba-abrir" kind="primary" words={m.listing_first_test_open()} />
          <p className="text-ink-2 text-sm">{m.listing_first_test_real()}</p>
        </TestCard>
      )}
      {opens && test === "opened" && (
        <TestCard>
          <p className="text-ink-2 text-sm">{m.listing_first_test_opened()}</p>
          <p className="break-words font-semibold">{m.listing_first_test_person(person)}</p>
          <p>{m.listing_first_test_words()}</p>
          <Act place={place} act="prueba-contestar" kind="primary" words={m.listing_first_test_answer()} />
          <p className="text-ink-2 text-sm">{m.listing_first_test_clock({ hours: String(ANSWER_BUSINESS_HOURS) })}</p>
        </TestCard>
      )}
    </Panel>
  );
}

/** A step that is done, the next one, or a later one. */
function Mark({ done, current, number }: { done: boolean; current: boolean; number: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "grid size-8 flex-none place-items-center rounded-full text-sm font-bold",
        done && "bg-ok text-surface",
        !done && current && "bg-alba-500 text-mar-900 ring-4 ring-alba-400/25",
        !done && !current && "border-[1.5px] border-line-input",
      )}
    >
      {done ? <Check className="size-4.5 [stroke-width:3]" /> : number}
    </span>
  );
}

function Act({ place, act, kind, words }: { place: Place; act: string; kind: "cta" | "primary" | "outline"; words: string }) {
  return (
    <form method="post" action={href("/dashboard/provider")}>
      <PlaceField id={place.id} />
      <Button type="submit" kind={kind} size="s" name="hacer" value={act}>
        {words}
      </Button>
    </form>
  );
}

function TestCard({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={m.listing_first_test_label()}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2.5 rounded-lg border border-dashed bg-tint px-4.5 py-4"
    >
      <Badge kind="info">{m.listing_first_test_label()}</Badge>
      {children}
    </section>
  );
}
