import Download from "lucide-react/icons/download";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { type AskedRange, MAX_DAYS, type RangeFault, rangeQuery } from "#app/forms/operations/asked-range.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { daysBetween } from "#platform/days.ts";

const PATH = "/dashboard/admin";

const FAULTS: Readonly<Record<RangeFault, () => string>> = {
  missing: m.operations_range_missing,
  order: m.operations_range_order,
  future: m.operations_range_future,
  long: () => m.operations_range_long({ days: MAX_DAYS }),
};

/** A choice of the last days, or two chosen days, and a link to the same range as a file. */
export function RangeForm({ range, periods }: { range: AskedRange; periods: readonly number[] }) {
  const items = periods.map((days) => ({
    href: href(`${PATH}?dias=${days}`),
    label: m.desk_period_days({ count: days }),
    current: days === range.days,
  }));
  // The typed days stay, even when they are no valid range.
  const { from, to } = range.refused ?? range;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments label={m.desk_period()} items={items} />
      <details open={range.days === null || range.refused !== null} className="order-last open:basis-full sm:order-none sm:open:order-last">
        <summary className="unfold min-h-11 px-1 font-semibold text-brand text-ui">{m.operations_choose()}</summary>
        {range.refused && (
          <Note kind="error" live>
            {FAULTS[range.refused.because]()} {m.operations_range_usual({ days: daysBetween(range.from, range.to) + 1 })}
          </Note>
        )}
        <form action={href(PATH)} className="flex flex-wrap items-end gap-3 pt-1">
          <Field label={m.operations_from()}>{(control) => <Input {...control} type="date" name="desde" defaultValue={from} />}</Field>
          <Field label={m.operations_to()}>{(control) => <Input {...control} type="date" name="hasta" defaultValue={to} />}</Field>
          <Button type="submit" kind="outline" size="s">
            {m.operations_show()}
          </Button>
        </form>
      </details>
      <Button kind="outline" size="s" icon={<Download />} href={href(`${PATH}/cifras.csv?${rangeQuery(range)}`)} download>
        {m.operations_export()}
      </Button>
    </div>
  );
}
