// Banks of the country write a number of their own, or the standard account with 28 signs: DO, two check digits, four of the bank, twenty of the account.

const OWN = /^\d{6,20}$/;
const STANDARD = /^DO\d{2}[A-Z0-9]{4}\d{20}$/;

/** Returns whether somebody typed the number of an account at a Dominican bank; spaces, points and hyphens between its signs do not count. */
export function isAccountNumber(typed: string): boolean {
  const signs = typed.toUpperCase().replace(/(?<=[A-Z0-9])[-\s.](?=[A-Z0-9])/g, "");
  if (OWN.test(signs)) return !/^0+$/.test(signs);
  return STANDARD.test(signs) && remainderOf97(signs) === 1;
}

/** Divides as ISO 7064 does: the first four signs go to the end, and a letter counts as two digits. */
function remainderOf97(signs: string): number {
  const digits = [...(signs.slice(4) + signs.slice(0, 4))].map((sign) => String(Number.parseInt(sign, 36))).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
