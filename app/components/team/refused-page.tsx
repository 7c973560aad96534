import { isRouteErrorResponse } from "react-router";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { NotAllowed } from "#app/forms/listing/own-center.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { POWER_NAMES, ROLE_NAMES } from "#texts/listing.ts";

/** Returns what a guard said of the person's role, or null for any other failure. */
export function notAllowedIn(error: unknown): NotAllowed | null {
  const said = isRouteErrorResponse(error) && error.status === 403 ? (error.data as NotAllowed | null) : null;
  return said && Object.hasOwn(POWER_NAMES, said.power) ? said : null;
}

/** Replaces a screen that the person's role does not reach: it says what is missing, and who can help. */
export function RefusedPage({ refused: { power, askWhom }, place }: { refused: NotAllowed; place: Place }) {
  return (
    <DashboardPage title={m.team_refused_title({ center: place.name })}>
      <title>{m.team_refused_title({ center: place.name })}</title>
      <meta name="robots" content="noindex" />
      <p className="max-w-[60ch]">{m.team_refused_what({ power: POWER_NAMES[power](), role: ROLE_NAMES[place.role]() })}</p>
      {askWhom.length > 0 && <p className="max-w-[60ch]">{m.team_refused_ask({ people: nameList(askWhom, "disjunction") })}</p>}
      <p className="flex flex-wrap gap-3">
        <Button kind="primary" href={href("/dashboard/provider")}>
          {m.team_refused_home()}
        </Button>
        <Button kind="outline" href={href("/dashboard/provider/equipo")}>
          {m.team_people()}
        </Button>
      </p>
    </DashboardPage>
  );
}
