import Eye from "lucide-react/icons/eye";
import { data, type RouterContextProvider, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { ProfileTabs } from "#app/components/listing/profile/profile-tabs.tsx";
import { ReceivedPractice } from "#app/components/practice/received-practice.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { ownChanges } from "#domain/listing/change-queries.server.ts";
import { acceptPractice, declinePractice } from "#domain/practice/answer.server.ts";
import { endPractice } from "#domain/practice/end.server.ts";
import { inviteSpecialist, withdrawInvitation } from "#domain/practice/invite.server.ts";
import { centersOf, findSpecialists, invitationsFor, practitionersOf, sentInvitations } from "#domain/practice/practice-queries.server.ts";
import { isListed } from "#domain/team/place.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/doctors";
import { type InviteAnswer, InviteForm } from "./doctors/invite-form.tsx";
import { OwnCenters } from "./doctors/own-centers.tsx";
import { Practitioners } from "./doctors/practitioners.tsx";
import { Sent } from "./doctors/sent.tsx";

const PATH = "/dashboard/provider/doctores";

const DONE = {
  invitar: m.practice_done_invitar,
  retirar: m.practice_done_retirar,
  quitar: m.practice_done_quitar,
  aceptar: m.practice_done_aceptar,
  no: m.practice_done_no,
  dejar: m.practice_done_dejar,
};

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [place, received] = [await ownCenter(context, "profile.keep"), await invitationsFor(db, viewerOf(context))];
  const common = { place, received, done: doneIn(request.url, DONE) };
  if (place.type !== "clinic") return { ...common, center: null, centers: await centersOf(db, place.id) };
  const [people, sent, changes] = await Promise.all([
    practitionersOf(db, place.id),
    sentInvitations(db, place.id),
    ownChanges(db, place.id),
  ]);
  const refused = changes.filter(({ part, state }) => part === "doctor" && state === "refused");
  return { ...common, center: { people, sent, refused }, centers: [] };
}

type Answer = { readonly kind: "gone" } | ({ readonly kind: "invite" } & InviteAnswer);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** `invitar`, `retirar` and `quitar` of a center; `aceptar`, `no` and `dejar` of a specialist. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const gone = () => data<Answer>({ kind: "gone" }, { status: 409 });
  switch (textOf(fields, "hacer")) {
    case "aceptar":
      return (await accept(context, textOf(fields, "invitacion"))) ?? gone();
    case "no": {
      if ((await declinePractice(services, viewerOf(context), textOf(fields, "invitacion"))) === "gone") return gone();
      throw done(PATH, "no");
    }
    case "retirar":
      if (
        theirs(await withdrawInvitation(services, await memberOf(context, fields, "profile.keep"), textOf(fields, "invitacion"))) === "gone"
      )
        return gone();
      throw done(PATH, "retirar");
    case "quitar":
    case "dejar":
      if (theirs(await endPractice(services, await memberOf(context, fields, "profile.keep"), textOf(fields, "quien"))) === "gone")
        return gone();
      throw done(PATH, textOf(fields, "hacer"));
    default:
      return invite(context, fields);
  }
}

/** Accepts and shows the profile with which the person accepted. Returns null when the invitation is not open. */
async function accept(context: Readonly<RouterContextProvider>, invitationId: string): Promise<null> {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const accepted = await acceptPractice(services, viewer, invitationId);
  if (accepted.outcome === "claim-first") throw redirect(href(`/claim-profile/${accepted.specialistId}`), { status: 303 });
  if (accepted.outcome !== "accepted") return null;
  await choosePlace(services.db, viewer.userId, accepted.specialistId);
  throw done(PATH, "aceptar");
}

/** Invites, or shows who has a profile under that name already, so that nobody gets a second one. */
async function invite(context: Readonly<RouterContextProvider>, fields: PostedFields) {
  const services = context.get(servicesContext);
  const member = await memberOf(context, fields, "profile.keep");
  const name = textOf(fields, "nombre").replace(/\s+/g, " ").trim();
  const email = textOf(fields, "email").trim().toLowerCase();
  const specialistId = textOf(fields, "perfil") || null;
  const answer = (more: Partial<InviteAnswer>) =>
    data<Answer>({ kind: "invite", name, email, error: null, found: [], ...more }, { status: 422 });
  if (email !== "" && (!EMAIL.test(email) || email.length > 254)) return answer({ error: "email" });
  if (specialistId === null && textOf(fields, "nuevo") !== "si") {
    const found = await findSpecialists(services.db, member.providerId, name);
    if (found.length > 0) return answer({ found });
  }
  const outcome = theirs(await inviteSpecialist(services, member, { specialistId, name, email: email || null }));
  if (outcome !== "invited") return answer({ error: outcome });
  throw done(PATH, "invitar");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.practice_doctors(), matches);

/** Who practises at a center, and its invitations; or the centers at which a specialist practises. */
export default function Doctors({ loaderData: { place, received, center, centers, done: said }, actionData }: Route.ComponentProps) {
  const isClinic = place.type === "clinic";
  return (
    <DashboardPage
      title={isClinic ? m.practice_doctors() : m.practice_centers()}
      subtitle={isClinic ? m.practice_doctors_lead() : m.practice_centers_lead()}
      actions={
        <Button kind="outline" size="s" icon={<Eye />} href={href("/dashboard/provider/vista-previa")}>
          {m.listing_see_it()}
        </Button>
      }
    >
      {isClinic && <ProfileTabs doctors={center?.people.length ?? 0} />}
      <DoneNote>{!actionData && said ? DONE[said]() : undefined}</DoneNote>
      {actionData?.kind === "gone" && <ToldNote>{m.practice_gone()}</ToldNote>}
      <ReceivedPractice invitations={received} />
      {center ? (
        <Practitioners place={place} people={center.people} refused={center.refused}>
          {center.sent.length > 0 && <Sent place={place} sent={center.sent} />}
          <InviteForm place={place} answer={actionData?.kind === "invite" ? actionData : undefined} />
        </Practitioners>
      ) : (
        <OwnCenters place={place} centers={centers} isPublic={isListed(place)} />
      )}
    </DashboardPage>
  );
}
