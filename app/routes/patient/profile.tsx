import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PersonFields } from "#app/components/patients/person-fields.tsx";
import { servicesContext } from "#app/context.ts";
import { type ProfileMistakes, readProfile } from "#app/forms/patients/profile-form.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { changeProfile, ownProfile } from "#domain/identity/change-profile.server.ts";
import { formOptions } from "#domain/leads/form-queries.server.ts";
import { birthYears } from "#domain/leads/lead-form-fields.ts";
import { MAX_HISTORY } from "#domain/patients/patient.ts";
import { healthOf } from "#domain/patients/patient-queries.server.ts";
import { saveHealth } from "#domain/patients/save-settings.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/profile";

export const handle = { query: { guardado: oneOf(["si", "correo"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId, email } = viewerOf(context);
  const [health, person, vocabulary, { countries }, now] = await Promise.all([
    healthOf(services, userId),
    ownProfile(services.db, userId),
    loadVocabulary(services.db),
    formOptions(services.db),
    databaseTime(services.db),
  ]);
  return {
    health,
    person,
    email,
    countries: withOwn(countries, person.country),
    services: vocabulary.services.map(({ id, name }) => ({ id, name })),
    years: birthYears(now.getUTCFullYear()),
    saved: new URL(request.url).searchParams.get("guardado"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${userId}` as const };
  const [vocabulary, { countries }, { country }, now, form] = await Promise.all([
    loadVocabulary(services.db),
    formOptions(services.db),
    ownProfile(services.db, userId),
    databaseTime(services.db),
    readForm(request),
  ]);
  const read = readProfile(form, {
    services: vocabulary.services.map(({ id }) => id),
    years: birthYears(now.getUTCFullYear()),
    countries: withOwn(countries, country),
  });
  if (Object.keys(read.mistakes).length > 0) return data(read, { status: 422 });
  await changeProfile(services, userId, read.person);
  await saveHealth(services, userId, read.health);
  throw redirect(href("/dashboard/user/profile?guardado=si"), { status: 303 });
}

/** Returns the countries of the list, with the one that somebody has chosen before it left the list. */
const withOwn = (countries: readonly string[], own: string | null): string[] =>
  own === null || countries.includes(own) ? [...countries] : [own, ...countries];

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_profile(), matches);

/** Who they are, and what they need not type again. */
export default function PatientProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, services, years, countries, saved } = loaderData;
  const { health: shown, person, mistakes } = actionData ?? { ...loaderData, mistakes: {} as ProfileMistakes };
  return (
    <DashboardPage title={m.patients_profile()} subtitle={m.patients_profile_text()}>
      {saved && !actionData && (
        <Note kind="ok" live>
          {saved === "correo" ? m.patients_mailbox_kept({ email }) : m.patients_kept()}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
          <Panel title={m.patients_account()}>
            <PersonFields person={person} countries={countries} mistakes={mistakes} />
            <p className="text-ink-2 text-sm">{m.patients_account_use()}</p>
          </Panel>
          <Panel title={m.patients_health()}>
            <p className="text-ink-2 text-sm">{m.patients_health_text()}</p>
            <Field
              label={m.patients_birth_year()}
              optionalWord={m.patients_optional()}
              hint={m.patients_birth_year_hint()}
              className="max-w-60"
            >
              {(control) => (
                <Select
                  {...control}
                  name="ano"
                  placeholder={m.patients_choose()}
                  defaultValue={shown.birthYear === null ? "" : String(shown.birthYear)}
                  options={years.map((year) => ({ value: String(year), label: String(year) }))}
                />
              )}
            </Field>
            <fieldset>
              <legend className="mb-1 font-semibold text-ui">{m.patients_interests()}</legend>
              <div className="grid sm:grid-cols-2 sm:gap-x-6">
                {services.map((service) => (
                  <Checkbox
                    key={service.id}
                    name="interes"
                    value={service.id}
                    label={service.name}
                    defaultChecked={shown.interests.includes(service.id)}
                  />
                ))}
              </div>
            </fieldset>
            <Field
              label={m.patients_history()}
              optionalWord={m.patients_optional()}
              hint={m.patients_history_hint()}
              error={mistakes.history && m.patients_problem_long({ count: MAX_HISTORY })}
            >
              {(control) => <Textarea {...control} name="historia" rows={7} defaultValue={shown.history} />}
            </Field>
            <p>
              <Button type="submit" kind="cta">
                {m.patients_keep()}
              </Button>
            </p>
          </Panel>
        </Form>
        <Panel title={m.patients_account_entry()}>
          <Facts facts={[{ key: "email", label: m.patients_account_email(), value: email }]} />
          <p>
            <TextLink href={href("/dashboard/user/profile/correo")}>{m.patients_mailbox_title()}</TextLink>
          </p>
        </Panel>
      </div>
    </DashboardPage>
  );
}
