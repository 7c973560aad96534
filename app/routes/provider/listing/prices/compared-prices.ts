import type { FieldOfTwo } from "#app/components/dashboard/conflict-note.tsx";
import { FIGURES } from "#domain/listing/outcome-figures.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import type { OwnPrice } from "#domain/listing/prices.server.ts";
import type { SentSection } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";
import { figureNames } from "./outcome-row.tsx";

/** Returns what a colleague published of the fields that somebody else changed too. */
export function comparedPrices(both: readonly string[], prices: readonly OwnPrice[], theirs: SentSection, mine: SentSection): FieldOfTwo[] {
  const labels = new Map([
    ...prices.flatMap(({ lineId, label }): [string, string][] => [
      [`precio-${lineId}`, m.listing_prices_amount_of({ line: label })],
      [`sin-${lineId}`, m.listing_prices_not_included_of({ line: label })],
      [`medicacion-de-${lineId}`, m.listing_prices_medication_of({ line: label })],
      [`no-${lineId}`, `${label}: ${m.listing_prices_not_offered()}`],
    ]),
    ...AGE_BANDS.flatMap((band) =>
      FIGURES.map((figure): [string, string] => [
        `${figure}-${band}`,
        m.listing_outcomes_of({ what: figureNames[figure](), age: AGE_NAMES[band]() }),
      ]),
    ),
  ]);
  return both.map((name) => ({ key: name, label: labels.get(name) ?? name, theirs: theirs.text(name), mine: mine.text(name) }));
}
