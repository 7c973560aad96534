import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";

/** Says why a center did not get the request. */
export function notSentSentence(reason: PatientReceiver["passedReason"]): string {
  switch (reason) {
    case "service_not_offered":
      return m.leads_not_sent_service();
    case "country_not_served":
      return m.leads_not_sent_country();
    case "patients_not_treated":
      return m.leads_not_sent_patients();
    case "age_not_treated":
      return m.leads_not_sent_age();
    case "paused":
      return m.leads_not_sent_paused();
    case "outside_criteria":
      return m.leads_not_sent_criteria();
    case "daily_cap_reached":
      return m.leads_not_sent_full();
    default:
      return m.leads_not_sent_otherwise();
  }
}
