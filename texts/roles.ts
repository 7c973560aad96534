import type { Area, TeamRole } from "#domain/identity/team-roles.ts";
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
