import { Input } from "#app/ui/input.tsx";
import { HIGHEST_PRICE_KEY, highestPriceCents } from "#domain/directory/asked-price.ts";
import type { Filters } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import { FilterGroup } from "./filter-group.tsx";

const HINT = "hasta-ayuda";

/** The highest price of the single requested service. Invalid input stays in the field, with a sentence below. */
export function HighestPrice({ filters }: { filters: Filters }) {
  const wrong = filters.highestPrice !== "" && highestPriceCents(filters) === null;
  return (
    <FilterGroup title={m.money_highest()}>
      <Input
        name={HIGHEST_PRICE_KEY}
        defaultValue={filters.highestPrice}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder={m.money_highest_example()}
        aria-label={m.money_highest_label()}
        aria-describedby={HINT}
        aria-invalid={wrong || undefined}
        className="my-1.5"
      />
      <p id={HINT} data-part={HINT} aria-live="polite" className="text-sm text-ink-3">
        {wrong ? <span className="font-medium text-err">{m.money_highest_wrong()}</span> : m.money_highest_hint()}
      </p>
    </FilterGroup>
  );
}
