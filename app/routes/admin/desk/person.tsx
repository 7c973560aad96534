import { data } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { LogLines } from "#app/components/audit/log-lines.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { centerOf } from "#app/components/desk/people-list.tsx";
import { WhoLooked } from "#app/components/desk/who-looked.tsx";
import { EraseLink } from "#app/components/people/erase-link.tsx";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { peopleById } from "#domain/desk/people-list.server.ts";
import { requestsOf, whoLooked } from "#domain/desk/who-looked.server.ts";
import { openSessions } from "#domain/identity/open-sessions.server.ts";
import { logPage } from "#domain/operations/log-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { PEOPLE_ACT_NAMES, PEOPLE_VIEW_NAMES, PERSON_STATE_NAMES, type PeopleActName } from "#texts/people.ts";
import type { Route } from "./+types/person";

const PATH = "/dashboard/admin/usuarios";
const TEAM_PATH = "/dashboard/admin/equipo";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const viewer = viewerOf(context);
  const [person] = await peopleById(db, [params.id]);
  if (!person) throw data(null, { status: 404 });
  const everything = { everybody: true, person: null, area: null, from: null, to: null, after: null };
  const [sessions, log, looks] = await Promise.all([
    openSessions({ db }, { userId: person.id, sessionId: viewer.sessionId }),
    logPage(db, { ...everything, about: person.id }, 20),
    requestsOf(services, person.email).then((noted) => whoLooked(db, { noted, accounts: [person.id] })),
  ]);
  return {
    person,
    sessions,
    looks,
    lines: log.lines,
    hasMore: log.next !== null,
    own: person.id === viewer.userId,
    givesRoles: mayAt(viewer.teamRole, "see", TEAM_PATH),
  };
}

const KINDS = { patient: "pacientes", provider: "proveedores", reviewer: "revisores" } as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(loaderData?.person.name ?? m.people_title(), matches);

/** One account: where it is signed in, what was done to it, and what can be done. */
export default function AdminPerson({ loaderData: { person, sessions, looks, lines, hasMore, own, givesRoles } }: Route.ComponentProps) {
  const kind = person.isAdmin ? "equipo" : KINDS[person.userType];
  return (
    <DashboardPage title={person.name} subtitle={person.email}>
      <BackLink href={href(PATH)}>{m.people_title()}</BackLink>
      <Panel title={m.people_account()}>
        <Facts
          facts={[
            { key: "kind", label: m.people_kind(), value: PEOPLE_VIEW_NAMES[kind]() },
            { key: "state", label: m.people_state(), value: PERSON_STATE_NAMES[person.state]() },
            ...(person.center ? [{ key: "center", label: m.people_center(), value: centerOf(person) }] : []),
            { key: "seen", label: m.people_seen(), value: person.lastSeenAt ? formatDateTime(person.lastSeenAt) : m.people_never() },
            { key: "factor", label: m.people_second_factor(), value: person.secondFactor ? m.people_yes() : m.people_no() },
            { key: "joined", label: m.people_joined(), value: formatDateTime(person.joinedAt) },
          ]}
        />
      </Panel>
      <Panel title={m.people_acts()}>
        {own ? (
          <>
            <p>{m.people_own()}</p>
            <TextLink href={href("/seguridad")} className="justify-self-start">
              {m.people_own_security()}
            </TextLink>
          </>
        ) : (
          // Asks for confirmation in the list, which explains the consequence.
          <form method="post" action={href(`${PATH}?q=${encodeURIComponent(person.email)}`)} className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={person.id} />
            {actsOn(person).map((act) => (
              <Button key={act} type="submit" name="accion" value={act} kind="outline" size="s">
                {PEOPLE_ACT_NAMES[act]()}
              </Button>
            ))}
          </form>
        )}
        {givesRoles && !own && (
          <TextLink href={href(`${TEAM_PATH}?persona=${person.id}#cambiar`)} className="justify-self-start">
            {m.people_role()}
          </TextLink>
        )}
        {!own && <EraseLink start={{ kind: "account", id: person.id }} />}
      </Panel>
      <Panel title={m.people_sessions()}>
        {sessions.length === 0 ? (
          <p className="text-ink-2">{m.people_sessions_none()}</p>
        ) : (
          <ul className="grid gap-1.5">
            {sessions.map(({ id, browser, os, network, lastActivityAt }) => (
              <li key={id}>{[browser, os, network, formatDateTime(lastActivityAt)].filter(Boolean).join(", ")}</li>
            ))}
          </ul>
        )}
      </Panel>
      <WhoLooked looks={looks} />
      <Panel title={m.people_history()}>
        {lines.length === 0 ? <p className="text-ink-2">{m.people_history_none()}</p> : <LogLines lines={lines} />}
        {hasMore && <TextLink href={href(`/dashboard/admin/registro?q=${person.id}&vista=todo`)}>{m.people_history_all()}</TextLink>}
      </Panel>
    </DashboardPage>
  );
}

const actsOn = ({ state, secondFactor }: { state: string; secondFactor: boolean }): PeopleActName[] => [
  ...(state === "suspendida" ? (["reactivar"] as const) : (["suspender", "sesiones", "clave"] as const)),
  ...(secondFactor ? (["segundo-factor"] as const) : []),
];
