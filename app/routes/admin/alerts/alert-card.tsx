import { useId } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OpenAlert } from "#domain/alerts/alert-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { ALERT_RULE_NAMES, ALERT_SCREENS, ALERT_STEPS, ringingSentence, SILENCE_NAMES } from "#texts/alerts.ts";
import { choicesIn, upperFirst } from "#texts/choice-names.ts";

interface Props {
  alert: OpenAlert;
  /** True when the operators' own system is told too. */
  hook: boolean;
}

/** What rings: what to do first, who knows, and until when to hear nothing. */
export function AlertCard({ alert, hook }: Props) {
  const { id, rule, beganAt, silentUntil } = alert;
  const heading = useId();
  const screen = ALERT_SCREENS[rule];
  return (
    <section aria-labelledby={heading} className="grid rounded-xl border border-err/50 bg-surface elevation-1">
      <div className="grid gap-1 border-b px-4 py-4.5 md:px-6">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-2">{ALERT_RULE_NAMES[rule]()}</span>
          <span className="font-semibold text-err">{m.alerts_since({ time: formatDateTime(beganAt) })}</span>
        </p>
        <h2 id={heading} className="title-3 wrap-anywhere text-[1.4375rem]">
          {ringingSentence(alert)}
        </h2>
      </div>
      <div className="grid md:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-3 px-4 py-4.5 md:px-6">
          <h3 className="font-semibold">{m.alerts_do()}</h3>
          <ol className="grid gap-3">
            {ALERT_STEPS[rule]().map((step, index) => (
              <li key={step} className="flex gap-3">
                <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-sm">
                  {index + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          {screen && <TextLink href={href(screen.to)}>{screen.label()}</TextLink>}
        </div>
        <div className="grid content-start gap-3 border-t px-4 py-4.5 md:border-t-0 md:border-l md:px-6">
          <h3 className="font-semibold">{m.alerts_who()}</h3>
          <p className="text-ink-2">{whoKnows(alert, hook)}</p>
          {silentUntil && <p className="text-ink-2">{upperFirst(m.alerts_silent_until({ time: formatDateTime(silentUntil) }))}</p>}
          <form method="post" className="flex flex-wrap items-center gap-2">
            <input type="hidden" name="accion" value="silenciar" />
            <input type="hidden" name="regla" value={rule} />
            <fieldset className="grid gap-2">
              <legend className="mb-2 font-semibold text-sm">{m.alerts_silence_until()}</legend>
              <div className="flex flex-wrap gap-2">
                {choicesIn(SILENCE_NAMES).map(({ value, label }) => (
                  <Button key={value} type="submit" kind="outline" size="s" name="hasta" value={value}>
                    {label}
                  </Button>
                ))}
              </div>
            </fieldset>
          </form>
          {alert.takenBy === null && (
            <form method="post">
              <input type="hidden" name="alerta" value={id} />
              <Button type="submit" kind="primary" name="accion" value="tomar">
                {m.alerts_take()}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

function whoKnows({ told, takenBy, takenAt, silentUntil }: OpenAlert, hook: boolean): string {
  const sentences = [
    told ? (hook ? m.alerts_told_hook() : m.alerts_told()) : silentUntil ? m.alerts_untold() : m.alerts_untold_soon(),
    ...(takenBy && takenAt ? [m.alerts_taken({ name: takenBy, time: formatDateTime(takenAt) })] : []),
  ];
  return sentences.join(" ");
}
