import { data } from "react-router";
import { kindOf } from "#domain/verification/profile-list.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { kindAt } from "./profile-list.ts";

/** Returns the profile of an address, if it is of the kind in the address. */
export async function askedProfile(db: Parameters<typeof profileToCheck>[0], request: Request, id: string) {
  const profile = await profileToCheck(db, id);
  const kind = kindAt(request.url);
  if (!profile || kindOf(profile.type) !== kind) throw data(null, { status: 404 });
  return { kind, profile };
}
