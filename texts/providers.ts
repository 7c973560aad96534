import type { ProfileKind, ProfileView } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const PROFILE_ACTS = ["publicar", "retirar", "insignia"] as const;
export type ProfileAct = (typeof PROFILE_ACTS)[number];

export const KIND_TITLES: ChoiceNames<ProfileKind> = { centros: m.providers_centers, especialistas: m.providers_specialists };

export const PROFILE_VIEW_NAMES: ChoiceNames<ProfileView> = {
  todos: m.providers_view_all,
  publicos: m.providers_view_public,
  verificados: m.providers_view_verified,
  pendientes: m.providers_view_pending,
  devueltos: m.providers_view_returned,
  borradores: m.providers_view_draft,
  incompletos: m.providers_view_incomplete,
};

export const PROFILE_ACT_NAMES: ChoiceNames<ProfileAct> = {
  publicar: m.providers_act_publish,
  retirar: m.providers_act_suspend,
  insignia: m.providers_act_badge,
};

export const PROFILE_ACT_QUESTIONS: Readonly<Record<ProfileAct, (facts: { count: number }) => string>> = {
  publicar: m.providers_ask_publish,
  retirar: m.providers_ask_suspend,
  insignia: m.providers_ask_badge,
};

/** What was done, with the number of profiles. */
export const PROFILE_ACT_DONE: Readonly<Record<ProfileAct, (facts: { count: number }) => string>> = {
  publicar: m.providers_done_publish,
  retirar: m.providers_done_suspend,
  insignia: m.providers_done_badge,
};
