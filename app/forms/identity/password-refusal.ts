import type { PasswordRefusal } from "#domain/identity/prove-password.server.ts";

/** Returns the status of an answer that asks a signed-in person for their password again. */
export const statusOfRefusal = ({ outcome }: PasswordRefusal): 422 | 429 => (outcome === "limited" ? 429 : 422);
