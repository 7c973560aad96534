import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { ReceivedPractice } from "#app/components/practice/received-practice.tsx";
import { type RouteServices, servicesContext } from "#app/context.ts";
import { done, memberOf, theirs } from "#app/forms/listing/own-center.server.ts";
import { readStart } from "#app/forms/listing/read-start.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { useSiteName } from "#app/root-data.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { cardForItsPeople } from "#domain/directory/center-detail.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { inboxOf } from "#domain/followups/inbox.server.ts";
import { listingOf } from "#domain/listing/listing-facts.server.ts";
import { noticesOf } from "#domain/listing/notices.server.ts";
import { registeredAs, startProfile } from "#domain/listing/start-profile.server.ts";
import { stepsOf } from "#domain/listing/steps.ts";
import { submitForCheck } from "#domain/listing/submit-for-check.server.ts";
import { preferencesOf } from "#domain/offers/criteria.server.ts";
import { invitationsFor as practiceInvitationsFor } from "#domain/practice/practice-queries.server.ts";
import { invitationsFor } from "#domain/team/invitations.server.ts";
import { isListed } from "#domain/team/place.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { roleMay } from "#domain/team/powers.ts";
import { claimableByName } from "#domain/verification/claim-queries.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import type { Route } from "./+types/home";
import { Doors } from "./home/doors.tsx";
import { Invitations } from "./home/invitations.tsx";
import { Notices } from "./home/notices.tsx";
import { Preview } from "./home/preview.tsx";
import { Requests } from "./home/requests.tsx";
import { StartForm } from "./home/start-form.tsx";
import { Status } from "./home/status.tsx";
import { Extras, Stopping } from "./home/to-do.tsx";
import { Way } from "./home/way.tsx";

export const handle = { query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

const PATH = "/dashboard/provider";
const EVERYTHING = { search: null, serviceId: null, state: null, assignedTo: null, minScore: null };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const viewer = viewerOf(context);
  const [[place], invitations, practice, vocabulary] = await Promise.all([
    placesOf(db, viewer.userId),
    viewer.emailConfirmed ? invitationsFor(db, viewer.email) : [],
    practiceInvitationsFor(db, viewer),
    loadVocabulary(db),
  ]);
  const today = dayInSantoDomingo(now());
  const common = {
    name: calledBy(viewer),
    today,
    invitations,
    practice,
    cities: vocabulary.cities.flatMap(({ name, active }) => (active ? [name] : [])),
  };
  if (!place) {
    const registered = await registeredAs(db, viewer.userId);
    return { ...common, registered, alike: registered ? await claimableByName(db, registered.name) : [], own: null };
  }
  const services = context.get(servicesContext);
  const seesRequests = isListed(place) && roleMay(place.role, "requests.see");
  const [inbox, listing, center, notices, time, { paused, pausedUntil }] = await Promise.all([
    seesRequests ? waitingRequests(services, place.id) : null,
    listingOf(db, place.id),
    cardForItsPeople(db, vocabulary, place.id),
    noticesOf(db, place.id, today),
    loadReviewTime(db),
    preferencesOf(db, place.id),
  ]);
  const pause = paused && (pausedUntil === null || pausedUntil >= today) ? { until: pausedUntil } : null;
  const submitted = new URL(request.url).searchParams.get("hecho") === "enviado";
  return {
    ...common,
    registered: null,
    alike: [],
    own: { place, listing, steps: stepsOf(listing.facts), center, notices, time, submitted, inbox, pause },
  };
}

/** Returns the newest requests that wait, and how many people do. */
async function waitingRequests(services: RouteServices, providerId: string) {
  const [{ items }, waits] = await Promise.all([
    inboxOf(services, providerId, { ...EVERYTHING, tab: "new", page: 1 }),
    whoWaits(services.db, providerId),
  ]);
  return { requests: items.slice(0, 3), waits };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  if (textOf(fields, "hacer") === "empezar") {
    const viewer = viewerOf(context);
    const { cities } = await loadVocabulary(services.db);
    const { form, errors } = readStart(
      fields,
      cities.map(({ name }) => name),
    );
    if (Object.keys(errors).length > 0) return data({ start: { form, errors }, refused: null }, { status: 422 });
    const registered = await registeredAs(services.db, viewer.userId);
    const outcome = await startProfile(services, viewer.userId, { ...form, services: registered?.services ?? [], email: viewer.email });
    if (outcome === "started") throw done(PATH, "empezado");
    return data({ start: { form, errors: {} }, refused: outcome }, { status: 422 });
  }
  const outcome = theirs(await submitForCheck(services, await memberOf(context, fields, "profile.keep")));
  if (outcome === "incomplete") return data({ start: null, refused: outcome }, { status: 422 });
  throw done(PATH, "enviado");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_home(), matches);

/** The first screen of a center or a specialist: what keeps it from being public, and what else is pending. */
export default function ProviderHome({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSiteName();
  const { name, own, registered, alike, today, cities, invitations, practice } = loaderData;
  if (!own) {
    return (
      <DashboardPage title={m.team_hello({ name })}>
        <Invitations invitations={invitations} />
        <ReceivedPractice invitations={practice} />
        <StartForm
          cities={cities}
          registered={registered}
          alike={alike}
          start={actionData?.start ?? null}
          tooMany={actionData?.refused === "too-many"}
        />
      </DashboardPage>
    );
  }
  const { place, listing, steps, center, notices, time, submitted, inbox, pause } = own;
  const keepsProfile = roleMay(place.role, "profile.keep");
  const said = { date: formatDate(today), center: place.name };
  return (
    <DashboardPage title={m.team_hello({ name })} subtitle={isListed(place) ? m.listing_home_public(said) : m.listing_home_first(said)}>
      <DoneNote>{submitted ? m.listing_submit_done({ site }) : undefined}</DoneNote>
      {actionData?.refused === "incomplete" && (
        <Note kind="error" live>
          <p>{m.listing_submit_incomplete()}</p>
        </Note>
      )}
      <Invitations invitations={invitations} />
      <ReceivedPractice invitations={practice} />
      {pause && (
        <Note kind="caution">
          {pause.until ? m.team_paused_until({ day: formatDate(pause.until) }) : m.team_paused()}{" "}
          {roleMay(place.role, "automatic.keep") && (
            <TextLink href={href("/dashboard/provider/solicitudes/preferencias")}>{m.team_paused_change()}</TextLink>
          )}
        </Note>
      )}
      {inbox && <Requests {...inbox} />}
      <Status listing={listing} />
      {keepsProfile && steps.at && <Way steps={steps} />}
      {keepsProfile && steps.at && (
        <p className="text-ink-2 text-ui">
          {time.promised && m.verification_public({ promised: time.days })} {reviewTimeText(time)}
        </p>
      )}
      <div className="grid items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-4 md:gap-5.5">
          {!keepsProfile && <Doors role={place.role} />}
          {keepsProfile && steps.at && listing.facts.status !== "pending" && <Stopping place={place} steps={steps} />}
          {keepsProfile && (notices.length > 0 || !steps.at) && <Notices notices={notices} />}
          {keepsProfile && <Extras type={place.type} missing={steps.missingExtras} />}
        </div>
        {center && <Preview center={center} />}
      </div>
    </DashboardPage>
  );
}
