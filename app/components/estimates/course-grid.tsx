import { Select } from "#app/ui/select.tsx";
import { MAX } from "#domain/estimates/cost-assumptions.ts";
import { SCENARIOS } from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
import { SCENARIO_NAMES } from "#texts/costs.ts";
import type { CourseField, Fields } from "./calculator-fields.ts";

interface CourseGridProps {
  fields: Fields;
  onChange: (field: CourseField, value: Fields[CourseField]) => void;
  rows: readonly CourseField[];
}

const rowName: Record<CourseField, () => string> = {
  ciclos: m.costs_course_cycles,
  transferencias: m.costs_course_transfers,
  almacenamiento: m.costs_course_storage,
  viajes: m.costs_course_trips,
};
const most: Record<CourseField, number> = {
  ciclos: MAX.cycles,
  transferencias: MAX.transfers,
  almacenamiento: MAX.storageYears,
  viajes: MAX.trips,
};

/** Questions about how often each thing happens: one row for each thing, one column for each scenario. */
export function CourseGrid({ fields, onChange, rows }: CourseGridProps) {
  return (
    <div className="grid gap-4">
      {rows.map((field) => (
        <fieldset key={field} className="min-w-0">
          <legend className="mb-1.5 text-ui font-semibold text-ink">{rowName[field]()}</legend>
          <div className="grid grid-cols-3 gap-2">
            {SCENARIOS.map((scenario, index) => (
              <div key={scenario} className="grid min-w-0 gap-1 text-xs text-ink-2">
                <label htmlFor={`${field}-${scenario}`}>{SCENARIO_NAMES[scenario]()}</label>
                <Select
                  id={`${field}-${scenario}`}
                  small
                  name={field}
                  value={fields[field][index]}
                  onChange={({ target }) => onChange(field, fields[field].with(index, target.value) as unknown as Fields[CourseField])}
                  options={Array.from({ length: most[field] + 1 }, (_, number) => ({ value: String(number), label: String(number) }))}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
