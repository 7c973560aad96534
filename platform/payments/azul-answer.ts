/**
 * Reads the answer that AZUL's page sends through the payer's browser. AZUL signs the values joined without separators, so one
 * signature fits every way of splitting the same text into values. Here a text can be split in only one way: each value has a single
 * strict form, and what the forms would leave open (where the amount ends) is settled by the amount that we asked for ourselves.
 */

/** The values that AZUL's answer is signed over, in this order. The ITBIS comes back too, but is not signed. */
const SIGNED = [
  "OrderNumber",
  "Amount",
  "AuthorizationCode",
  "DateTime",
  "ResponseCode",
  "IsoCode",
  "ResponseMessage",
  "ErrorDescription",
  "RRN",
] as const;

/** Every parameter of AZUL's answer that we read. */
export const AZUL_ANSWER = [...SIGNED, "AuthHash"] as const;

/** The maximum length of a value, as AZUL documents it. */
export const MAX_AZUL_VALUE = 999;

/** The form of our order numbers: ten signs. AZUL takes up to 15. */
const ORDER = /^CU[2-9A-HJKMNP-Z]{8}$/;

/**
 * The values after order and amount. Processed: a code of two digits, a message that does not end with a digit, no description, and a
 * number of digits. Not processed: neither code nor number, and a description. The date is the fourteen digits before the word that
 * says which of the two it is; no authorisation code is long enough to contain them.
 */
const PROCESSED =
  /^(?<AuthorizationCode>[A-Z0-9]{0,10})(?<DateTime>20\d{12})(?<ResponseCode>ISO8583)(?<IsoCode>\d{2})(?<ResponseMessage>(?:\P{Cc}{0,998}[^\p{Cc}\d])?)(?<RRN>\d{0,20})$/u;
const NOT_PROCESSED = /^(?<DateTime>20\d{12})(?<ResponseCode>Error)(?<ErrorDescription>\P{Cc}{1,999})$/u;

interface AzulAnswer {
  readonly orderNumber: string;
  readonly outcome: "paid" | "failed";
}

/** Returns the order that an answer names, or null when it is not one of ours. This proves nothing yet. */
export function orderOf(query: URLSearchParams): string | null {
  const order = query.get("OrderNumber") ?? "";
  return ORDER.test(order) ? order : null;
}

/**
 * Reads an answer about an order of this amount; `amount` is written as in the form that we signed. Returns null when the signed text
 * can be read in another way, or when the signature does not match the text.
 */
export function readAzulAnswer(
  query: URLSearchParams,
  amount: string,
  isSigned: (text: string, authHash: string) => boolean,
): AzulAnswer | null {
  const known = new Set(AZUL_ANSWER.map((name) => name.toLowerCase()));
  const names = [...query.keys()].filter((name) => known.has(name.normalize("NFKC").trim().toLowerCase()));
  // Another program might read a parameter differently that is repeated, missing or spelled in another way.
  if (names.length !== AZUL_ANSWER.length || !AZUL_ANSWER.every((name) => names.includes(name))) return null;
  const given = Object.fromEntries(query) as Record<(typeof AZUL_ANSWER)[number], string>;
  const { OrderNumber } = given;
  if (!ORDER.test(OrderNumber) || !/^[0-9a-fA-F]{128}$/.test(given.AuthHash)) return null;
  const text = SIGNED.map((name) => given[name]).join("");
  const rest = text.slice(OrderNumber.length + amount.length);
  const groups = (PROCESSED.exec(rest) ?? NOT_PROCESSED.exec(rest))?.groups;
  if (!groups || !isDate(groups.DateTime!)) return null;
  const read: Readonly<Record<string, string | undefined>> = { OrderNumber, Amount: amount, ...groups };
  if (!SIGNED.every((name) => given[name] === (read[name] ?? ""))) return null;
  if (!isSigned(text, given.AuthHash.toLowerCase())) return null;
  const paid = read.ResponseCode === "ISO8583" && read.IsoCode === "00";
  return { orderNumber: OrderNumber, outcome: paid ? "paid" : "failed" };
}

/** Returns whether fourteen digits are a moment of the calendar, as in 20261120101010. */
function isDate(digits: string): boolean {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)!;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const at = new Date(iso);
  return !Number.isNaN(at.getTime()) && at.toISOString() === iso;
}
