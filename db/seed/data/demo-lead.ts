import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { End } from "../ended.ts";

/** A request of a fictional person. Telephone numbers are from ranges reserved for fiction, addresses from the domain for examples. */
export interface DemoLead {
  /** Its name and idempotency key, so that a request is sent once, however often the world is seeded. */
  key: string;
  /** The names of the centers whose boxes the person ticked, beginning with the one they wrote to. Empty for our own team. */
  to: readonly string[];
  variant: LeadFormVariant;
  /** The service of the page, where the form has no choice for it. */
  serviceId?: string;
  form: Partial<LeadForm>;
  /** True when a program without a partner's key sent it, and its person has not confirmed it. */
  byProgram?: true;
  /** What happens after it was routed. */
  later?: "opened" | "purchased" | "email-confirmed" | "erased" | End;
}
