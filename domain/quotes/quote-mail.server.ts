import type { Context } from "#domain/context.ts";
import type { Medication } from "#domain/directory/medication.ts";
import { publishedMedications } from "#domain/directory/price-ranges.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { medicationOfQuote, type QuoteLine } from "./quote.ts";
import { quotesOfLead } from "./sealed-quote.server.ts";

export interface QuoteToMail {
  to: string;
  language: string;
  firstName: string;
  number: string;
  center: string;
  version: number;
  lines: readonly QuoteLine[];
  medication: Medication | null;
  /** The last day on which it is valid; null when the center named none. */
  validUntil: string | null;
  /** The token of the link that shows this request to its person. */
  token: string;
}

/** Returns the mail to the patient about a center's quote, in its state when the mail is sent; null once the request was erased. */
export async function quoteToMail({ db, keys }: Pick<Context, "db" | "keys">, offerId: string): Promise<QuoteToMail | null> {
  const row = await db
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .innerJoin("quotes as q", (join) => join.onRef("q.lead_id", "=", "o.lead_id").onRef("q.provider_id", "=", "o.provider_id"))
    .select(["l.id", "l.number", "l.language", "l.sealed", "l.created_at", calledAs("p").as("center"), "p.id as providerId", "q.version"])
    .where("o.id", "=", offerId)
    .orderBy("q.version", "desc")
    .limit(1)
    .executeTakeFirst();
  const leave = leaveOfPatient(row?.id ?? null);
  const lead = row && (await unsealLead(keys, db, leave, row.sealed));
  if (!row || !lead) return null;
  const [[quote], published] = await Promise.all([quotesOfLead(keys, db, leave, row.providerId), publishedMedications(db)]);
  if (!quote) return null;
  const { number, language, center } = row;
  const { version, lines, validUntil } = quote;
  return {
    to: lead.form.email,
    language,
    firstName: lead.form.nombre,
    number,
    center,
    version,
    lines,
    medication: medicationOfQuote(lines, published),
    validUntil,
    token: patientToken(keys, row.id, row.created_at),
  };
}
