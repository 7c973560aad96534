import { m } from "#messages/m.ts";
import type { OtherCurrency } from "#platform/money.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const CURRENCY_NAMES: ChoiceNames<OtherCurrency> = { eur: m.money_eur, dop: m.money_dop };
