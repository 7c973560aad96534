import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf, slugs, text } from "#app/query-shapes.ts";
import {
  type AskedProfiles,
  PROFILE_KINDS,
  PROFILE_SORTS,
  PROFILE_VIEWS,
  type ProfileKind,
  type ProfileSort,
  type ProfileView,
} from "#domain/verification/profile-list.ts";

type Filter = "tipo" | "ciudad" | "responsable" | "insignia";

export const PROFILE_LIST: ListShape<ProfileSort, ProfileView, Filter> = {
  sorts: PROFILE_SORTS,
  fallingFirst: ["cambio"],
  views: PROFILE_VIEWS,
  filters: { tipo: oneOf(["doctor", "specialist"]), ciudad: text(80), responsable: oneOf(["si", "no"]), insignia: slugs(60) },
};

/** Returns the address of the list of a kind of profile. */
export const profilesPath = (kind: ProfileKind): string => `/dashboard/admin/${kind}`;

export function askedProfiles(url: string): { asked: AskedList; query: AskedProfiles } {
  const asked = askedList(url, PROFILE_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  const { pathname } = new URL(url);
  const kind = PROFILE_KINDS.find((one) => pathname.startsWith(profilesPath(one))) ?? "centros";
  const managed = filters.responsable === null ? null : filters.responsable === "si";
  const query = { kind, search, view, sort, descending, page, type: filters.tipo, city: filters.ciudad, managed, badge: filters.insignia };
  return { asked, query };
}
