import type { AskedOutcomes, BeyondPrice } from "#domain/quotes/beyond-price.server.ts";
import type { QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { m } from "#messages/m.ts";
import { inALine } from "#texts/choice-names.ts";
import { birthsCount, birthsLabel, birthsText } from "#texts/quotes.ts";

interface Props {
  centers: readonly QuotingCenter[];
  outcomes: AskedOutcomes | null;
  /** The looks that all rows of the table share. */
  looks: { row: string | undefined; name: string; cell: string };
}

/** What matters besides the price: births at the patient's age as each center publishes them, visits, and methods of payment. */
export function BeyondRows({ centers, outcomes, looks: { row, name, cell } }: Props) {
  const lines = [
    ...(outcomes
      ? [
          {
            label: birthsLabel(outcomes),
            shown: ({ beyond: { births } }: QuotingCenter) => births && <Births births={births} />,
            missing: m.quotes_births_none(),
          },
        ]
      : []),
    { label: m.quotes_visits(), shown: ({ quote: { visits } }: QuotingCenter) => visits, missing: m.quotes_missing() },
    {
      label: m.quotes_payments(),
      shown: ({ beyond: { payments } }: QuotingCenter) => inALine(payments) || null,
      missing: m.quotes_missing(),
    },
  ];
  return lines.map(({ label, shown, missing }) => (
    <tr key={label} className={row}>
      <th scope="row" className={name}>
        {label}
      </th>
      {centers.map((center) => (
        <td key={center.id} className={cell}>
          {shown(center) ?? <span className="text-ink-2">{missing}</span>}
        </td>
      ))}
    </tr>
  ));
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function Births({ births }: { births: NonNullable<BeyondPrice["births"]> }) {
  const { rate } = births.band;
  return (
    <>
      <b className="num font-semibold">{birthsCount(births.band)}</b>
      {rate && (
        <span aria-hidden className="relative my-1.5 block h-3.5 rounded-full bg-track">
          <i
            className="absolute inset-y-0 rounded-full border border-mar-500 bg-tint"
            style={{ left: percent(rate.low), width: percent(rate.high - rate.low) }}
          />
          <i
            className="absolute top-0 size-3.5 -translate-x-1/2 rounded-full border-2 border-surface bg-chart-1"
            style={{ left: percent(rate.point) }}
          />
        </span>
      )}
      <span className="block text-ink-2 text-sm">{birthsText(births)}</span>
    </>
  );
}
