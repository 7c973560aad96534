import { data, Form } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { StartFields } from "#app/components/listing/start-fields.tsx";
import { servicesContext } from "#app/context.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { profileChoices } from "#app/forms/listing/profile-choices.server.ts";
import { readStart } from "#app/forms/listing/read-start.ts";
import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { addProfile } from "#domain/listing/look-after-profile.server.ts";
import { kindOf } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/profile-new";

export async function loader({ context }: Route.LoaderArgs) {
  const { choices } = await profileChoices(context.get(servicesContext).db);
  return { cities: choices.cities.map(({ name }) => name) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { choices } = await profileChoices(services.db);
  const start = readStart(
    await readForm(request),
    choices.cities.map(({ name }) => name),
  );
  if (Object.keys(start.errors).length > 0) return data(start, { status: 422 });
  const id = await addProfile(services, viewerOf(context).userId, start.form);
  throw done(`${profilesPath(kindOf(start.form.type))}/${id}`, "creado");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.providers_add_title(), matches);

/** Begins a profile of a center or a specialist that nobody manages yet. */
export default function NewProfile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.providers_add_title()} subtitle={m.providers_add_text()}>
      <Panel title={m.providers_profile()} className="max-w-[640px]">
        <Form method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" data-unsaved={actionData !== undefined}>
          <StartFields
            cities={loaderData.cities}
            values={actionData?.form ?? { type: "clinic", name: "", city: null }}
            errors={actionData?.errors ?? {}}
          />
          <Button type="submit" kind="primary" className="justify-self-start">
            {m.providers_add_button()}
          </Button>
        </Form>
        <p>
          <TextLink href={href("/dashboard/admin/importar")}>{m.providers_add_import()}</TextLink>
        </p>
      </Panel>
    </DashboardPage>
  );
}
