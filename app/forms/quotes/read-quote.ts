import { plainDollars, priceErrorSentence } from "#app/forms/listing/price-text.ts";
import { readCents } from "#app/forms/listing/read-cents.ts";
import { isMedication } from "#domain/directory/medication.ts";
import {
  MAX_MESSAGE,
  MAX_NOTE,
  MAX_VALID_DAYS,
  MAX_VISITS,
  MISSING,
  type QuoteAnswer,
  type QuoteContent,
  type QuoteLine,
  type TemplateLine,
} from "#domain/quotes/quote.ts";
import { m } from "#messages/m.ts";
import { addDays, isDay } from "#platform/days.ts";

/** The values of a quote's fields, by name. */
export type TypedQuote = Readonly<Record<string, string>>;

export const VALID_UNTIL = "vale";
export const MESSAGE = "mensaje";
export const VISITS = "visitas";
/** The prefix of the button that sets a line to the published price; the line's id follows. */
export const RELIST = "lista-";
export const kindField = (lineId: string) => `tipo-${lineId}`;
export const amountField = (lineId: string) => `importe-${lineId}`;
export const noteField = (lineId: string) => `nota-${lineId}`;

/** The maximum length of a field in a draft. Longer texts are cut. */
const MAX_KEPT = 2 * MAX_MESSAGE;

/** Returns the fields of a quote's form as typed, for a draft. */
export function typedFields(template: readonly TemplateLine[], typed: TypedQuote): TypedQuote {
  const own = [
    VALID_UNTIL,
    VISITS,
    MESSAGE,
    ...template.flatMap(({ lineId }) => [kindField(lineId), amountField(lineId), noteField(lineId)]),
  ];
  return Object.fromEntries(own.map((name) => [name, (typed[name] ?? "").slice(0, MAX_KEPT)]));
}

/** The kinds of a line in the form. An empty price is missing. */
const KINDS = { precio: "price", incluida: "included", no: "not-offered" } as const;
/** Medication is never refused, but may not be needed. */
const KINDS_OF_MEDICATION = { ...KINDS, no: "not-needed" } as const;

export interface ReadQuote extends QuoteContent {
  readonly answers: Readonly<Record<string, QuoteAnswer>>;
  /** A sentence for each refused field, by its name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Reads the form of a quote, in the browser for the total and on the server before sending. A refused line counts as missing. */
export function readQuote(read: (name: string) => string, template: readonly TemplateLine[], today: string): ReadQuote {
  const errors: Record<string, string> = {};
  const lines = template.map((line): QuoteLine => {
    const { lineId } = line;
    const note = read(noteField(lineId)).trim();
    if (note.length > MAX_NOTE) errors[noteField(lineId)] = m.quotes_error_note({ count: MAX_NOTE });
    const answer = readAnswer(lineId, read(kindField(lineId)), read(amountField(lineId)).trim());
    if (typeof answer === "string") errors[amountField(lineId)] = answer;
    return { ...line, ...(typeof answer === "string" ? MISSING : answer), note: note || null };
  });
  const day = read(VALID_UNTIL).trim();
  const validUntil = isDay(day) && day >= today && day <= addDays(today, MAX_VALID_DAYS) ? day : null;
  if (day !== "" && validUntil === null) errors[VALID_UNTIL] = m.quotes_error_day();
  const said = read(VISITS).trim();
  const visits = /^\d{1,2}$/.test(said) && Number(said) >= 1 && Number(said) <= MAX_VISITS ? Number(said) : null;
  if (said !== "" && visits === null) errors[VISITS] = m.quotes_error_visits({ max: String(MAX_VISITS) });
  const message = read(MESSAGE).replaceAll("\r\n", "\n").trim();
  if (message.length > MAX_MESSAGE) errors[MESSAGE] = m.quotes_error_message({ count: MAX_MESSAGE });
  const says = lines.some(({ kind }) => kind === "price" || kind === "included");
  const [first] = template;
  if (!says && first && Object.keys(errors).length === 0) errors[amountField(first.lineId)] = m.quotes_error_nothing();
  const answers = Object.fromEntries(lines.map(({ lineId, part: _, label: __, ...answer }) => [lineId, answer]));
  return { lines, answers, validUntil, message, visits, errors };
}

/** What stands between the ends of a range: «900–1,400», «900 a 1400». */
const RANGE = /\s*(?:[-–—]|\ba\b)\s*/;

/** Returns the answer of a line, or a sentence about what is wrong with it. */
function readAnswer(lineId: string, word: string, typed: string): Omit<QuoteAnswer, "note"> | string {
  const medication = isMedication(lineId);
  const kind = Object.entries(medication ? KINDS_OF_MEDICATION : KINDS).find(([known]) => known === word)?.[1] ?? "price";
  if (kind !== "price") return typed === "" ? { kind, amountCents: null } : m.quotes_error_not_price();
  if (typed === "") return { kind: "missing", amountCents: null };
  const [low, high] = medication ? typed.split(RANGE) : [typed];
  const cents = readCents(low!);
  if (typeof cents === "number" && high !== undefined) {
    const highCents = readCents(high);
    if (typeof highCents !== "number") return priceErrorSentence(highCents);
    if (highCents < cents) return m.quotes_error_range();
    return { kind, amountCents: cents, highCents: highCents > cents ? highCents : null };
  }
  return typeof cents === "number" ? { kind, amountCents: cents } : priceErrorSentence(cents);
}

/** Returns the initial values of a quote's fields: those of the previous version. */
export function typedQuote({ lines, validUntil, message, visits }: QuoteContent): TypedQuote {
  const typed: Record<string, string> = {
    [VALID_UNTIL]: validUntil ?? "",
    [VISITS]: visits === null ? "" : String(visits),
    [MESSAGE]: message,
  };
  for (const { lineId, kind, amountCents, highCents, note } of lines) {
    typed[kindField(lineId)] = kind === "included" ? "incluida" : kind === "not-offered" || kind === "not-needed" ? "no" : "precio";
    typed[amountField(lineId)] = amountCents === null ? "" : [amountCents, ...(highCents ? [highCents] : [])].map(plainDollars).join("–");
    typed[noteField(lineId)] = note ?? "";
  }
  return typed;
}
