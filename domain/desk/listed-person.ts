import type { AskedRows } from "#platform/db/list-page.ts";

export const PEOPLE_PAGE = 25;

export const PEOPLE_VIEWS = ["todas", "pacientes", "proveedores", "equipo", "revisores", "suspendidas", "sin-acceso"] as const;
export type PeopleView = (typeof PEOPLE_VIEWS)[number];
export const PEOPLE_SORTS = ["acceso", "persona", "alta"] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

export interface AskedPeople extends AskedRows<PeopleSort> {
  readonly view: PeopleView;
  readonly secondFactor: boolean | null;
  readonly state: PersonState | null;
}

export const PERSON_STATES = ["activa", "suspendida", "clave-temporal"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export interface ListedPerson {
  id: string;
  name: string;
  email: string;
  userType: "patient" | "provider" | "reviewer";
  isAdmin: boolean;
  /** The center that they currently work with, and the number of others that they manage. */
  center: string | null;
  moreCenters: number;
  lastSeenAt: Date | null;
  /** One bit for each day; the lowest bit is today. */
  seenDays: number;
  secondFactor: boolean;
  state: PersonState;
  joinedAt: Date;
}
