import { leaveToOpen, type OpenPerson, openPerson } from "./lead-access.ts";
import { type LeadMailSource, leadsToMail } from "./leads-to-mail.server.ts";
import { unsealLead } from "./sealed-lead.server.ts";

export interface AdviceToMail {
  id: string;
  number: string;
  service: string | null;
  careLanguage: string | null;
  person: OpenPerson;
}

/** Returns the contents of the mail to our own team, which the visitor named as the receiver. */
export async function adviceToMail({ db, keys }: LeadMailSource, leadId: string): Promise<AdviceToMail | null> {
  const row = await leadsToMail(db)
    .leftJoin("languages", "languages.code", "leads.care_language")
    .select("languages.name as care_language")
    .where("leads.id", "=", leadId)
    .where("leads.status", "<>", "rejected")
    .executeTakeFirst();
  if (!row) return null;
  const sealed = await unsealLead(keys, db, leaveToOpen({ kind: "system", purpose: "mail" }, row.id), row.sealed);
  return sealed && { id: row.id, number: row.number, service: row.service, careLanguage: row.care_language, person: openPerson(sealed) };
}
