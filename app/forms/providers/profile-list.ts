import { PROFILE_KINDS, type ProfileKind } from "#domain/verification/profile-list.ts";

/** Returns the address of the list of a kind of profile. */
export const profilesPath = (kind: ProfileKind): string => `/dashboard/admin/${kind}`;

/** Returns which kind of profile an address lists. */
export const kindAt = (url: string): ProfileKind =>
  PROFILE_KINDS.find((kind) => new URL(url).pathname.startsWith(profilesPath(kind))) ?? "centros";
