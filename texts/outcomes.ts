import type { AgeBand } from "#domain/listing/outcome-rates.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

/** The age bands of a table, short enough for its first column. */
export const AGE_NAMES: ChoiceNames<AgeBand> = {
  "under-35": m.centers_age_under_35,
  "35-37": m.centers_age_35_37,
  "38-40": m.centers_age_38_40,
  "41-42": m.centers_age_41_42,
  "43-plus": m.centers_age_43_plus,
};
