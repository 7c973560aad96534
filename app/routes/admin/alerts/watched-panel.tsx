import BellRing from "lucide-react/icons/bell-ring";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DayDots } from "#app/components/operations/day-dots.tsx";
import { Button } from "#app/ui/button.tsx";
import type { WatchedRule } from "#domain/alerts/alert-queries.server.ts";
import { ALERT_RULES, WATCHED_DAYS } from "#domain/alerts/rules.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { ALERT_LIMITS, ALERT_RULE_NAMES, readingWords } from "#texts/alerts.ts";

/** Each rule with its limit, what it read last, and its last four weeks. */
export function WatchedPanel({ watched }: { watched: readonly WatchedRule[] }) {
  const rows = ALERT_RULES.flatMap((rule) => watched.filter((one) => one.rule === rule));
  return (
    <Panel
      title={m.alerts_watched()}
      aside={
        <form method="post">
          <Button type="submit" kind="outline" size="s" name="accion" value="probar" icon={<BellRing />}>
            {m.alerts_try()}
          </Button>
        </form>
      }
    >
      <p className="text-ink-2 text-sm md:-mt-2">{rows.length === 0 ? m.alerts_watched_none() : m.alerts_watched_text()}</p>
      <ul>
        {rows.map((row) => (
          <li
            key={row.rule}
            className="grid items-center gap-x-6 gap-y-2 border-t py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]"
          >
            <div>
              <b className="font-semibold">{ALERT_RULE_NAMES[row.rule]()}</b>
              <p className="text-ink-2 text-sm">{ALERT_LIMITS[row.rule]()}</p>
            </div>
            <div>
              <DayDots days={row.days} />
              <span className="sr-only">
                {m.alerts_days({ count: row.days.filter((day) => day === "bad" || day === "trouble").length, days: WATCHED_DAYS })}
              </span>
            </div>
            <div className="md:text-right">
              <p className={row.rings ? "wrap-anywhere font-semibold text-err" : "wrap-anywhere"}>{readingWords(row)}</p>
              {row.silentUntil && <Silenced row={row} until={row.silentUntil} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">{m.alerts_unwatched()}</p>
    </Panel>
  );
}

function Silenced({ row, until }: { row: WatchedRule; until: Date }) {
  return (
    <form method="post" className="text-ink-2 text-sm">
      <p>{m.alerts_silent_until({ time: formatDateTime(until) })}</p>
      <input type="hidden" name="regla" value={row.rule} />
      <Button
        type="submit"
        kind="quiet"
        size="s"
        name="accion"
        value="avisar"
        aria-label={m.alerts_speak_of({ rule: ALERT_RULE_NAMES[row.rule]() })}
      >
        {m.alerts_speak()}
      </Button>
    </form>
  );
}
