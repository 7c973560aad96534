import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { acceptInvitation, changeRole, invite, removePerson, revokeInvitation, teamOf } from "#domain/team/invitations.server.ts";

import { choosePlace } from "#domain/team/places.server.ts";
import { ROLES } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { ROLE_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/people";
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
  const team = await teamOf(context.get(servicesContext).db, place.id);
  const what = DONE.find((known) => known === new URL(request.url).searchParams.get("hecho"));
  return { place, ...team, you: viewerOf(context).userId, done: what };
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
export default function People({ loaderData: { place, people, invited, you, done: what }, actionData }: Route.ComponentProps) {
  const isOwner = place.role === "owner";
  return (
    <DashboardPage title={m.team_people()} subtitle={m.team_people_lead({ center: place.name })}>
      <DoneNote>{actionData ? undefined : what && sentences[what]()}</DoneNote>
      {actionData?.error === "last-owner" && (
        <Note kind="error" live>
          <p>{m.team_last_owner()}</p>
        </Note>
      )}
      <PeoplePanel place={place} people={people} you={you} />
      {isOwner && invited.length > 0 && (
        <Panel title={m.team_invited_title()}>
          <ul className="grid">
            {invited.map(({ id, email, role, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
                <p className="min-w-40 flex-1 leading-[1.4]!">
                  <b className="wrap-anywhere font-semibold">{email}</b>
                  <span className="block text-ink-2 text-sm">
                    {m.team_invited_until({ role: ROLE_NAMES[role](), date: formatDate(expiresAt) })}
                  </span>
                </p>
                <form method="post">
                  <PlaceField id={place.id} />
                  <input type="hidden" name="hacer" value="retirar" />
                  <input type="hidden" name="invitacion" value={id} />
                  <Button type="submit" kind="outline" size="s" aria-label={m.team_revoke_of({ email })}>
                    {m.team_revoke()}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {isOwner && <InviteForm place={place} refused={actionData?.error === "last-owner" ? undefined : actionData} />}
      <PowerTable own={place.role} />
    </DashboardPage>
  );
}
