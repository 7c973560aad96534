import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { COST_STEPS, costPerStep, type Outcomes } from "#domain/followups/costs.ts";
import { LOST_REASONS } from "#domain/followups/followup.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { COST_NAMES, LOST_NAMES } from "#texts/followups.ts";

/** What each step cost the center, from the ledger and its own notes, and why people did not go on. */
export function Costs({ outcomes }: { outcomes: Outcomes }) {
  const { opened, free, returned, paidCents, lost } = outcomes;
  const steps = costPerStep(outcomes);
  const reasons = LOST_REASONS.flatMap((reason) => {
    const count = lost[reason];
    return count ? [{ reason, count }] : [];
  });
  return (
    <Panel title={m.coststeps_title()}>
      <p className="text-ink-2">
        {opened + returned === 0 ? m.coststeps_none() : m.coststeps_paid({ paid: formatUsdExact(paidCents), opened, free, returned })}
      </p>
      {opened > 0 && (
        <Table
          caption={m.coststeps_title()}
          captionHidden
          stacked
          rows={COST_STEPS}
          rowKey={(step) => step}
          columns={[
            { key: "step", header: m.coststeps_step(), rowHeader: true, cell: (step) => COST_NAMES[step]() },
            { key: "count", header: m.coststeps_count(), numeric: true, cell: (step) => formatNumber(steps[step].count) },
            {
              key: "cost",
              header: m.coststeps_each(),
              numeric: true,
              cell: (step) => {
                const { cents } = steps[step];
                return cents === null ? m.coststeps_no_case() : formatUsdExact(cents);
              },
            },
          ]}
        />
      )}
      {reasons.length > 0 && (
        <section>
          <h3 className="title-5">{m.coststeps_lost()}</h3>
          <ul className="mt-1.5 grid max-w-120">
            {reasons.map(({ reason, count }) => (
              <li key={reason} className="flex justify-between gap-4 border-t py-2 first:border-t-0">
                {LOST_NAMES[reason]()}
                <span className="num font-semibold">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-2 text-sm">{m.coststeps_source()}</p>
      <TextLink href={href("/dashboard/provider/solicitudes?ver=abiertas")} className="justify-self-start">
        {m.coststeps_mark()}
      </TextLink>
    </Panel>
  );
}
