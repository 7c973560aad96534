import { Form } from "react-router";
import { Note } from "#app/ui/note.tsx";
import { MAX_UNANSWERED, type Spent } from "#domain/offers/automatic.ts";
import type { AutomaticSettings } from "#domain/offers/automatic-rule.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

/** On, off or stopped, with the button that changes it for the saved rule. */
export function AutomaticSwitch({ id, settings: { enabled, stoppedAt, enabledAt } }: { id: string; settings: AutomaticSettings }) {
  const detail = enabled
    ? enabledAt && m.offers_auto_since({ date: formatDate(enabledAt) })
    : stoppedAt
      ? m.offers_auto_stopped_since({ date: formatDate(stoppedAt) })
      : enabledAt
        ? m.offers_auto_off_now()
        : m.offers_auto_never();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="centro" value={id} />
      <button
        type="submit"
        name="accion"
        value={enabled ? "apagar" : "reanudar"}
        role="switch"
        aria-checked={enabled}
        aria-label={m.offers_auto()}
        className="flex min-h-13 items-center gap-3 rounded-full border bg-surface py-2 pr-6 pl-3 text-left elevation-1 hover:border-brand"
      >
        <span aria-hidden className={`flex h-7 w-13 items-center rounded-full p-1 ${enabled ? "justify-end bg-brand" : "bg-ink-3"}`}>
          <span className="size-5 rounded-full bg-surface" />
        </span>
        <span className="leading-[1.3]!">
          <b className="block font-semibold text-ui">
            {enabled ? m.offers_auto_on() : stoppedAt ? m.offers_auto_stopped() : m.offers_auto_off()}
          </b>
          <span className="text-ink-2 text-sm">{detail}</span>
        </span>
      </button>
    </Form>
  );
}

interface StopProps {
  settings: AutomaticSettings;
  spent: Spent;
  balanceCents: number;
  /** The number of requests that the center may still open for free. */
  welcomeLeft: number;
  /** What the cheapest request costs. */
  leastCents: number;
}

/** Says what stops it: unanswered requests, the wallet or a limit. */
export function StopNote({ settings: { enabled, stoppedAt, rule }, spent, balanceCents, welcomeLeft, leastCents }: StopProps) {
  if (!enabled) return stoppedAt && <Note kind="caution">{m.offers_auto_stopped_text({ unanswered: MAX_UNANSWERED })}</Note>;
  if (welcomeLeft === 0 && balanceCents < leastCents)
    return <Note kind="caution">{m.offers_auto_balance_out({ balance: formatUsd(balanceCents) })}</Note>;
  const said = (cents: number, limit: number) => ({ spent: formatUsd(cents), limit: formatUsd(limit) });
  if (spent.monthCents + leastCents > rule.monthlyCents)
    return <Note kind="caution">{m.offers_auto_month_spent(said(spent.monthCents, rule.monthlyCents))}</Note>;
  if (spent.todayCents + leastCents > rule.dailyCents)
    return <Note kind="caution">{m.offers_auto_day_spent(said(spent.todayCents, rule.dailyCents))}</Note>;
  return null;
}
