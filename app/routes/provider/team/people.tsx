import History from "lucide-react/icons/history";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { actsOfTeam } from "#domain/team/acts-of-team.server.ts";
import { acceptInvitation, changeRole, invite, removePerson, revokeInvitation, teamOf } from "#domain/team/invitations.server.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { ROLES, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/people";
import { ActsPanel } from "./acts-panel.tsx";
import { InviteForm, USUAL } from "./invite-form.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { PowerTable } from "./power-table.tsx";

const DONE = ["invitar", "retirar", "quitar", "permiso"] as const;

export const handle = { query: { hecho: oneOf(DONE) } } satisfies Handle;

const PATH = "/dashboard/provider/equipo";
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context, null);
  const { db } = context.get(servicesContext);
  const [team, acts] = await Promise.all([teamOf(db, place.id), roleMay(place.role, "acts.see") ? actsOfTeam(db, place.id) : null]);
  const what = DONE.find((known) => known === new URL(request.url).searchParams.get("hecho"));
  // When somebody came, what guards their account, and who is invited are for who decides about them, and travel to nobody else.
  const shown = place.role === "owner" ? team : { people: team.people.map((one) => ({ ...one, seenAt: null, guard: null })), invited: [] };
  return { place, ...shown, acts, you: viewerOf(context).userId, done: what };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const fields = await readForm(request);
  const act = textOf(fields, "hacer");
  const invitation = textOf(fields, "invitacion");
  if (act === "aceptar") {
    const providerId = theirs(ID.test(invitation) ? await acceptInvitation(services, viewer, invitation) : null);
    await choosePlace(services.db, viewer.userId, providerId);
    throw redirect(href("/dashboard/provider"), { status: 303 });
  }
  const member = await memberOf(context, fields, "team.keep");
  if (act === "retirar") {
    theirs(await revokeInvitation(services, member, ID.test(invitation) ? invitation : member.providerId));
    throw done(PATH, "retirar");
  }
  if (act === "quitar") {
    const outcome = theirs(await removePerson(services, member, textOf(fields, "persona")));
    if (outcome === "last-owner") return data({ email: "", role: USUAL, error: outcome }, { status: 422 });
    throw done(PATH, "quitar");
  }
  if (act === "permiso") {
    const role = choiceOf(fields, "permiso", ROLES);
    if (!role) throw data(null, { status: 422 });
    const outcome = theirs(await changeRole(services, member, { userId: textOf(fields, "persona"), role }));
    if (outcome === "stranger") throw data(null, { status: 404 });
    if (outcome === "last-owner") return data({ email: "", role: USUAL, error: outcome }, { status: 422 });
    throw done(PATH, "permiso");
  }
  const email = textOf(fields, "email").trim().toLowerCase();
  const role = choiceOf(fields, "permiso", ROLES) ?? USUAL;
  if (!EMAIL.test(email) || email.length > 254) return data({ email, role, error: "invalid" as const }, { status: 422 });
  const outcome = theirs(await invite(services, member, { email, role }));
  if (outcome !== "invited") return data({ email, role, error: outcome }, { status: 422 });
  throw done(PATH, "invitar");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_people(), matches);

const sentences = { invitar: m.team_done_invitar, retirar: m.team_done_retirar, quitar: m.team_done_quitar, permiso: m.team_done_permiso };

/** The people who may enter, and those who were invited. */
export default function People({ loaderData: { place, people, invited, acts, you, done: what }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage
      title={m.team_people()}
      subtitle={m.team_people_lead({ center: place.name })}
      actions={
        acts && (
          <Button kind="outline" size="s" icon={<History />} href="#quien">
            {m.team_acts_title()}
          </Button>
        )
      }
    >
      <DoneNote>{actionData ? undefined : what && sentences[what]()}</DoneNote>
      {actionData?.error === "last-owner" && (
        <Note kind="error" live>
          <p>{m.team_last_owner()}</p>
        </Note>
      )}
      <PeoplePanel place={place} people={people} invited={invited} you={you}>
        <InviteForm place={place} refused={actionData?.error === "last-owner" ? undefined : actionData} />
      </PeoplePanel>
      <PowerTable own={place.role} people={people} />
      {acts && <ActsPanel acts={acts} />}
    </DashboardPage>
  );
}
