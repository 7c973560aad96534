import { useState } from "react";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/listing/done-note.tsx";
import { ContactSection } from "#app/components/listing/profile/contact.tsx";
import { HoursSection } from "#app/components/listing/profile/hours.tsx";
import { IdentitySection } from "#app/components/listing/profile/identity.tsx";
import { PatientsSection } from "#app/components/listing/profile/patients.tsx";
import { PlaceSection } from "#app/components/listing/profile/place.tsx";
import type { SectionProps } from "#app/components/listing/profile/section-form.tsx";
import { ServicesSection } from "#app/components/listing/profile/services.tsx";
import { whileTyping } from "#app/components/listing/profile/while-typing.ts";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { mapOfCity } from "#app/forms/listing/point-map.server.ts";
import { knownTerms, profileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { sentSection, valuesOf } from "#app/forms/listing/section-values.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { closedDays } from "#domain/consultations/closed-days.server.ts";
import { cardForItsPeople } from "#domain/directory/center-detail.server.ts";
import { changeProfile, ownProfileOf } from "#domain/listing/profile.server.ts";
import { type ProfileSection, readSection, SECTIONS } from "#domain/listing/profile-sections.ts";
import { isListed } from "#domain/team/place.ts";
import { SECTION_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/profile";
import { Preview } from "./home/preview.tsx";

export const handle = { query: { hecho: oneOf(SECTIONS) } } satisfies Handle;

const PATH = "/dashboard/provider/perfil";
/** How far ahead the section of hours names closed days. */
const DAYS_CLOSED = 60;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [place, { vocabulary, choices }] = await Promise.all([ownCenter(context), profileChoices(db)]);
  const [profile, center, closed] = await Promise.all([
    ownProfileOf(db, place.id),
    cardForItsPeople(db, vocabulary, place.id),
    closedDays(db, place.id, DAYS_CLOSED),
  ]);
  const saved = SECTIONS.find((section) => section === new URL(request.url).searchParams.get("hecho"));
  return { place, values: valuesOf(profile), center, choices, saved, closed, map: await mapOfCity(db, profile.city) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request);
  const member = memberOf(context, fields);
  const section = SECTIONS.find((known) => known === textOf(fields, "parte"));
  if (!section) throw data(null, { status: 404 });
  const { choices } = await profileChoices(services.db);
  const { change, errors } = readSection(section, sentSection(fields), knownTerms(choices));
  if (Object.keys(errors).length > 0) return data({ section, errors, values: fields }, { status: 422 });
  theirs(await changeProfile(services, member, change));
  throw done(PATH, section);
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_profile(), matches);

/** What a center says of itself, section by section, beside its card. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { place, values, center, choices, saved, closed, map } = loaderData;
  const [typed, setTyped] = useState<ReturnType<typeof whileTyping>>({});
  const propsOf = (section: ProfileSection): SectionProps => {
    const refused = actionData?.section === section ? actionData : null;
    return { place, section, values: sentSection(refused?.values ?? values), errors: refused?.errors ?? {} };
  };
  return (
    <DashboardPage title={m.team_profile()} subtitle={isListed(place) ? m.listing_profile_lead() : m.listing_profile_lead_draft()}>
      <DoneNote>{saved && m.listing_saved({ section: SECTION_NAMES[saved]() })}</DoneNote>
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
