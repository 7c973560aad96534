import { data, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { EraseForm } from "#app/components/people/erase-form.tsx";
import { WhatGoes } from "#app/components/people/what-goes.tsx";
import { servicesContext } from "#app/context.ts";
import { askErasure } from "#app/forms/people/ask-erasure.server.ts";
import { kindOfWord, receiptPath } from "#app/forms/people/erase-path.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import type { Start, StartKind } from "#domain/people/erasure.ts";
import { personToErase } from "#domain/people/person-to-erase.server.ts";
import { m } from "#messages/m.ts";
import { STAYING_NAMES } from "#texts/erasures.ts";
import type { Route } from "./+types/erase-person";

/** Where each of them is read. A guest has no page of our own. */
const BACK: Readonly<Record<StartKind, string>> = {
  lead: "/dashboard/admin/solicitudes",
  message: "/dashboard/admin/mensajes",
  account: "/dashboard/admin/usuarios",
  guest: "/dashboard/admin/buscar",
};
const backOf = ({ kind, id }: Start) => (kind === "guest" ? BACK.guest : `${BACK[kind]}/${id}`);

function startOf(params: { what: string; id: string }): Start {
  const kind = kindOfWord(params.what);
  if (!kind) throw data(null, { status: 404 });
  return { kind, id: params.id };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await personToErase(context.get(servicesContext), startOf(params));
  if (!found) throw data(null, { status: 404 });
  return { person: found.shown, secondFactor: viewerOf(context).secondFactor };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const viewer = viewerOf(context);
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewer.userId}` as const };
  const asked = await askErasure({ ctx, viewer, headers: request.headers, start: startOf(params) }, await readForm(request));
  if ("refused" in asked) return data(asked.refused, { status: asked.refused.proof?.outcome === "limited" ? 429 : 422 });
  if (asked.outcome === "gone") throw data(null, { status: 404 });
  throw redirect(href(receiptPath(asked.erasureId)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.erasures_title(), matches);

/** Everything that goes with a person and everything that stays, before somebody decides and proves who they are. */
export default function AdminErasePerson({ loaderData: { person, secondFactor }, actionData }: Route.ComponentProps) {
  const back = backOf(person.start);
  const nothing = person.sure.length === 0 && person.perhaps.length === 0 && person.account === null;
  return (
    <DashboardPage title={m.erasures_title()} subtitle={m.erasures_from({ title: person.title })}>
      <BackLink href={href(back)}>{person.title}</BackLink>
      {person.staying && <Note kind="caution">{STAYING_NAMES[person.staying]()}</Note>}
      {!nothing && (
        <>
          <Panel title={m.erasures_what()}>
            <WhatGoes person={person} />
          </Panel>
          <EraseForm person={person} secondFactor={secondFactor} back={back} refused={actionData} />
        </>
      )}
    </DashboardPage>
  );
}
