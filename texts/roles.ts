import type { Area, Right, TeamRole } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const TEAM_ROLE_NAMES: ChoiceNames<TeamRole> = {
  admin: m.roles_admin,
  support: m.roles_support,
  editor: m.roles_editor,
  money: m.roles_money,
  verification: m.roles_verification,
};

export const AREA_NAMES: ChoiceNames<Area> = {
  people: m.roles_area_people,
  verification: m.roles_area_verification,
  texts: m.roles_area_texts,
  money: m.roles_area_money,
  operations: m.roles_area_operations,
  team: m.roles_area_team,
};

export const RIGHT_NAMES: ChoiceNames<Right> = { see: m.roles_see, act: m.roles_act };

/** The choice that takes somebody off the team. */
export const OUTSIDE = "fuera";

export const ROLE_CHOICES: ChoiceNames<TeamRole | typeof OUTSIDE> = { ...TEAM_ROLE_NAMES, fuera: m.roles_outside };
