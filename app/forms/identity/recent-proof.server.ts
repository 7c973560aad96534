import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";

interface Asked {
  auth: Pick<Auth, "proveAgain">;
  viewer: Viewer;
  headers: Headers;
}

/** Returns null for whoever proved within the last quarter of an hour, or proves now with the posted field, that it is they. */
export async function refusedUnlessProved({ auth, viewer, headers }: Asked, form: PostedFields): Promise<RefusedProof | null> {
  if (viewer.provedRecently) return null;
  const proof = await auth.proveAgain({ headers }, viewer, textOf(form, "prueba"));
  return proof.outcome === "right" ? null : proof;
}
