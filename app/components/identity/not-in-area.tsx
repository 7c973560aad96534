import { isRouteErrorResponse } from "react-router";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { NotInArea } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { type Area, type Right, rolesIn } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { AREA_NAMES, TEAM_ROLE_NAMES } from "#texts/roles.ts";

/** Returns what a guard said of the person's role in our team, or null for any other failure. */
export function notInAreaIn(error: unknown): NotInArea | null {
  const said = isRouteErrorResponse(error) && error.status === 403 ? (error.data as NotInArea | null) : null;
  return said && Object.hasOwn(AREA_NAMES, said.area) ? said : null;
}

/** Returns the names of the roles that may see an area or act in it, as a list in a sentence. */
export const rolesInWords = (area: Area, right: Right): string => nameList(rolesIn(area, right).map((role) => TEAM_ROLE_NAMES[role]()));

/** Replaces a screen of administration that the person's role does not reach: it says what is missing, and who can help. */
export function NotInAreaPage({ refused: { area, right, own, askWhom } }: { refused: NotInArea }) {
  const facts = { area: AREA_NAMES[area](), role: TEAM_ROLE_NAMES[own](), roles: rolesInWords(area, right) };
  return (
    <DashboardPage title={m.roles_refused_title()}>
      <title>{m.roles_refused_title()}</title>
      <meta name="robots" content="noindex" />
      <p className="max-w-[60ch]">{right === "see" ? m.roles_refused_see(facts) : m.roles_refused_act(facts)}</p>
      {askWhom.length > 0 && <p className="max-w-[60ch]">{m.roles_refused_ask({ people: nameList(askWhom, "disjunction") })}</p>}
      <p>
        <Button kind="primary" href={href("/dashboard/admin")}>
          {m.roles_refused_home()}
        </Button>
      </p>
    </DashboardPage>
  );
}
