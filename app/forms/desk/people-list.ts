import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import {
  type AskedPeople,
  PEOPLE_SORTS,
  PEOPLE_VIEWS,
  PERSON_STATES,
  type PeopleSort,
  type PeopleView,
  type PersonState,
} from "#domain/desk/listed-person.ts";

type Filter = "segundo" | "estado";

export const PEOPLE_LIST: ListShape<PeopleSort, PeopleView, Filter> = {
  sorts: PEOPLE_SORTS,
  fallingFirst: ["acceso", "alta"],
  views: PEOPLE_VIEWS,
  filters: { segundo: oneOf(["si", "no"]), estado: oneOf(PERSON_STATES) },
};

export function askedPeople(url: string): { asked: AskedList; query: AskedPeople } {
  const asked = askedList(url, PEOPLE_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  const secondFactor = filters.segundo === null ? null : filters.segundo === "si";
  return { asked, query: { search, view, sort, descending, page, secondFactor, state: filters.estado as PersonState | null } };
}
