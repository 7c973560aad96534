import type { FiscalType } from "#domain/invoicing/fiscal.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const FISCAL_TYPE_NAMES: ChoiceNames<FiscalType> = {
  E31: m.invoicing_type_E31,
  E32: m.invoicing_type_E32,
  E34: m.invoicing_type_E34,
};
