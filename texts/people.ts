import type { PeopleView, PersonState } from "#domain/desk/listed-person.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const PEOPLE_ACTS = ["suspender", "reactivar", "sesiones", "clave", "segundo-factor"] as const;
export type PeopleActName = (typeof PEOPLE_ACTS)[number];

export const PEOPLE_VIEW_NAMES: ChoiceNames<PeopleView> = {
  todas: m.people_view_all,
  pacientes: m.people_view_patients,
  proveedores: m.people_view_providers,
  equipo: m.people_view_team,
  revisores: m.people_view_reviewers,
  suspendidas: m.people_view_suspended,
  "sin-acceso": m.people_view_idle,
};

export const PERSON_STATE_NAMES: ChoiceNames<PersonState> = {
  activa: m.people_state_active,
  suspendida: m.people_state_suspended,
  "clave-temporal": m.people_state_temporary,
};

export const PEOPLE_ACT_NAMES: ChoiceNames<PeopleActName> = {
  suspender: m.people_act_suspend,
  reactivar: m.people_act_reactivate,
  sesiones: m.people_act_sessions,
  clave: m.people_act_password,
  "segundo-factor": m.people_act_second_factor,
};

export const PEOPLE_ACT_QUESTIONS: Readonly<Record<PeopleActName, (facts: { count: number }) => string>> = {
  suspender: m.people_ask_suspend,
  reactivar: m.people_ask_reactivate,
  sesiones: m.people_ask_sessions,
  clave: m.people_ask_password,
  "segundo-factor": m.people_ask_second_factor,
};

/** The consequences of each act. */
export const PEOPLE_ACT_TEXTS: Readonly<Record<PeopleActName, (facts: { names: string }) => string>> = {
  suspender: m.people_text_suspend,
  reactivar: m.people_text_reactivate,
  sesiones: m.people_text_sessions,
  clave: m.people_text_password,
  "segundo-factor": m.people_text_second_factor,
};

export const PEOPLE_DONE: ChoiceNames<PeopleActName> = {
  suspender: m.people_done_suspend,
  reactivar: m.people_done_reactivate,
  sesiones: m.people_done_sessions,
  clave: m.people_done_password,
  "segundo-factor": m.people_done_second_factor,
};
