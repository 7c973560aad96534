import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { phoneToken } from "./phone-token.ts";

export interface OfferNews {
  to: string;
  language: string;
  firstName: string;
  number: string;
  center: string;
  /** The token of the patient's status page. */
  token: string;
  /** The token of the question about the telephone number; null when nothing is asked. */
  phoneToken: string | null;
}

/** Returns the mail to a patient about a center that opened their request; null once it is withdrawn, or the request erased. */
export async function offerNewsToMail({ db, keys }: Pick<Context, "db" | "keys">, offerId: string): Promise<OfferNews | null> {
  const row = await db
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .leftJoin("lead_returns as r", (join) => join.onRef("r.offer_id", "=", "o.id").on("r.state", "=", "asked"))
    .select(["l.id", "l.number", "l.language", "l.sealed", "l.created_at", calledAs("p").as("center"), "r.id as return", "r.asked_at"])
    .where("o.id", "=", offerId)
    .where("o.status", "=", "purchased")
    .executeTakeFirst();
  const lead = row && (await unsealLead(keys, db, leaveOfPatient(row.id), row.sealed));
  if (!row || !lead) return null;
  const { number, language, center } = row;
  return {
    ...{ to: lead.form.email, language, firstName: lead.form.nombre, number, center },
    token: patientToken(keys, row.id, row.created_at),
    phoneToken: row.return && row.asked_at ? phoneToken(keys, row.return, row.asked_at) : null,
  };
}
