import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { CLAIM_LIMITS } from "#domain/verification/claim.ts";
import { claimableProfile } from "#domain/verification/claim-queries.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/claim-profile";

export async function loader({ context, params }: Route.LoaderArgs) {
  const profile = await claimableProfile(context.get(servicesContext).db, params.entityId);
  if (!profile) throw data(null, { status: 404 });
  return { profile };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const profile = await claimableProfile(services.db, params.entityId);
  if (!profile) throw data(null, { status: 404 });
  const message = textOf(await readForm(request), "mensaje").trim();
  const refuse = (error: string) => data({ message, error }, { status: 422 });
  if (message === "") return refuse(m.claims_error_message());
  if (message.length > CLAIM_LIMITS.maxMessage) return refuse(m.claims_error_long({ count: CLAIM_LIMITS.maxMessage }));
  const answer = await openClaim({ ...services, actor: `provider:${userId}` }, userId, profile.id, message);
  switch (answer.outcome) {
    case "opened":
    case "open-before":
      throw redirect(href(`/claims/${answer.id}`), { status: 303 });
    case "own":
      return refuse(m.claims_error_own());
    case "too-many":
      return refuse(m.claims_error_many({ count: CLAIM_LIMITS.maxOpen }));
    case "not-found":
      throw data(null, { status: 404 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.claims_title(), matches);

/** Asks to manage an existing profile. */
export default function ClaimProfile({ loaderData: { profile }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.claims_new({ name: profile.name })} subtitle={profile.city}>
      <Panel title={m.claims_send()}>
        <p className="text-ink-2">{m.claims_new_text()}</p>
        <Form method="post" noValidate className="grid max-w-160 gap-4">
          <Field label={m.claims_message()} error={actionData?.error} required>
            {(control) => <Textarea {...control} name="mensaje" rows={4} defaultValue={actionData?.message} />}
          </Field>
          <p>
            <Button type="submit" kind="cta">
              {m.claims_send()}
            </Button>
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
