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
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { acceptInvitation, invite, removePerson, revokeInvitation, teamOf } from "#domain/team/invitations.server.ts";
import { ROLES } from "#domain/team/place.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { ROLE_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/people";
import { InviteForm } from "./invite-form.tsx";

const DONE = ["invitar", "retirar", "quitar"] as const;

export const handle = { query: { hecho: oneOf(DONE) } } satisfies Handle;

const PATH = "/dashboard/provider/equipo";
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context);
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
  const member = memberOf(context, fields);
  if (act === "retirar") {
    refuseStrangers(theirs(await revokeInvitation(services, member, ID.test(invitation) ? invitation : member.providerId)));
    throw done(PATH, "retirar");
  }
  if (act === "quitar") {
    const outcome = refuseStrangers(theirs(await removePerson(services, member, textOf(fields, "persona"))));
    if (outcome === "last-owner") return data({ email: "", role: "editor", error: outcome }, { status: 422 });
    throw done(PATH, "quitar");
  }
  const email = textOf(fields, "email").trim().toLowerCase();
  const role = choiceOf(fields, "permiso", ROLES) ?? "editor";
  if (!EMAIL.test(email) || email.length > 254) return data({ email, role, error: "invalid" as const }, { status: 422 });
  const outcome = refuseStrangers(theirs(await invite(services, member, { email, role })));
  if (outcome !== "invited") return data({ email, role, error: outcome }, { status: 422 });
  throw done(PATH, "invitar");
}

/** Answers 404 to acts that the person may not do. Editors see no buttons for them, but could still send such a request. */
function refuseStrangers<T extends string>(outcome: T | "not-owner"): T {
  if (outcome === "not-owner") throw data(null, { status: 403 });
  return outcome;
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_people(), matches);

const sentences = { invitar: m.team_done_invitar, retirar: m.team_done_retirar, quitar: m.team_done_quitar };

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
      <Panel title={m.team_people_title()}>
        <ul className="grid">
          {people.map(({ userId, name, email, role }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
              <p className="min-w-40 flex-1 leading-[1.4]!">
                <b className="font-semibold">{name}</b> {userId === you && m.team_you()}
                <span className="block wrap-anywhere text-ink-2 text-sm">{email}</span>
              </p>
              <Badge kind={role === "owner" ? "info" : "neutral"}>{ROLE_NAMES[role]()}</Badge>
              {isOwner && people.length > 1 && (
                <form method="post">
                  <PlaceField id={place.id} />
                  <input type="hidden" name="hacer" value="quitar" />
                  <input type="hidden" name="persona" value={userId} />
                  <Button type="submit" kind="outline" size="s" aria-label={m.team_remove_of({ name })}>
                    {m.team_remove()}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
        {!isOwner && <p className="text-ink-2">{m.team_only_owners()}</p>}
      </Panel>
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
    </DashboardPage>
  );
}
