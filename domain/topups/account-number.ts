// The banks of the country use a number of their own, or the standard account number of 28 signs: DO, two check digits, four for the
// bank, twenty for the account.

const OWN = /^\d{6,20}$/;
const STANDARD = /^DO\d{2}[A-Z0-9]{4}\d{20}$/;

/** Returns whether a typed text is an account number at a Dominican bank. Spaces, points and hyphens are ignored. */
export function isAccountNumber(typed: string): boolean {
  const signs = typed.toUpperCase().replace(/(?<=[A-Z0-9])[-\s.](?=[A-Z0-9])/g, "");
  if (OWN.test(signs)) return !/^0+$/.test(signs);
  return STANDARD.test(signs) && remainderOf97(signs) === 1;
}

/** Computes the check of ISO 7064: the first four signs go to the end, and a letter counts as two digits. */
function remainderOf97(signs: string): number {
  const digits = [...(signs.slice(4) + signs.slice(0, 4))].map((sign) => String(Number.parseInt(sign, 36))).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
