import Download from "lucide-react/icons/download";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { type AskedRange, rangeQuery } from "#app/forms/operations/asked-range.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

const PATH = "/dashboard/admin";

/** The last days, or two days that somebody chooses; and the same range as a file. */
export function RangeForm({ range, periods }: { range: AskedRange; periods: readonly number[] }) {
  const items = periods.map((days) => ({
    href: href(`${PATH}?dias=${days}`),
    label: m.desk_period_days({ count: days }),
    current: days === range.days,
  }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments label={m.desk_period()} items={items} />
      <details open={range.days === null || range.refused} className="order-last open:basis-full sm:order-none sm:open:order-last">
        <summary className="unfold min-h-11 px-1 font-semibold text-brand text-ui">{m.operations_choose()}</summary>
        <form action={href(PATH)} className="flex flex-wrap items-end gap-3 pt-1">
          <Field label={m.operations_from()} error={range.refused ? m.operations_range_refused() : undefined}>
            {(control) => <Input {...control} type="date" name="desde" defaultValue={range.from} />}
          </Field>
          <Field label={m.operations_to()}>{(control) => <Input {...control} type="date" name="hasta" defaultValue={range.to} />}</Field>
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
