import { useState } from "react";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { AskedNote } from "#app/components/listing/profile/asked-note.tsx";
import { ContactSection } from "#app/components/listing/profile/contact.tsx";
import { HoursSection } from "#app/components/listing/profile/hours.tsx";
import { IdentitySection } from "#app/components/listing/profile/identity.tsx";
import { PatientsSection } from "#app/components/listing/profile/patients.tsx";
import { PlaceSection } from "#app/components/listing/profile/place.tsx";
import { mapOfCity } from "#app/components/listing/profile/point-map.server.ts";
import type { SectionProps } from "#app/components/listing/profile/section-form.tsx";
import { ServicesSection } from "#app/components/listing/profile/services.tsx";
import { whileTyping } from "#app/components/listing/profile/while-typing.ts";
import { WithdrawForm } from "#app/components/listing/profile/withdraw-form.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { knownTerms, profileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { sentSection, valuesOf } from "#app/forms/listing/section-values.ts";
import { onlyTouched, partOfSection, verifiedIn, withAsked } from "#app/forms/listing/verified-values.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Preview } from "#app/routes/provider/home/preview.tsx";
import { closedDays } from "#domain/consultations/closed-days.server.ts";
import { cardForItsPeople } from "#domain/directory/center-detail.server.ts";
import { withdrawChange } from "#domain/listing/ask-change.server.ts";
import { ownChanges } from "#domain/listing/change-queries.server.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { changeProfile, ownProfileOf } from "#domain/listing/profile.server.ts";
import { type ProfileSection, readSection, SECTIONS } from "#domain/listing/profile-sections.ts";
import { isListed } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { SECTION_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/profile";

const WITHDRAWN = "retirado";

export const handle = { query: { hecho: oneOf([...SECTIONS, WITHDRAWN]) } } satisfies Handle;

const PATH = "/dashboard/provider/perfil";
/** How far ahead the section of hours names closed days. */
const DAYS_CLOSED = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [place, { vocabulary, choices }] = await Promise.all([ownCenter(context), profileChoices(db)]);
  const [profile, changes, center, closed] = await Promise.all([
    ownProfileOf(db, place.id),
    ownChanges(db, place.id),
    cardForItsPeople(db, vocabulary, place.id),
    closedDays(db, place.id, DAYS_CLOSED),
  ]);
  const said = new URL(request.url).searchParams.get("hecho");
  const saved = SECTIONS.find((section) => section === said);
  const values = withAsked(valuesOf(profile), changes);
  const map = await mapOfCity(db, sentSection(values).text("ciudad") || null);
  return { place, values, changes, center, choices, saved, withdrawn: said === WITHDRAWN, closed, map };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const member = memberOf(context, fields);
  const withdrawn = textOf(fields, "retirar");
  if (withdrawn !== "") {
    if (theirs(await withdrawChange(services, member, withdrawn)) === "changed") return data({ decided: true as const }, { status: 409 });
    throw done(PATH, WITHDRAWN);
  }
  const section = SECTIONS.find((known) => known === textOf(fields, "parte"));
  if (!section) throw data(null, { status: 404 });
  if (section === "servicios") choiceOf(fields, "alcance", ["todos", "algunos"]);
  if (section === "pacientes") for (const group of PATIENT_GROUPS) choiceOf(fields, `grupo-${group}`, ["si", "no"]);
  const { choices } = await profileChoices(services.db);
  const { change, errors } = readSection(section, sentSection(fields), knownTerms(choices));
  if (Object.keys(errors).length > 0) return data({ section, errors, values: fields }, { status: 422 });
  theirs(await changeProfile(services, member, onlyTouched(section, change, sentSection(fields))));
  throw done(PATH, section);
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_profile(), matches);

/** A center's own information, section by section, beside its card. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { place, values, changes, center, choices, saved, withdrawn, closed, map } = loaderData;
  const [typed, setTyped] = useState<ReturnType<typeof whileTyping>>({});
  const propsOf = (section: ProfileSection): SectionProps => {
    const refused = actionData && "section" in actionData && actionData.section === section ? actionData : null;
    const fields = sentSection(refused?.values ?? values);
    const shown = refused ? fields.text("mostrado") : verifiedIn(section, fields);
    const change = changes.find(({ part }) => part === partOfSection(section));
    return { place, section, values: fields, errors: refused?.errors ?? {}, change, ...(shown !== undefined && { shown }) };
  };
  const waits = changes.some(({ state, part }) => state === "waiting" && part === partOfSection(saved));
  const doctors = changes.filter(({ part }) => part === "doctor");
  return (
    <DashboardPage title={m.team_profile()} subtitle={isListed(place) ? m.changes_listed_lead() : m.listing_profile_lead_draft()}>
      <DoneNote>
        {withdrawn ? m.changes_withdrawn() : saved && (waits ? m.changes_saved : m.listing_saved)({ section: SECTION_NAMES[saved]() })}
      </DoneNote>
      {actionData && "decided" in actionData && <ToldNote>{m.changes_decided()}</ToldNote>}
      {doctors.map((change) => (
        <div key={change.id}>
          <AskedNote change={change} />
          <WithdrawForm placeId={place.id} change={change} />
        </div>
      ))}
      <div className="grid items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-4 md:gap-5.5" onInput={(event) => setTyped(whileTyping(event.currentTarget, choices.services))}>
          <IdentitySection {...propsOf("identidad")} />
          <ServicesSection {...propsOf("servicios")} choices={choices} />
          <PatientsSection {...propsOf("pacientes")} />
          <PlaceSection {...propsOf("lugar")} cities={choices.cities} map={map} />
          <ContactSection {...propsOf("contacto")} />
          <HoursSection {...propsOf("horario")} closed={closed} />
        </div>
        {center && (
          <div className="lg:sticky lg:top-20">
            <Preview center={{ ...center, ...typed }} />
          </div>
        )}
      </div>
    </DashboardPage>
  );
}
