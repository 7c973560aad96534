import { PROFILE_KINDS, type ProfileKind } from "#domain/verification/profile-list.ts";

/** Returns where a kind of profile is listed. */
export const profilesPath = (kind: ProfileKind): string => `/dashboard/admin/${kind}`;

/** Returns which kind of profile an address lists. */
export const kindAt = (url: string): ProfileKind =>
  PROFILE_KINDS.find((kind) => new URL(url).pathname.startsWith(profilesPath(kind))) ?? "centros";
