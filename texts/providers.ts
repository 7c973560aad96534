import type { ProfileKind, ProfileView } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const PROFILE_ACTS = ["publicar", "retirar", "insignia"] as const;
export type ProfileAct = (typeof PROFILE_ACTS)[number];

export const KIND_TITLES: ChoiceNames<ProfileKind> = { centros: m.profiles_centers, especialistas: m.profiles_specialists };

export const PROFILE_VIEW_NAMES: ChoiceNames<ProfileView> = {
  todos: m.profiles_view_all,
  publicos: m.profiles_view_public,
  verificados: m.profiles_view_verified,
  pendientes: m.profiles_view_pending,
  devueltos: m.profiles_view_returned,
  borradores: m.profiles_view_draft,
  incompletos: m.profiles_view_incomplete,
};

export const PROFILE_ACT_NAMES: ChoiceNames<ProfileAct> = {
  publicar: m.profiles_act_publish,
  retirar: m.profiles_act_suspend,
  insignia: m.profiles_act_badge,
};

export const PROFILE_ACT_QUESTIONS: Readonly<Record<ProfileAct, (facts: { count: number }) => string>> = {
  publicar: m.profiles_ask_publish,
  retirar: m.profiles_ask_suspend,
  insignia: m.profiles_ask_badge,
};

/** What was done, with the number of profiles. */
export const PROFILE_ACT_DONE: Readonly<Record<ProfileAct, (facts: { count: number }) => string>> = {
  publicar: m.profiles_done_publish,
  retirar: m.profiles_done_suspend,
  insignia: m.profiles_done_badge,
};
