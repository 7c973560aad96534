import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";

export interface QuoteToMail {
  to: string;
  language: string;
  firstName: string;
  number: string;
  center: string;
  version: number;
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
    .select(["l.id", "l.number", "l.language", "l.sealed", "l.created_at", calledAs("p").as("center"), "q.version"])
    .where("o.id", "=", offerId)
    .orderBy("q.version", "desc")
    .limit(1)
    .executeTakeFirst();
  const lead = row && (await unsealLead(keys, db, leaveOfPatient(row.id), row.sealed));
  if (!row || !lead) return null;
  const { number, language, center, version } = row;
  return {
    to: lead.form.email,
    language,
    firstName: lead.form.nombre,
    number,
    center,
    version,
    token: patientToken(keys, row.id, row.created_at),
  };
}
