import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { FoundProfiles } from "#app/components/verification/found-profiles.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { claimableByName, claimableProfile, claimsOf } from "#domain/verification/claim-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import type { Route } from "./+types/claims";

export async function loader({ context }: Route.LoaderArgs) {
  return { claims: await claimsOf(context.get(servicesContext).db, viewerOf(context).userId) };
}

/** Leads to the profile that was named by its address or the last part of it, or lists those whose name is like what was typed. */
export async function action({ context, request }: Route.ActionArgs) {
  const typed = textOf(await readForm(request), "perfil").trim();
  const slug = typed
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .split("/")
    .at(-1)!
    .toLowerCase();
  const { db } = context.get(servicesContext);
  const profile = await claimableProfile(db, slug);
  if (!profile) {
    const found = await claimableByName(db, typed);
    return found.length > 0
      ? data({ typed, found, error: undefined })
      : data({ typed, found, error: m.claims_error_find() }, { status: 422 });
  }
  throw redirect(href(`/claim-profile/${profile.id}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.claims_title(), matches);

/** The profiles that somebody asked to manage. */
export default function Claims({ loaderData: { claims }, actionData }: Route.ComponentProps) {
  const site = useSiteName();
  return (
    <DashboardPage title={m.claims_title()} subtitle={m.claims_text()}>
      <BackLink href={href("/dashboard/provider/ajustes")}>{m.team_settings()}</BackLink>
      <Panel title={claims.length === 0 ? m.claims_none() : m.claims_title()}>
        <ul className="empty:hidden">
          {claims.map(({ id, providerName, city, status, createdAt }) => (
            <li key={id} className="border-b last:border-b-0">
              <a
                href={href(`/claims/${id}`)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm py-3 text-inherit no-underline hover:bg-hover"
              >
                <span className="grid">
                  <b className="font-semibold">{providerName}</b>
                  <span className="text-ink-2 text-sm">
                    {[city, m.claims_since({ day: formatDate(createdAt) })].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <Badge kind={status === "open" ? "in-review" : status === "approved" ? "verified" : "neutral"}>
                  {CLAIM_STATUS_NAMES[status]()}
                </Badge>
              </a>
            </li>
          ))}
        </ul>
        <p className="text-ink-2 text-sm">{m.claims_none_text()}</p>
        <Form method="post" noValidate className="grid max-w-140 gap-4">
          <Field label={m.claims_find({ site })} hint={m.claims_find_hint()} error={actionData?.error} required>
            {(control) => <Input {...control} name="perfil" defaultValue={actionData?.typed} />}
          </Field>
          <p>
            <Button type="submit" kind="primary">
              {m.claims_find_action()}
            </Button>
          </p>
        </Form>
        {actionData && actionData.found.length > 0 && (
          <div role="status" className="grid gap-3">
            <h3 className="title-5">{m.claims_found({ count: actionData.found.length })}</h3>
            <FoundProfiles profiles={actionData.found} />
          </div>
        )}
      </Panel>
    </DashboardPage>
  );
}
