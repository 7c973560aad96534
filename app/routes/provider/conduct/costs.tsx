import clsx from "clsx";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { COST_STEPS, type CostStep, costPerStep, type Outcomes } from "#domain/followups/costs.ts";
import { LOST_REASONS } from "#domain/followups/followup.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { COST_NAMES, LOST_NAMES } from "#texts/followups.ts";

/** So many requests are drawn one by one; more stay a number. */
const MAX_DOTS = 120;
/** Under so many cases the sentence says how far one of them moves the cost. */
const FEW = 10;
const FILLED: Readonly<Record<CostStep, string>> = { opened: "bg-chart-4", consulted: "bg-chart-1", started: "bg-alba-600" };

interface Props {
  outcomes: Outcomes;
  /** Of the period before. */
  before: Outcomes;
  /** How many were offered. */
  arrived: number;
}

/** What each step cost the center, from the ledger and its own notes, with a dot for each request; and why people did not go on. */
export function Costs({ outcomes, before, arrived }: Props) {
  const { opened, free, returned, paidCents, lost, started } = outcomes;
  const [steps, earlier] = [costPerStep(outcomes), costPerStep(before)];
  const all = Math.max(arrived, opened);
  const reasons = LOST_REASONS.flatMap((reason) => {
    const count = lost[reason];
    return count ? [{ reason, count }] : [];
  });
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const was = (text: string | null) =>
    text && <span className="block text-ink-2 text-xs">{m.listing_statistics_was({ value: text })}</span>;
  return (
    <Panel title={m.coststeps_title()}>
      <p className="text-ink-2">
        {opened + returned === 0 ? m.coststeps_none() : m.coststeps_paid({ paid: formatUsdExact(paidCents), opened, free, returned })}
      </p>
      {opened > 0 && (
        <ol className="-mx-4 grid grid-cols-[minmax(0,1fr)] md:-mx-6">
          <Step count={arrived} name={m.coststeps_arrived()} dots={<Dots filled={arrived} all={all} className="bg-mar-300" />}>
            <b className="num block font-display text-lg font-[640]">{formatUsdExact(0)}</b>
            <span className="text-ink-2 text-sm">{m.coststeps_arrived_free()}</span>
          </Step>
          {COST_STEPS.map((step) => {
            const { count, cents } = steps[step];
            const { cents: earlierCents } = earlier[step];
            return (
              <Step key={step} count={count} name={COST_NAMES[step]()} dots={<Dots filled={count} all={all} className={FILLED[step]} />}>
                <b className="num block font-display text-lg font-[640]">{cents === null ? "—" : formatUsdExact(cents)}</b>
                <span className="text-ink-2 text-sm">{cents === null ? m.coststeps_no_case() : m.coststeps_each_one()}</span>
                {was(earlierCents === null ? null : formatUsdExact(earlierCents))}
              </Step>
            );
          })}
        </ol>
      )}
      <p className="text-ink-2 text-sm">
        {started > 1 && started < FEW && paidCents > 0
          ? m.coststeps_moves({ count: started, fewer: formatUsdExact(Math.round(paidCents / (started - 1))) })
          : m.coststeps_source()}
      </p>
      {reasons.length > 0 && (
        <section>
          <h3 className="title-5">{m.coststeps_lost()}</h3>
          <ul className="mt-1.5 grid max-w-140">
            {reasons.map(({ reason, count }) => (
              <li
                key={reason}
                className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] items-center gap-4 border-t py-2 first:border-t-0"
              >
                {LOST_NAMES[reason]()}
                <span
                  aria-hidden
                  className="h-3.5 border border-mar-500 bg-mar-200 dark:bg-[#1b4653]"
                  style={{ width: `${(100 * count) / most}%` }}
                />
                <span className="num text-right font-semibold">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextLink href={href("/dashboard/provider/solicitudes?ver=abiertas")} className="justify-self-start">
        {m.coststeps_mark()}
      </TextLink>
    </Panel>
  );
}

interface StepProps {
  count: number;
  name: string;
  dots: ReactNode;
  children: ReactNode;
}

const Step = ({ count, name, dots, children }: StepProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 border-t px-4 py-3.5 md:grid-cols-[8.5rem_minmax(0,1fr)_9rem] md:px-6">
    <span className="leading-[1.3]!">
      <b className="num block font-display text-[1.5rem] leading-[1.15]! font-[640]">{formatNumber(count)}</b>
      <span className="text-ink-2 text-sm">{name}</span>
    </span>
    <span className="text-right leading-[1.3]! md:order-1">{children}</span>
    <span className="max-md:col-span-2">{dots}</span>
  </li>
);

/** A dot for each request that came so far, and a ring for each that did not. The number is beside it. */
function Dots({ filled, all, className }: { filled: number; all: number; className: string }) {
  if (all > MAX_DOTS) return null;
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {Array.from({ length: all }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: one dot is one request, and they are all alike
          key={index}
          className={clsx("size-3 rounded-full", index < filled ? className : "border-[1.5px] border-line-input")}
        />
      ))}
    </span>
  );
}
