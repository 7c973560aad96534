import UserPlus from "lucide-react/icons/user-plus";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { ReceivedPractice } from "#app/components/practice/received-practice.tsx";
import { servicesContext } from "#app/context.ts";
import { loadToday } from "#app/forms/followups/load-today.server.ts";
import { done, memberOf, theirs } from "#app/forms/listing/own-center.server.ts";
import { readStart } from "#app/forms/listing/read-start.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { cardForItsPeople } from "#domain/directory/center-detail.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { listingOf } from "#domain/listing/listing-facts.server.ts";
import { noticesOf } from "#domain/listing/notices.server.ts";
import { registeredAs, startProfile } from "#domain/listing/start-profile.server.ts";
import { stepsOf } from "#domain/listing/steps.ts";
import { submitForCheck } from "#domain/listing/submit-for-check.server.ts";
import { preferencesOf } from "#domain/offers/criteria.server.ts";
import { firstWeekOf } from "#domain/onboarding/first-week.server.ts";
import { answerTestRequest, makeTestRequest, openTestRequest } from "#domain/onboarding/test-request.server.ts";
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
import { FirstWeekPanel } from "./home/first-week-panel.tsx";
import { helloOf, leadOf } from "./home/greeting.ts";
import { Invitations } from "./home/invitations.tsx";
import { Notices } from "./home/notices.tsx";
import { Preview } from "./home/preview.tsx";
import { StartForm } from "./home/start-form.tsx";
import { Status } from "./home/status.tsx";
import { Extras, Stopping } from "./home/to-do.tsx";
import { Today } from "./home/today.tsx";
import { Way } from "./home/way.tsx";

/** What was done here, or on a screen that leads back. */
const DONE = ["enviado", "hecha", "no-hubo", "probada"] as const;

export const handle = { query: { hecho: oneOf(DONE), semana: oneOf(["si"]) } } satisfies Handle;

const PATH = "/dashboard/provider";

/** The acts of a test request. */
const TESTS: Readonly<Record<string, typeof makeTestRequest | undefined>> = {
  prueba: makeTestRequest,
  "prueba-abrir": openTestRequest,
  "prueba-contestar": answerTestRequest,
};

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
    mailbox: viewer.email,
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
  const asked = new URL(request.url).searchParams;
  const leads = isListed(place) && roleMay(place.role, "profile.keep");
  const [morning, listing, center, notices, time, { paused, pausedUntil }, week] = await Promise.all([
    seesRequests ? loadToday(services, place, viewer.userId) : null,
    listingOf(db, place.id),
    cardForItsPeople(db, vocabulary, place.id),
    noticesOf(db, place.id, today),
    loadReviewTime(db),
    preferencesOf(db, place.id),
    leads ? firstWeekOf(db, place.id) : null,
  ]);
  const pause = paused && (pausedUntil === null || pausedUntil >= today) ? { until: pausedUntil } : null;
  const said = asked.get("hecho");
  const known = DONE.find((one) => one === said) ?? null;
  return {
    ...common,
    registered: null,
    alike: [],
    own: {
      place,
      listing,
      steps: stepsOf(listing.facts),
      center,
      notices,
      time,
      done: known,
      morning,
      pause,
      week: week && (week.leads || asked.has("semana")) ? week : null,
    },
  };
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
  const tried = TESTS[textOf(fields, "hacer")];
  if (tried) {
    const { providerId } = await memberOf(context, fields, "requests.open");
    await tried(services, providerId);
    throw redirect(`${href(PATH)}?semana=si${tried === answerTestRequest ? "&hecho=probada" : "#semana"}`, { status: 303 });
  }
  const outcome = theirs(await submitForCheck(services, await memberOf(context, fields, "profile.keep")));
  if (outcome === "incomplete") return data({ start: null, refused: outcome }, { status: 422 });
  throw done(PATH, "enviado");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_home(), matches);

/** The first screen of a center or a specialist: what keeps it from being public, and what else is pending. */
export default function ProviderHome({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSiteName();
  const { name, mailbox, own, registered, alike, today, cities, invitations, practice } = loaderData;
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
  const { place, listing, steps, center, notices, time, done: known, morning, pause, week } = own;
  const keepsProfile = roleMay(place.role, "profile.keep");
  const said = { date: formatDate(today), center: place.name };
  // A profile that lacks nothing shows the rest beside its morning.
  const isSettled = morning !== null && !steps.at;
  const preview = center && <Preview center={center} />;
  const isLed = week?.steps.some((step) => !step.done) ?? false;
  const pending = (
    <div className="grid gap-4 md:gap-5.5">
      {!keepsProfile && <Doors role={place.role} />}
      {keepsProfile && steps.at && listing.facts.status !== "pending" && <Stopping place={place} steps={steps} />}
      {keepsProfile && (notices.length > 0 || !steps.at) && <Notices notices={notices} />}
      {keepsProfile && <Extras type={place.type} missing={steps.missingExtras} />}
    </div>
  );
  return (
    <DashboardPage
      title={morning ? helloOf(morning, name) : m.team_hello({ name })}
      actions={
        morning &&
        roleMay(place.role, "agenda.keep") && (
          <Button kind="outline" size="s" icon={<UserPlus />} href={href(`${PATH}/agenda/nueva`)} data-key="n">
            {m.today_enter()}
          </Button>
        )
      }
      subtitle={morning ? leadOf(morning) : isListed(place) ? m.listing_home_public(said) : m.listing_home_first(said)}
    >
      <DoneNote>{known === "enviado" ? m.listing_submit_done({ site }) : known ? SAID[known]() : undefined}</DoneNote>
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
      {week && <FirstWeekPanel place={place} week={week} person={{ name, mailbox }} />}
      {morning && (
        <Today today={morning} centerId={place.id} isQuiet={isLed || steps.at !== null}>
          {isSettled && pending}
        </Today>
      )}
      <Status listing={listing} />
      {keepsProfile && steps.at && <Way steps={steps} />}
      {keepsProfile && steps.at && (
        <p className="text-ink-2 text-ui">
          {time.promised && m.verification_public({ promised: time.days })} {reviewTimeText(time)}
        </p>
      )}
      {!isSettled && (
        <div className="grid items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_320px]">
          {pending}
          {preview}
        </div>
      )}
    </DashboardPage>
  );
}

const SAID = { probada: m.listing_first_test_done, hecha: m.today_done_held, "no-hubo": m.today_done_absent };
