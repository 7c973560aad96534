import clsx from "clsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { LOST_NAMES } from "#texts/followups.ts";

/** How far a center has come with somebody whose request it opened: four steps, of which the last is the one nobody wants. */
export function PathStrip({ request }: { request: Pick<InboxRequest, "state" | "purchasedAt" | "consultedAt" | "lostReason"> }) {
  const { state, purchasedAt, consultedAt, lostReason } = request;
  const isConsulted = consultedAt !== null || state === "consultation" || state === "started";
  const steps = [
    { key: "opened", name: m.followups_strip_opened(), said: purchasedAt ? formatDate(purchasedAt) : "", isDone: true },
    {
      key: "consulted",
      name: m.followups_strip_consulted(),
      said: consultedAt ? formatDate(consultedAt) : isConsulted ? m.followups_strip_done() : m.followups_strip_open(),
      isDone: isConsulted,
    },
    {
      key: "started",
      name: m.followups_strip_started(),
      said: state === "started" ? m.followups_strip_done() : m.followups_strip_open(),
      isDone: state === "started",
    },
    ...(state === "lost"
      ? [{ key: "lost", name: m.followups_state_lost(), said: lostReason ? LOST_NAMES[lostReason]() : "", isDone: true }]
      : []),
  ];
  return (
    <ol aria-label={m.followups_strip()} className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-lg border">
      {steps.map(({ key, name, said, isDone }) => (
        <li
          key={key}
          className={clsx(
            "min-w-0 border-l px-1.5 py-2 text-center leading-[1.35]! first:border-l-0",
            key === "lost" ? "bg-surface-2" : isDone && "bg-badge-ok text-on-badge-ok",
          )}
        >
          <span className="block font-semibold text-sm">{name}</span>
          <span className={clsx("block text-xs wrap-anywhere", !isDone && "text-ink-2")}>{said}</span>
        </li>
      ))}
    </ol>
  );
}
