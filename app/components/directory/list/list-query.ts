import { count, each, oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { HIGHEST_PRICE_KEY, typedPrice } from "#domain/directory/asked-price.ts";
import { type FilterScheme, LAST_PAGE, PATIENTS_KEY, SWITCH_KEYS, TOLD_KEY } from "#domain/directory/filters.ts";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";

/** Returns the query keys that a list of the directory reads. The directory's vocabulary knows what the values mean. */
export const listQuery = ({ sorts, switches, patients, told, highestPrice }: FilterScheme): QueryShapes => ({
  ...each(["q", "city"], text(MAX_TEXT_LENGTH)),
  // Lists separated by commas. The second key of a pair belongs to the site-wide search form.
  ...each(["services", "service", "languages", "pagos", "paymentMethods"], text(1000)),
  ...each(
    switches.map((name) => SWITCH_KEYS[name]),
    oneOf(["true"]),
  ),
  ...(patients && { [PATIENTS_KEY]: text(1000) }),
  ...(told && { [TOLD_KEY]: text(1000) }),
  ...(highestPrice && { [HIGHEST_PRICE_KEY]: (typed: string) => typedPrice(text(MAX_TEXT_LENGTH)(typed) ?? "") || null }),
  sort: oneOf(sorts),
  pagina: count(LAST_PAGE),
});
