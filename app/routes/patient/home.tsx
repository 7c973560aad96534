import clsx from "clsx";
import { redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { calledBy } from "#app/components/dashboard/person-menu.tsx";
import { hasIt } from "#app/components/leads/request-facts.tsx";
import { NextStepCard } from "#app/components/patients/next-step-card.tsx";
import { PausedSky } from "#app/components/patients/paused-sky.tsx";
import { QuotesPanel } from "#app/components/patients/quotes-panel.tsx";
import { RecommendedPanel } from "#app/components/patients/recommended-panel.tsx";
import { AfterPanel } from "#app/components/patients/request-after.tsx";
import { RequestPanel } from "#app/components/patients/request-panel.tsx";
import { SavedPanel } from "#app/components/patients/saved-panel.tsx";
import { WaitingPanel } from "#app/components/patients/waiting-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { afterwards, inOrder } from "#app/forms/patients/request-page.server.ts";
import { takeOverChoices } from "#app/forms/patients/take-over-choices.server.ts";
import { whatWaits } from "#app/forms/patients/what-waits.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { centerNames } from "#domain/directory/center-names.server.ts";
import { providersOfSlugs } from "#domain/directory/saved-providers.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { nextStep, wayStep } from "#domain/patients/next-step.ts";
import { healthOf, settingsOf } from "#domain/patients/patient-queries.server.ts";
import { nextAppointment, resultReached, shownStages } from "#domain/patients/progress.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import { ageAskedIn, recommendationsFor, refuseRecommendation } from "#domain/patients/recommendations.server.ts";
import { comparisonsOf, savedSlugs } from "#domain/patients/saved.server.ts";
import { latestQuotes } from "#domain/quotes/patient-quotes.server.ts";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { formatWeekdayIn } from "#platform/zoned-format.ts";
import type { Route } from "./+types/home";
import { FirstDay } from "./home/first-day.tsx";
import { NextAppointment } from "./home/next-appointment.tsx";
import { NextConsultation } from "./home/next-consultation.tsx";

/** How many saved profiles Inicio shows. */
const SHOWN = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const viewer = viewerOf(context);
  const { userId } = viewer;
  await takeOverChoices(services, request, userId);
  const [{ pause }, now, leads, slugs, [comparison], health, vocabulary, progress, consultations] = await Promise.all([
    settingsOf(db, userId),
    databaseTime(db),
    leadsOfMailbox(services, mailboxOf(viewer)),
    savedSlugs(db, userId),
    comparisonsOf(db, userId),
    healthOf(services, userId),
    loadVocabulary(db),
    progressOf(services, userId),
    consultationsOfPatient(db, userId),
  ]);
  const asked = leads.flatMap(({ serviceId }) => serviceId ?? []);
  const newest = leads.find(({ receivers }) => receivers.some(({ state }) => state === "purchased"));
  const [saved, names, quoted, recommendations] = await Promise.all([
    providersOfSlugs(db, vocabulary, slugs),
    centerNames(db, comparison?.slugs ?? []),
    newest ? latestQuotes(services, leads, newest.service?.id ?? null) : [],
    pause
      ? []
      : recommendationsFor(db, vocabulary, userId, {
          services: asked.length > 0 ? [...new Set(asked)] : health.interests,
          asked: asked.length > 0,
          city: leads.find(({ city }) => city !== null)?.city ?? null,
          patientGroup: leads[0]?.patientGroup ?? null,
          age: await ageAskedIn(services, leads[0]?.id),
          writtenTo: [...new Set(leads.flatMap(({ receivers }) => receivers.map(({ id }) => id)))],
        }),
  ]);
  const { entries, today } = progress;
  const { ahead } = consultations;
  const waiting = await whatWaits(services, { userId, leads, consultations, progress, now });
  const step = nextStep({ waiting, leads, savedCenters: saved.centers.map(({ slug }) => slug) });
  const lead = leads.find(({ id }) => "leadId" in step && id === step.leadId) ?? leads[0] ?? null;
  // A proposal of another time appears beside the consultation that it would move.
  const consultation = ahead.find(({ movesFrom }) => movesFrom === null) ?? null;
  const meetings = inOrder(consultations);
  const after = lead?.receivers.some(hasIt) || meetings.length > 0 ? await afterwards(services, userId, meetings, progress) : null;
  const told = lead?.receivers.filter(({ offeredAt }) => offeredAt !== null) ?? [];
  return {
    name: calledBy(viewer),
    pause,
    now,
    step,
    waiting: waiting.slice(1),
    after,
    way: wayStep({
      leads,
      agreed: consultation?.status === "confirmed",
      inTreatment: shownStages(entries, today).some(({ state }) => state === "current"),
      resultKnown: after?.result?.held === true || resultReached(entries, today) !== null,
      reviewed: after?.review?.written === true,
    }),
    answers: { told: told.length, answered: told.filter(({ state }) => state === "purchased" || state === "declined").length },
    lead,
    quoted,
    today,
    centers: saved.centers.slice(0, SHOWN),
    specialists: saved.specialists.slice(0, Math.max(1, SHOWN - saved.centers.length)),
    comparison: comparison
      ? { ...comparison, names: names.map(({ name: center }) => center), day: formatWeekday(comparison.comparedAt) }
      : null,
    recommendations,
    services: Object.fromEntries(vocabulary.services.map(({ id, shortName }) => [id, shortName])),
    appointment: nextAppointment(entries, today),
    consultation,
  };
}

/** The order of a phone. On a wide screen the recommendations rise into the room below the request, and the last row takes what is left. */
const GRID =
  "grid grid-flow-row-dense grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]";

/** Removes the recommendation on which × is pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  await refuseRecommendation(context.get(servicesContext).db, userId, textOf(await readForm(request), "rechazar"));
  throw redirect(href("/dashboard/user"), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_home(), matches);

/** A patient's first screen: what comes next, who has their request, and what they saved. */
export default function PatientHome({ loaderData }: Route.ComponentProps) {
  const {
    name,
    pause,
    now,
    step,
    waiting,
    after,
    way,
    answers,
    lead,
    quoted,
    today,
    centers,
    specialists,
    comparison,
    recommendations,
    services,
    appointment,
    consultation,
  } = loaderData;
  const beside = lead !== null || recommendations.length > 0;
  const saved = centers.length + specialists.length > 0 || comparison !== null;
  const detail =
    way === "ask" && answers.told > 0
      ? m.patients_way_answered(answers)
      : way === "consultation" && consultation
        ? formatWeekdayIn(consultation.startsAt, consultation.patientZone)
        : null;
  return (
    <DashboardPage>
      {pause ? <PausedSky pause={pause} /> : <NextStepCard name={name} now={now} step={step} way={way} detail={detail} />}
      {step.step === "begin" && !pause && <FirstDay />}
      {waiting.length > 0 && !pause && <WaitingPanel waiting={waiting} />}
      <div className={GRID}>
        {lead && (
          <div className="lg:col-start-1">
            <RequestPanel lead={lead} />
          </div>
        )}
        {quoted.length > 0 && (
          <div className="lg:col-start-1">
            <QuotesPanel quoted={quoted} today={today} />
          </div>
        )}
        <div className={clsx("grid gap-4 empty:hidden md:gap-5 lg:row-span-3", beside ? "lg:col-start-2" : "lg:col-start-1")}>
          {consultation && <NextConsultation consultation={consultation} />}
          {appointment && <NextAppointment appointment={appointment} />}
          {after && <AfterPanel after={after} />}
          {saved && <SavedPanel centers={centers} specialists={specialists} comparison={comparison} />}
        </div>
        {recommendations.length > 0 && (
          <div className="lg:col-start-1">
            <RecommendedPanel recommendations={recommendations} services={services} />
          </div>
        )}
      </div>
    </DashboardPage>
  );
}
