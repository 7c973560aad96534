import CircleAlert from "lucide-react/icons/circle-alert";
import { Input } from "#app/ui/input.tsx";
import { FIGURES, type OutcomeError, type OwnOutcome } from "#domain/listing/outcome-figures.ts";
import { type AgeBand, type Rate, rateOf } from "#domain/listing/outcome-rates.ts";
import type { StoredOutcome } from "#domain/listing/outcomes.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatPercent, formatPercentRange } from "#platform/format.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";

interface Props {
  band: AgeBand;
  values: Readonly<Record<(typeof FIGURES)[number], string>>;
  /** What the fields contain at this moment. */
  now: OwnOutcome | OutcomeError | null;
  stored: StoredOutcome | undefined;
}

export const figureNames = {
  punciones: m.listing_outcomes_retrievals,
  transferencias: m.listing_outcomes_transfers,
  nacimientos: m.listing_outcomes_births,
};

/** On wide screens: the age, its three figures, their range, and what patients will read. */
export const OUTCOME_COLUMNS = "lg:grid-cols-[120px_repeat(3,96px)_minmax(0,1fr)_110px]";

/** The figures of one age, and beside them what patients will read. */
export function OutcomeRow({ band, values, now, stored }: Props) {
  const age = AGE_NAMES[band]();
  const error = now && "kind" in now ? now : null;
  const id = `resultado-${band}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={age} className={`grid items-center gap-x-4 gap-y-2 border-b py-3.5 ${OUTCOME_COLUMNS}`}>
      <p className="font-semibold leading-[1.35]!">
        {age}
        {stored && (
          <span className="block font-normal text-ink-2 text-sm">
            {stored.checkedOn && !isChanged(now, stored)
              ? m.listing_outcomes_checked({ date: formatDate(stored.checkedOn) })
              : m.listing_outcomes_unchecked_short()}
          </span>
        )}
      </p>
      <div className="grid grid-cols-3 gap-2 lg:contents">
        {FIGURES.map((figure) => (
          <div key={figure} className="grid gap-1">
            <span aria-hidden className="text-ink-2 text-sm lg:hidden">
              {figureNames[figure]()}
            </span>
            <Input
              name={`${figure}-${band}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              aria-label={m.listing_outcomes_of({ what: figureNames[figure](), age })}
              aria-invalid={error ? true : undefined}
              aria-describedby={id}
              defaultValue={values[figure]}
              className="num min-h-11! px-2! text-right"
            />
          </div>
        ))}
      </div>
      <div id={id} aria-live="polite" className="lg:contents">
        <Seen now={now} />
      </div>
    </div>
  );
}

/** Says whether figures that would be published now differ from those that somebody checked. */
function isChanged(now: Props["now"], { retrievals, transfers, births }: StoredOutcome): boolean {
  if (now === null || "kind" in now) return false;
  return now.retrievals !== retrievals || now.transfers !== transfers || now.births !== births;
}

function Seen({ now }: Pick<Props, "now">) {
  if (now === null) return <p className="text-ink-3 text-sm lg:col-span-2">{m.listing_outcomes_none()}</p>;
  if ("kind" in now) {
    return (
      <p className="flex gap-1.5 font-medium text-err text-sm lg:col-span-2">
        <CircleAlert className="mt-0.5 size-4.5 flex-none" />
        {sentence(now)}
      </p>
    );
  }
  const rate = rateOf(now);
  if (!rate) {
    return (
      <>
        <p className="text-ink-2 text-sm">{m.listing_outcomes_few()}</p>
        <p className="num text-right font-bold">
          {m.listing_outcomes_fraction({ births: String(now.births), transfers: String(now.transfers) })}
        </p>
      </>
    );
  }
  return (
    <>
      <Band rate={rate} />
      <p className="num text-right leading-[1.3]!">
        <b className="block font-bold">{formatPercent(rate.point)}</b>
        <span className="text-ink-2 text-sm">{formatPercentRange(rate.low, rate.high)}</span>
      </p>
    </>
  );
}

/** The scale ends at seven of ten; higher values appear at its end. */
const END = 0.7;
const percent = (share: number) => `${Math.min(100, (share / END) * 100)}%`;

function Band({ rate: { point, low, high } }: { rate: Rate }) {
  return (
    <span aria-hidden className="relative block h-6 border-line border-x">
      <span
        className="absolute top-1.5 h-3 rounded-full border-[1.5px] border-mar-500 bg-mar-200 dark:bg-mar-600"
        style={{ left: percent(low), right: `calc(100% - ${percent(high)})` }}
      />
      <span className="absolute top-1 -ml-2 size-4 rounded-full border-2 border-surface bg-chart-1" style={{ left: percent(point) }} />
    </span>
  );
}

function sentence(error: OutcomeError): string {
  if (error.kind === "more") return m.listing_outcomes_error_more({ births: String(error.births), transfers: String(error.transfers) });
  return error.kind === "number" ? m.listing_outcomes_error_number() : m.listing_outcomes_error_partial();
}
