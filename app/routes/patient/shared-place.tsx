import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { sharedPlace } from "#domain/companions/shared-place.server.ts";
import { endCompanion } from "#domain/companions/take-part.server.ts";
import { m } from "#messages/m.ts";
import { patientName } from "#texts/companions.ts";
import type { Route } from "./+types/shared-place";
import { SharedConsultations, SharedDays, SharedQuotes, SharedRequests } from "./shared-place/parts.tsx";

const PAIR_PATH = "/dashboard/user/pareja";

async function shared({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const place = await sharedPlace(context.get(servicesContext), viewerOf(context).userId, params.id);
  if (!place) throw data(null, { status: 404 });
  return place;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  return { place: await shared({ context, params }) };
}

/** `terminar` ends it for both; nothing else can be done here. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const place = await shared({ context, params });
  if (textOf(await readForm(request), "accion") !== "terminar") throw data(null, { status: 422 });
  await endCompanion(context.get(servicesContext), viewerOf(context).userId, place.id);
  throw redirect(href(`${PAIR_PATH}?hecho=terminado`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.companions_title(), matches);

/** What a patient lets this person see, to read only. */
export default function SharedPlace({ loaderData: { place } }: Route.ComponentProps) {
  const { requests, quotes, consultations, progress } = place;
  return (
    <DashboardPage title={m.companions_shared_title({ name: patientName(place.name) })} subtitle={m.companions_shared_text()}>
      <BackLink href={href(PAIR_PATH)}>{m.companions_back()}</BackLink>
      {progress && <SharedDays progress={progress} />}
      {consultations && <SharedConsultations consultations={consultations} />}
      {quotes && <SharedQuotes quotes={quotes} />}
      {requests && <SharedRequests requests={requests} />}
      <Form method="post">
        <Button type="submit" kind="outline" size="s" name="accion" value="terminar">
          {m.companions_leave()}
        </Button>
      </Form>
    </DashboardPage>
  );
}
