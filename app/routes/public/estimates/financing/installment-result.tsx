import { rateText } from "#app/components/money/rate-text.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import type { InstallmentPlan } from "#domain/estimates/installment-question.ts";
import { type Installments, installments } from "#domain/estimates/installments.ts";
import { m } from "#messages/m.ts";
import { formatNumber, formatPercent } from "#platform/format.ts";
import { dollarsOf, formatConverted, formatUsd } from "#platform/money.ts";

interface InstallmentResultProps {
  plan: InstallmentPlan;
  rate: ExchangeRate | null;
}

/** Shows the installment beside the total, and every payment for visitors who want to check. */
export function InstallmentResult({ plan: { priceCents, downCents, months, yearlyRate }, rate }: InstallmentResultProps) {
  const lent = priceCents - downCents;
  const loan = installments(lent, months, yearlyRate);
  const total = downCents + loan.totalCents;
  const converted = (cents: number) => rate && <Converted cents={cents} rate={rate} />;
  return (
    <Card ground="tint" panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h3 className="title-3">{m.financing_result_title()}</h3>
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <StatTile
          className="sm:col-span-2"
          label={m.financing_result_monthly()}
          value={formatUsd(loan.monthlyCents)}
          detail={
            <>
              {numberOfInstallments(loan)}
              {converted(loan.monthlyCents)}
            </>
          }
        />
        <StatTile
          label={m.financing_result_interest()}
          value={formatUsd(loan.interestCents)}
          detail={
            loan.interestCents === 0
              ? m.financing_result_interest_none()
              : m.financing_result_interest_share({ share: formatPercent(loan.interestCents / lent, 1) })
          }
        />
        <StatTile
          label={m.financing_result_total()}
          value={formatUsd(total)}
          detail={
            <>
              {m.financing_result_total_detail()}
              {converted(total)}
            </>
          }
        />
      </dl>
      <TotalBar
        total={total}
        parts={[
          { name: m.financing_result_down(), cents: downCents, colour: "bg-chart-1" },
          { name: m.financing_result_lent(), cents: lent, colour: "bg-chart-2" },
          { name: m.financing_result_interest(), cents: loan.interestCents, colour: "bg-chart-3" },
        ]}
      />
      {rate && <p className="text-sm text-ink-3">{rateText(rate)}</p>}
      <Accordion summary={m.financing_result_schedule()} className="border-t border-b-0! md:[&>div]:pr-0">
        <Schedule loan={loan} />
      </Accordion>
    </Card>
  );
}

function numberOfInstallments({ payments, monthlyCents, lastCents }: Installments): string {
  const count = m.financing_result_months({ count: payments.length, number: formatNumber(payments.length) });
  return lastCents === monthlyCents ? count : m.financing_result_last({ count, last: formatUsd(lastCents) });
}

function Converted({ cents, rate }: { cents: number; rate: ExchangeRate }) {
  return (
    <>
      {" "}
      <span className="num block">{m.financing_result_converted({ amount: formatConverted(cents, rate) })}</span>
    </>
  );
}

interface Part {
  name: string;
  cents: number;
  colour: string;
}

/** Shows the total as one bar; its parts have their names and amounts. */
function TotalBar({ total, parts }: { total: number; parts: readonly Part[] }) {
  const shown = parts.filter(({ cents }) => cents > 0);
  return (
    <figure className="grid gap-3">
      <figcaption className="text-sm font-medium text-ink-2">{m.financing_result_bar()}</figcaption>
      <div aria-hidden className="flex h-5 gap-0.5 overflow-hidden rounded-full bg-track">
        {shown.map(({ name, cents, colour }) => (
          <span key={name} className={colour} style={{ width: `${Math.round((cents / total) * 1000) / 10}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {shown.map(({ name, cents, colour }) => (
          <li key={name} className="inline-flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-full ${colour}`} />
            {name} <b className="num font-semibold text-ink">{formatUsd(cents)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Schedule({ loan: { payments } }: { loan: Installments }) {
  const money = (cents: number) => formatNumber(dollarsOf(cents), 2);
  return (
    <Table
      caption={m.financing_schedule_caption()}
      captionHidden
      rows={payments}
      rowKey={({ number }) => number}
      columns={[
        { key: "number", header: m.financing_schedule_number(), cell: ({ number }) => number, rowHeader: true },
        { key: "amount", header: m.financing_schedule_amount(), cell: ({ amountCents }) => money(amountCents), numeric: true },
        { key: "interest", header: m.financing_schedule_interest(), cell: ({ interestCents }) => money(interestCents), numeric: true },
        { key: "principal", header: m.financing_schedule_principal(), cell: ({ principalCents }) => money(principalCents), numeric: true },
        { key: "owed", header: m.financing_schedule_owed(), cell: ({ owedCents }) => money(owedCents), numeric: true },
      ]}
    />
  );
}
