/** The roles of the people of our own team. `admin` may do everything. */
export const TEAM_ROLES = ["admin", "support", "editor", "money", "verification"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The areas of administration. Each of its screens belongs to one (`app/admin-areas.ts`). */
export const AREAS = ["people", "verification", "texts", "money", "operations", "team"] as const;
export type Area = (typeof AREAS)[number];

/** To read an area's screens and files, or to change something there. */
export const RIGHTS = ["see", "act"] as const;
export type Right = (typeof RIGHTS)[number];

/**
 * Who may what besides administrators: the one table that guards, menus and commands ask, and that the team's screen shows. Support sees
 * what callers ask about; money sees the profile of whoever pays.
 */
const MAY = {
  people: { see: ["support"], act: ["support"] },
  verification: { see: ["verification", "support", "money"], act: ["verification"] },
  texts: { see: ["editor"], act: ["editor"] },
  money: { see: ["money", "support"], act: ["money"] },
  operations: { see: [], act: [] },
  team: { see: [], act: [] },
} as const satisfies Readonly<Record<Area, Readonly<Record<Right, readonly TeamRole[]>>>>;

/** Returns the roles that may see or act in an area. */
export const rolesIn = (area: Area, right: Right): readonly TeamRole[] => ["admin", ...MAY[area][right]];

/** Returns whether a role may see or act in an area. */
export const teamMay = (role: TeamRole, area: Area, right: Right): boolean => rolesIn(area, right).includes(role);

/** Returns a stored role; null for one that this version does not know, which opens nothing. */
export const teamRoleOf = (stored: string | null): TeamRole | null => TEAM_ROLES.find((role) => role === stored) ?? null;
