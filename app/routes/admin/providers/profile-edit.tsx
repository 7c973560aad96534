import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { ContactFields } from "#app/components/listing/profile/contact.tsx";
import { DonorsFields } from "#app/components/listing/profile/donors.tsx";
import { HoursFields } from "#app/components/listing/profile/hours.tsx";
import { IdentityFields } from "#app/components/listing/profile/identity.tsx";
import { PatientsFields } from "#app/components/listing/profile/patients.tsx";
import { PlaceFields } from "#app/components/listing/profile/place.tsx";
import { mapOfCity } from "#app/components/listing/profile/point-map.server.ts";
import { SectionForm } from "#app/components/listing/profile/section-form.tsx";
import { ServicesFields } from "#app/components/listing/profile/services.tsx";
import { comparedSection } from "#app/components/providers/compared-section.ts";
import { servicesContext } from "#app/context.ts";
import { askedFilling } from "#app/forms/consultations/asked-filling.server.ts";
import { knownTerms, profileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { sentSection, valuesOf } from "#app/forms/listing/section-values.ts";
import { askedProfile } from "#app/forms/providers/asked-profile.server.ts";
import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { correctProfile } from "#domain/listing/look-after-profile.server.ts";
import { ownProfileOf } from "#domain/listing/profile.server.ts";
import {
  MAX_CORRECTION_REASON,
  type ProfileSection,
  readSection,
  SECTIONS,
  type SectionErrors,
  sectionsOf,
} from "#domain/listing/profile-sections.ts";
import { teamOf } from "#domain/team/invitations.server.ts";
import { m } from "#messages/m.ts";
import { SECTION_NAMES } from "#texts/listing.ts";
import type { Route } from "./+types/profile-edit";

export const handle = { query: { parte: oneOf(SECTIONS), hecho: oneOf(SECTIONS) } } satisfies Handle;

const sectionOf = (name: string | null, type: string): ProfileSection =>
  sectionsOf(type).find((section) => section === name) ?? SECTIONS[0];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { kind, profile } = await askedProfile(db, request, params.id);
  const [own, team, { choices }] = await Promise.all([ownProfileOf(db, profile.id), teamOf(db, profile.id), profileChoices(db)]);
  const { searchParams } = new URL(request.url);
  return {
    ...{
      kind,
      choices,
      section: sectionOf(searchParams.get("parte"), profile.type),
      saved: SECTIONS.find((section) => section === searchParams.get("hecho")) ?? null,
    },
    profile: { id: profile.id, name: profile.name, type: profile.type, version: profile.version },
    values: valuesOf(own),
    managed: team.people.length > 0,
    map: await mapOfCity(db, own.city),
  };
}

interface Returned {
  readonly values: PostedFields;
  readonly errors: SectionErrors;
  readonly reason: string;
  readonly reasonError: string | null;
  /** The version that the screen showed. */
  readonly version: string;
  readonly conflict: boolean;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { kind, profile } = await askedProfile(services.db, request, params.id);
  const values = await readForm(request);
  const section = sectionsOf(profile.type).find((known) => known === textOf(values, "parte"));
  if (!section) throw data(null, { status: 404 });
  const { choices } = await profileChoices(services.db);
  const { change, errors } = readSection(section, sentSection(values), knownTerms(choices));
  const reason = textOf(values, "motivo").trim();
  const reasonError =
    reason === "" || reason.length > MAX_CORRECTION_REASON ? m.providers_correct_reason_error({ max: MAX_CORRECTION_REASON }) : null;
  const version = textOf(values, "version");
  const filled = askedFilling(values, null);
  if (filled) return data<Returned>({ values: filled, errors: {}, reason, reasonError: null, version, conflict: false });
  const back = (conflict: boolean, status: number) =>
    data<Returned>({ values, errors, reason, reasonError, version, conflict }, { status });
  if (reasonError || Object.keys(errors).length > 0) return back(false, 422);
  const asked = { providerId: profile.id, userId: viewerOf(context).userId, version, reason };
  const outcome = await correctProfile(services, asked, change);
  if (outcome === "changed") return back(true, 409);
  if (outcome !== "saved") throw data(null, { status: outcome === "managed" ? 409 : 404 });
  throw redirect(href(`${profilesPath(kind)}/${profile.id}/ficha?parte=${section}&hecho=${section}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  dashboardMeta(m.providers_correct_title({ name: loaderData?.profile.name ?? "" }), matches);

/** Corrections by our team to a center that nobody manages: one section at a time, each change with its reason. */
export default function CorrectProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, profile, section, saved, managed, choices, map } = loaderData;
  const path = `${profilesPath(kind)}/${profile.id}`;
  const common = {
    section,
    place: profile,
    values: sentSection(actionData?.values ?? loaderData.values),
    errors: actionData?.errors ?? {},
  };
  const further = (
    <>
      {/* After a conflict the person has seen the newer version; after a mistake they have not. */}
      <input
        type="hidden"
        name="version"
        value={actionData && !actionData.conflict ? actionData.version : profile.version}
        data-unsaved={actionData !== undefined}
      />
      <Field
        label={m.providers_correct_reason()}
        hint={m.providers_correct_reason_hint()}
        error={actionData?.reasonError ?? undefined}
        required
      >
        {(control) => <Input {...control} name="motivo" maxLength={MAX_CORRECTION_REASON} defaultValue={actionData?.reason} />}
      </Field>
    </>
  );
  const sections: Record<ProfileSection, () => ReactNode> = {
    identidad: () => <IdentityFields {...common} />,
    servicios: () => <ServicesFields {...common} choices={choices} />,
    pacientes: () => <PatientsFields {...common} />,
    donantes: () => <DonorsFields {...common} />,
    lugar: () => <PlaceFields {...common} cities={choices.cities} map={map} />,
    contacto: () => <ContactFields {...common} />,
    horario: () => (
      <>
        {/* Enter in a field saves: of several buttons, browsers press the first. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <HoursFields {...common} />
      </>
    ),
  };
  return (
    <DashboardPage title={m.providers_correct_title({ name: profile.name })} subtitle={managed ? undefined : m.providers_correct_text()}>
      <BackLink href={href(path)}>{m.providers_correct_back()}</BackLink>
      {managed ? (
        <Note kind="caution">{m.providers_correct_managed()}</Note>
      ) : (
        <>
          <Tabs
            label={m.providers_correct_parts()}
            items={sectionsOf(profile.type).map((one) => ({
              href: `${path}/ficha?parte=${one}`,
              label: SECTION_NAMES[one](),
              current: one === section,
            }))}
          />
          <DoneNote>{saved && !actionData ? m.providers_correct_saved({ section: SECTION_NAMES[saved]() }) : undefined}</DoneNote>
          {actionData?.conflict && (
            <ConflictNote>
              <TheirFields fields={comparedSection(section, sentSection(loaderData.values), common.values, choices)} />
            </ConflictNote>
          )}
          <SectionForm {...common} further={further}>
            {sections[section]()}
          </SectionForm>
        </>
      )}
    </DashboardPage>
  );
}
