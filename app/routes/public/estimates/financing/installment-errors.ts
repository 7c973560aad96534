import { type InstallmentError, type InstallmentField, MAX } from "#domain/estimates/installment-question.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

const texts: Record<InstallmentField, Partial<Record<InstallmentError, () => string>>> = {
  precio: {
    missing: m.financing_error_precio_missing,
    invalid: m.financing_error_precio_invalid,
    range: () => m.financing_error_precio_range({ most: formatNumber(MAX.dollars) }),
  },
  inicial: { invalid: m.financing_error_inicial_invalid, range: m.financing_error_inicial_range },
  meses: {
    missing: m.financing_error_meses_missing,
    invalid: m.financing_error_meses_invalid,
    range: () => m.financing_error_meses_range({ most: MAX.months }),
  },
  interes: {
    missing: m.financing_error_interes_missing,
    invalid: m.financing_error_interes_invalid,
    range: () => m.financing_error_interes_range({ most: MAX.yearlyPercent }),
  },
};

/** Returns a sentence that says how to correct the value. */
export const errorText = (field: InstallmentField, error: InstallmentError | undefined): string | undefined =>
  error && texts[field][error]?.();
