// An RNC has nine digits and belongs to a company; a cédula has eleven and belongs to a person.

const RNC_WEIGHTS = [7, 9, 8, 6, 5, 4, 3, 2];

/** Returns the digits of a typed number («1-31-12345-6»), or null when its check digit fits neither an RNC nor a cédula. */
export function readTaxId(typed: string): string | null {
  const digits = typed.trim().replace(/(?<=\d)[-\s.](?=\d)/g, "");
  if (!/^(\d{9}|\d{11})$/.test(digits) || /^0+$/.test(digits)) return null;
  return checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : null;
}

/** Returns the check digit of eight or ten digits. */
export function checkDigitOf(digits: string): number {
  const numbers = [...digits].map(Number);
  if (numbers.length === RNC_WEIGHTS.length) {
    const sum = numbers.reduce((all, digit, at) => all + digit * RNC_WEIGHTS[at]!, 0);
    return ((10 - (sum % 11)) % 9) + 1;
  }
  // Luhn's algorithm: every second digit is doubled.
  const sum = numbers.reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return (10 - (sum % 10)) % 10;
}

/** Writes «1-31-12345-6» or «001-1234567-8». */
export function formatTaxId(digits: string): string {
  return digits.length === 9
    ? digits.replace(/^(\d)(\d\d)(\d{5})(\d)$/, "$1-$2-$3-$4")
    : digits.replace(/^(\d{3})(\d{7})(\d)$/, "$1-$2-$3");
}
