import { useLocation } from "react-router";
import { areaOf } from "#app/admin-areas.ts";
import { Note } from "#app/ui/note.tsx";
import { type TeamRole, teamMay } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";
import { rolesInWords } from "./not-in-area.tsx";

/** Says above a screen that the person's role changes nothing there, and whose does. The screen's buttons are hidden (dashboard.css). */
export function OnlySees({ role }: { role: TeamRole | null }) {
  const area = areaOf(useLocation().pathname);
  if (!role || !area || !teamMay(role, area, "see") || teamMay(role, area, "act")) return null;
  return (
    <div data-only-sees className="px-4 pt-4 md:px-8">
      <Note kind="info">
        <p>{m.roles_only_see({ role: TEAM_ROLE_NAMES[role](), roles: rolesInWords(area, "act") })}</p>
      </Note>
    </div>
  );
}
