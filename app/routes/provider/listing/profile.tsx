import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { data } from "react-router";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { FormTabs } from "#app/components/dashboard/form-tabs.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { ContactFields } from "#app/components/listing/profile/contact.tsx";
import { DonorsFields } from "#app/components/listing/profile/donors.tsx";
import { AgendaOfHours, HoursFields } from "#app/components/listing/profile/hours.tsx";
import { IdentityFields } from "#app/components/listing/profile/identity.tsx";
import { PatientsFields } from "#app/components/listing/profile/patients.tsx";
import { PlaceFields } from "#app/components/listing/profile/place.tsx";
import { mapOfCity } from "#app/components/listing/profile/point-map.server.ts";
import { doctorsTab } from "#app/components/listing/profile/profile-tabs.tsx";
import { SectionErrors, type SectionProps } from "#app/components/listing/profile/section-form.tsx";
import { ServicesFields } from "#app/components/listing/profile/services.tsx";
import { comparedSection } from "#app/components/providers/compared-section.ts";
import { servicesContext } from "#app/context.ts";
import { askedFilling } from "#app/forms/consultations/asked-filling.server.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { knownTerms, profileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { asksForVerified, readProfile } from "#app/forms/listing/read-profile.ts";
import { sentSection, valuesOf } from "#app/forms/listing/section-values.ts";
import { withAsked } from "#app/forms/listing/verified-values.ts";
import { choiceOf, readForm, textOf } from "#app/forms/read-form.server.ts";
import { type Held, shownIn, threeWay } from "#app/forms/three-way.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { closedDays } from "#domain/consultations/closed-days.server.ts";
import { hoursOf } from "#domain/consultations/hours-queries.server.ts";
import { withdrawChange } from "#domain/listing/ask-change.server.ts";
import { ownChanges } from "#domain/listing/change-queries.server.ts";
import { DONOR_CHOICES, DONOR_FACTS, WITH_SEVERAL } from "#domain/listing/donors.ts";
import { listingOf, medianCompleteness } from "#domain/listing/listing-facts.server.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import { changeProfile, ownProfileOf } from "#domain/listing/profile.server.ts";
import { type SectionErrors as Errors, type ProfileSection, SECTIONS, sectionsOf } from "#domain/listing/profile-sections.ts";
import { stepsOf } from "#domain/listing/steps.ts";
import { practitionersOf } from "#domain/practice/practice-queries.server.ts";
import { isListed } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { SECTION_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/profile";
import { Completeness } from "./profile/completeness.tsx";
import { titled } from "./profile/titled.tsx";

/** What was saved is public, or waits for our team. */
const DONE = ["guardado", "revision"];

export const handle = { query: { hecho: oneOf(DONE) } } satisfies Handle;

const PATH = "/dashboard/provider/perfil";
/** How far ahead the section of hours names closed days. */
const DAYS_CLOSED = 60;
/** Every country may be ticked. */
const MAX_FIELDS = 400;

/** Returns what the form holds that nobody touched, with what waits for our team in its place. */
async function storedProfile(db: Db, providerId: string) {
  const [profile, changes] = await Promise.all([ownProfileOf(db, providerId), ownChanges(db, providerId)]);
  return { values: withAsked(valuesOf(profile), changes), changes, version: profile.version, sections: sectionsOf(profile.provider_type) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [place, { choices }] = await Promise.all([ownCenter(context, "profile.keep"), profileChoices(db)]);
  const [{ values, changes }, { followsProfile }, closed, { facts }, median, doctors] = await Promise.all([
    storedProfile(db, place.id),
    hoursOf(db, place.id),
    closedDays(db, place.id, DAYS_CLOSED),
    listingOf(db, place.id),
    medianCompleteness(db, place.id),
    practitionersOf(db, place.id),
  ]);
  const said = new URL(request.url).searchParams.get("hecho");
  const map = await mapOfCity(db, sentSection(values).text("ciudad") || null);
  return { place, values, changes, choices, said, followsProfile, closed, map, steps: stepsOf(facts), median, doctors: doctors.length };
}

interface Answer {
  readonly kind: "refused" | "conflict" | "withdrawn" | "decided" | "filled";
  readonly values: Held;
  /** What the values are a change of. */
  readonly shown: Held;
  readonly errors: Errors;
  /** The fields that a colleague changed too. */
  readonly both: readonly string[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request, MAX_FIELDS);
  const member = await memberOf(context, fields, "profile.keep");
  const withdrawn = textOf(fields, "retirar");
  const outcome = withdrawn === "" ? null : theirs(await withdrawChange(services, member, withdrawn));
  choiceOf(fields, "alcance", ["todos", "algunos"]);
  for (const group of PATIENT_GROUPS) choiceOf(fields, `grupo-${group}`, ["si", "no"]);
  for (const fact of DONOR_FACTS)
    if (fact !== "familias" && !WITH_SEVERAL.includes(fact)) choiceOf(fields, `donantes-${fact}`, DONOR_CHOICES[fact]);

  const [stored, { choices }] = await Promise.all([storedProfile(services.db, member.providerId), profileChoices(services.db)]);
  const shown = shownIn(fields);
  const { merged, both } = threeWay(shown, fields, stored.values);
  const answer = (kind: Answer["kind"], status: number, more: Partial<Answer> = {}) =>
    data<Answer>({ kind, values: merged, shown: stored.values, errors: {}, both: [], ...more }, { status });
  const filled = askedFilling(fields, null);
  if (filled) {
    choiceOf(fields, "ciudad", [...knownTerms(choices).cities, sentSection(stored.values).text("ciudad")]);
    return answer("filled", 200, { values: filled, shown });
  }
  // A change that is withdrawn takes nothing along that was typed beside it.
  if (outcome === "changed") return answer("decided", 409);
  if (outcome === "withdrawn") return answer("withdrawn", 200);
  const { change, errors } = readProfile(merged, stored.values, knownTerms(choices), stored.sections);
  if (Object.keys(errors).length > 0) return answer("refused", 422, { values: fields, shown, errors });
  if (both.length > 0) return answer("conflict", 409, { both });
  if (theirs(await changeProfile(services, member, change, stored.version)) === "changed") return answer("conflict", 409);
  throw done(PATH, asksForVerified(change) ? "revision" : "guardado");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_profile(), matches);

/** What a center says of itself: one form behind tabs, one button, and its card beside it. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { place, changes, choices, said, followsProfile, closed, map, steps, median, doctors } = loaderData;
  const [open, setOpen] = useState(0);
  const values = sentSection(actionData?.values ?? loaderData.values);
  const errors = actionData?.errors ?? {};
  const common = { place, values, errors };
  const changeOf = (asked: "name" | "place") => changes.find(({ part }) => part === asked);
  const propsOf: Record<ProfileSection, SectionProps> = {
    identidad: { ...common, change: changeOf("name") },
    lugar: { ...common, change: changeOf("place") },
    servicios: common,
    pacientes: common,
    donantes: common,
    contacto: common,
    horario: common,
  };
  const waits = changes.some(({ state, part }) => state === "waiting" && part !== "doctor");
  const listed = isListed(place);
  return (
    <DashboardPage
      title={m.team_profile()}
      subtitle={listed ? m.changes_listed_lead() : m.listing_profile_lead_draft()}
      actions={
        <Button kind="outline" size="s" icon={<Eye />} href={href("/dashboard/provider/vista-previa")}>
          {m.listing_see_it()}
        </Button>
      }
    >
      <DoneNote>
        {!actionData && said ? (said === "revision" && waits ? m.listing_profile_saved_waits() : m.listing_profile_saved()) : undefined}
      </DoneNote>
      {actionData?.kind === "withdrawn" && <ToldNote kind="ok">{m.changes_withdrawn()}</ToldNote>}
      {actionData?.kind === "decided" && <ToldNote>{m.changes_decided()}</ToldNote>}
      {actionData?.kind === "conflict" && (
        <ConflictNote>
          <TheirFields
            fields={SECTIONS.flatMap((section) => comparedSection(section, sentSection(actionData.shown), values, choices)).filter(
              ({ key }) => actionData.both.includes(key),
            )}
          />
        </ConflictNote>
      )}
      <Completeness steps={steps} median={median} type={place.type} city={place.city ?? ""} />
      <KeptForm
        about={place.id}
        shown={actionData?.shown ?? loaderData.values}
        redraw={actionData !== undefined && actionData.kind !== "refused"}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5"
      >
        <PlaceField id={place.id} />
        <SectionErrors errors={errors} />
        <FormTabs
          label={m.listing_tabs()}
          open={open}
          onOpen={setOpen}
          elsewhere={place.type === "clinic" ? doctorsTab(doctors) : undefined}
          wrong={Object.keys(errors)[0] && `campo-${Object.keys(errors)[0]}`}
          parts={[
            {
              id: "identidad",
              label: place.type === "clinic" ? m.listing_tab_center() : m.listing_tab_person(),
              content: (
                <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5">
                    {titled("identidad", <IdentityFields {...propsOf.identidad} />)}
                    {titled("contacto", <ContactFields {...propsOf.contacto} />)}
                  </div>
                  {titled("lugar", <PlaceFields {...propsOf.lugar} cities={choices.cities} map={map} />)}
                </div>
              ),
            },
            place.type === "clinic"
              ? {
                  id: "pacientes",
                  label: m.listing_tab_patients(),
                  content: (
                    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5.5 lg:grid-cols-2">
                      {titled("pacientes", <PatientsFields {...propsOf.pacientes} />)}
                      {titled("donantes", <DonorsFields {...propsOf.donantes} />)}
                    </div>
                  ),
                }
              : {
                  id: "pacientes",
                  label: SECTION_NAMES.pacientes(),
                  content: titled("pacientes", <PatientsFields {...propsOf.pacientes} />),
                },
            {
              id: "servicios",
              label: SECTION_NAMES.servicios(),
              content: titled("servicios", <ServicesFields {...propsOf.servicios} choices={choices} />),
            },
            {
              id: "horario",
              label: SECTION_NAMES.horario(),
              content: titled(
                "horario",
                <HoursFields
                  {...propsOf.horario}
                  further={<AgendaOfHours follows={followsProfile} closed={closed} mayChange={roleMay(place.role, "agenda.keep")} />}
                />,
              ),
            },
          ]}
        />
        <ChangesBar
          title={m.listing_profile_bar()}
          text={listed ? m.listing_profile_bar_listed() : m.listing_profile_bar_draft()}
          save={m.listing_profile_save()}
        />
      </KeptForm>
    </DashboardPage>
  );
}
