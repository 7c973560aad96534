import type { LeadLimits } from "#domain/submissions/limits.server.ts";
import type { Door } from "#domain/submissions/pace.ts";
import type { LeadKind, LeadSource, SealedLead } from "./lead.ts";
import type { Consent, NamedReceiver } from "./lead-consents.ts";

/** A checked request on its way to the database, from a form or from a program. */
export interface NewLead {
  kind: LeadKind;
  source: LeadSource;
  language: string;
  sealed: SealedLead;
  serviceId: string | null;
  country: string | null;
  city: string | null;
  careLanguage: string | null;
  originId: string | null;
  receivers: readonly NamedReceiver[];
  /** The consent to other centers does not name any yet. */
  othersPending: boolean;
  /** The centers get only the question, and the contact data once its person accepts. */
  askFirst: boolean;
  consents: readonly Consent[];
  idempotencyKey: string | undefined;
  spamCode: "honeypot" | null;
  door: Door;
  /** The form's script has solved the puzzle of the idempotency key. */
  proven: boolean;
  /** The partner whose program sent it. */
  partner: { id: string; name: string } | null;
  limits: LeadLimits;
  evidence: { ip: string | null; userAgent: string | null; pageUrl: string | null; [more: string]: string | null };
}

/** Keyed digests of the person, the address and the contents. */
export interface LeadDigests {
  /** Null for a caller without a mailbox. */
  email: Buffer | null;
  phone: Buffer;
  ip: Buffer | null;
  body: Buffer;
  key: Buffer | null;
}
