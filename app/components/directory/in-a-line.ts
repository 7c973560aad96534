/** Joins names in one line with a capital only at the beginning and in proper names: «Efectivo, tarjeta de crédito, PayPal» */
export function inALine(names: readonly string[]): string {
  return names
    .map((name, index) => (index === 0 || /[A-Z]/.test(name.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
    .join(", ");
}
