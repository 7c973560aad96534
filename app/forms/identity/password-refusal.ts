import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";

/** The status of an answer that asks somebody who is signed in for their password again. */
export const statusOfRefusal = ({ outcome }: PasswordRefusal): 422 | 429 => (outcome === "limited" ? 429 : 422);
