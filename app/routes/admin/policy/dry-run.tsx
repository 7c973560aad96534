import clsx from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import Download from "lucide-react/icons/download";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { draftQuery } from "#app/forms/policy/read-draft.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Draft } from "#domain/policy/draft.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { FairnessChart } from "./fairness-chart.tsx";
import type { ShownTrial } from "./shown-trial.server.ts";

interface Props {
  trial: ShownTrial;
  draft: Draft;
  /** The version in force. */
  version: number;
  days: number;
  enough: number;
  stale: boolean;
}

/** What a draft would have done with the requests of the last months. */
export function DryRun({ trial, draft, version, days, enough, stale }: Props) {
  const { dots, from, to, changed, verdicts } = trial;
  if (!from || !to)
    return (
      <Panel title={m.policy_dry_run({ days })}>
        <p className="text-ink-2">{m.policy_dry_run_none({ days })}</p>
      </Panel>
    );
  const unknown = dots.filter((dot) => dot === "unknown").length;
  const known = dots.length - unknown;
  const { before, after } = verdicts;
  return (
    <Panel
      title={m.policy_dry_run({ days })}
      className={clsx(stale && "opacity-70")}
      aside={
        <Button
          kind="outline"
          size="s"
          icon={<Download />}
          href={href(`/dashboard/admin/politica/prueba.csv?${draftQuery(draft)}`)}
          download
        >
          {m.policy_csv()}
        </Button>
      }
    >
      <p className="-mt-2 text-ink-2 text-sm">
        {m.policy_dry_run_text({ from: formatDate(from), to: formatDate(to), count: m.policy_requests({ count: dots.length }) })}
        {stale && ` ${m.policy_stale()}`}
      </p>
      <div className="grid gap-x-8 gap-y-4 border-b pb-5 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-2 text-ui">
          <p>
            <b className="num title-3 text-[1.75rem]">{formatNumber(changed)}</b> {m.policy_of({ count: formatNumber(known) })}
          </p>
          <p>{changed === 0 && known > 0 ? m.policy_changed_none() : m.policy_changed_some({ count: formatNumber(known - changed) })}</p>
          {known < enough && <p className="font-semibold">{m.policy_too_few({ count: enough })}</p>}
          <p className="text-ink-2 text-sm">{m.policy_dots()}</p>
          <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
            <Key className="size-2 bg-mar-500">{m.policy_dot_same()}</Key>
            <Key className="size-3 border border-alba-600 bg-alba-400">{m.policy_dot_changed()}</Key>
            {unknown > 0 && <Key className="size-2.5 border border-ink-3">{m.policy_dot_unknown()}</Key>}
          </p>
        </div>
        <div
          role="img"
          aria-label={m.policy_dots_label({ changed, same: known - changed, unknown })}
          className="flex flex-wrap content-start items-center gap-1.5"
        >
          {dots.map((dot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <span key={index} className="grid size-3 place-items-center">
              <span
                className={clsx(
                  "rounded-full",
                  dot === "same" && "size-1.5 bg-mar-500",
                  dot === "changed" && "size-3 border border-alba-600 bg-alba-400",
                  dot === "unknown" && "size-2 border border-ink-3",
                )}
              />
            </span>
          ))}
        </div>
      </div>
      <p className="text-ui">
        {m.policy_thresholds({
          routed: after.routed,
          held: after.held,
          rejected: after.rejected,
          routedNow: before.routed,
          heldNow: before.held,
          rejectedNow: before.rejected,
        })}
      </p>
      <FairnessChart trial={trial} version={version} verdict={known >= enough} />
      <Changes trial={trial} />
      <Note kind="info">
        <b className="font-semibold">{m.policy_unknown()}</b> {m.policy_unknown_text()}{" "}
        {unknown > 0 && m.policy_unknown_weights({ count: m.policy_requests({ count: unknown }) })}
      </Note>
    </Panel>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={clsx("rounded-full", className)} />
      {children}
    </span>
  );
}

function Changes({ trial: { changes, changed } }: Pick<Props, "trial">) {
  if (changes.length === 0) return null;
  const names = (some: readonly string[]) => (some.length > 0 ? some.join(", ") : m.policy_change_nobody());
  return (
    <section aria-labelledby="cambios" className="grid gap-2 border-t pt-4">
      <h3 id="cambios" className="font-semibold">
        {m.policy_changes()}
      </h3>
      <ul>
        {changes.map(({ id, number, round, about, from, to, because }) => (
          <li
            key={`${id}:${round}`}
            className="grid gap-x-5 gap-y-1 border-b py-2.5 text-ui last:border-b-0 md:grid-cols-[12rem_minmax(0,1fr)_12rem]"
          >
            <span>
              <a className="link num" href={href(`/dashboard/admin/solicitudes/${id}`)}>
                {number}
              </a>
              <span className="block text-ink-2 text-sm">{about}</span>
            </span>
            <span>
              <span className="sr-only">{m.policy_change_from()}: </span>
              {names(from)} <ArrowRight aria-hidden className="inline size-4" />
              <span className="sr-only">. {m.policy_change_to()}:</span> <b className="font-semibold">{names(to)}</b>
            </span>
            <span className="text-ink-2 text-sm">
              {because.length > 0 && `${m.policy_change_why()}: ${because.join(", ").toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
      {changed > changes.length && <p className="text-ink-2 text-ui">{m.policy_changes_more({ count: changed - changes.length })}</p>}
    </section>
  );
}
