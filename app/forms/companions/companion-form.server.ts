import { isEmail } from "#app/forms/identity/email.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { knownParts, type Sharing } from "#domain/companions/companion.ts";

export type InviteError = "email" | "own" | "sees" | "too-many" | "joined" | "unconfirmed";

/** Reads what a patient lets the other person see; null when they ticked nothing. */
export function readSharing(form: PostedFields): Sharing | null {
  const given = form.ve ?? [];
  const sees = knownParts(typeof given === "string" ? [given] : given);
  return sees.length === 0 ? null : { sees, tellsCenters: textOf(form, "centros") === "si" };
}

/** Reads the form of an invitation: a mailbox, and what its person will see. */
export function readInvitation(form: PostedFields): {
  email: string;
  sharing: Sharing | null;
  leadId: string | null;
  error: InviteError | null;
} {
  const email = textOf(form, "correo").trim().toLowerCase();
  const sharing = readSharing(form);
  return { email, sharing, leadId: textOf(form, "solicitud") || null, error: isEmail(email) ? (sharing ? null : "sees") : "email" };
}
