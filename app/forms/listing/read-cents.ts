export type PriceError = { readonly kind: "plain" | "high" | "empty" } | { readonly kind: "meant"; readonly dollars: number };

const MAX_DOLLARS = 999_999;

/** Reads what a center types: whole dollars or with cents, with the separators of any country. */
export function readCents(typed: string): number | PriceError {
  const plain = typed.replace(/^US\$?\s*|^\$\s*/i, "").replace(/[\s\u00a0]/g, "");
  const [, whole, cents = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) {
    // A letter that looks like a digit is the usual mistake.
    const meant = plain.replace(/[oO]/g, "0").replace(/[lI]/g, "1").replace(/[.,]/g, "");
    return /^\d{1,6}$/.test(meant) && Number(meant) > 0 ? { kind: "meant", dollars: Number(meant) } : { kind: "plain" };
  }
  const dollars = Number(whole.replace(/\D/g, ""));
  if (dollars > MAX_DOLLARS) return { kind: "high" };
  const amount = dollars * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : { kind: "plain" };
}
