import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { End } from "../ended.ts";

/** A request of a fictional person. Telephone numbers are from ranges reserved for fiction, addresses from the domain for examples. */
export interface DemoLead {
  /** The name of the request and its idempotency key, so that it is sent once, however often the world is seeded. */
  key: string;
  /**
   * The names of the centers whose boxes the person ticked, starting with the one that the request was written to. Empty for our own
   * team.
   */
  to: readonly string[];
  variant: LeadFormVariant;
  /** The service of the page where the request began, for a form without a choice of service. */
  serviceId?: string;
  form: Partial<LeadForm>;
  /** True when a program without a partner's key sent it, and the person has not confirmed it. */
  byProgram?: true;
  /** What happened after the request was routed. */
  later?: "opened" | "purchased" | "email-confirmed" | "erased" | End;
}
