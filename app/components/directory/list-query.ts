import { count, each, oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { type FilterScheme, LAST_PAGE, SWITCH_KEYS } from "#domain/directory/filters.ts";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";

/** What a list of the directory reads from its address; what the values mean, the directory's vocabulary knows. */
export const listQuery = ({ sorts, switches }: FilterScheme): QueryShapes => ({
  ...each(["q", "city"], text(MAX_TEXT_LENGTH)),
  // Lists with commas; the second of a pair is the key of the site-wide search form.
  ...each(["services", "service", "languages", "pagos", "paymentMethods"], text(1000)),
  ...each(
    switches.map((name) => SWITCH_KEYS[name]),
    oneOf(["true"]),
  ),
  sort: oneOf(sorts),
  pagina: count(LAST_PAGE),
});
