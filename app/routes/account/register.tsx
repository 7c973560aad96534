import { useRef, useState } from "react";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AccountKind } from "#app/components/identity/account-kind.tsx";
import type { ProfileSoFar } from "#app/components/identity/profile-preview.tsx";
import { ProfileFields, ServiceFields } from "#app/components/identity/provider-fields.tsx";
import { RegisterAside } from "#app/components/identity/register-aside.tsx";
import { PersonFields, RegisterEnd } from "#app/components/identity/register-fields.tsx";
import { useRegistrationDraft } from "#app/components/identity/registration-draft.ts";
import { factsContext, servicesContext, viewerContext } from "#app/context.ts";
import { knownBefore } from "#app/forms/identity/known-before.server.ts";
import { minutesToWait } from "#app/forms/identity/pace.server.ts";
import { readRegistration } from "#app/forms/identity/register-form.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { afterSignIn } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { registrationChoices } from "#domain/directory/registration-choices.server.ts";
import { register } from "#domain/identity/register.server.ts";
import { saveSettings } from "#domain/patients/save-settings.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/register";

export const handle = { query: { cuenta: oneOf(["patient", "provider"]) } } satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(afterSignIn(viewer, null));
  const asked = new URL(request.url).searchParams.get("cuenta");
  const services = context.get(servicesContext);
  const [choices, known] = await Promise.all([
    registrationChoices(services.db),
    asked === "patient" ? null : knownBefore(services, request),
  ]);
  const chosen: "patient" | "provider" | null = asked === "provider" || asked === "patient" ? asked : known ? "provider" : null;
  return { chosen, known, ...choices };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { values, errors, registration } = readRegistration(await readForm(request), await registrationChoices(services.db));
  if (Object.keys(errors).length > 0) return data({ values, errors, minutes: 0 }, { status: 422 });
  const minutes = await minutesToWait(services, context.get(factsContext).ip);
  if (minutes > 0) return data({ values, errors, minutes }, { status: 429, headers: { "Retry-After": String(minutes * 60) } });
  const { userId } = await register(services, registration);
  if (userId && values.discreet) await saveSettings({ ...services, actor: `patient:${userId}` }, userId, { discreet: true });
  throw redirect(href("/revisa-tu-correo"), { status: 303 });
}

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta(m.identity_register_page_title(), matches);
}

/** The choice comes first and then only the fields that it needs. The choices are links, so that they work without script. */
export default function Register({ loaderData: { chosen, known, cities, services }, actionData }: Route.ComponentProps) {
  const kind = actionData?.values.kind || chosen;
  const values = actionData?.values ?? known ?? undefined;
  const errors = actionData?.errors ?? {};
  const namesOf = (ids: readonly unknown[]) => services.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const [profile, setProfile] = useState<ProfileSoFar>({
    isClinic: (values?.profileType ?? "clinic") === "clinic",
    name: values?.profileName ?? "",
    city: values?.city ?? "",
    services: namesOf(values?.services ?? []),
  });
  const form = useRef<HTMLFormElement>(null);
  const follow = () => {
    const fields = new FormData(form.current!);
    setProfile({
      isClinic: fields.get("tipo") === "clinic",
      name: String(fields.get("perfil") ?? ""),
      city: String(fields.get("ciudad") ?? ""),
      services: namesOf(fields.getAll("servicios")),
    });
  };
  const keep = useRegistrationDraft(form, actionData !== undefined, follow);
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 pt-8 pb-16 md:grid-cols-[minmax(0,1fr)_380px] md:pt-10">
        <section className="grid gap-5">
          <h1 className="title-1">{m.identity_register_title()}</h1>
          <AccountKind chosen={kind} />
          {kind && (
            <form
              ref={form}
              method="post"
              action={href(`/registro?cuenta=${kind}`)}
              noValidate
              className="mt-1 grid gap-6 border-t pt-6"
              onChange={() => {
                follow();
                keep();
              }}
            >
              <input type="hidden" name="cuenta" value={kind} />
              <PersonFields work={kind === "provider"} values={values} errors={errors}>
                {kind === "provider" && <ProfileFields cities={cities} values={values} errors={errors} />}
              </PersonFields>
              {kind === "provider" && <ServiceFields services={services} values={values} errors={errors} />}
              <RegisterEnd work={kind === "provider"} values={values} errors={errors} minutes={actionData?.minutes ?? 0} />
            </form>
          )}
        </section>
        <RegisterAside kind={kind} profile={profile} />
      </div>
    </main>
  );
}
