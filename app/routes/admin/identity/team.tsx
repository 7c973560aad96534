import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import { servicesContext } from "#app/context.ts";
import { type RefusedRole, readRole, settleAsked } from "#app/forms/identity/ask-role.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, text } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { mailboxOfAccount, teamPeople, waitingRoles } from "#domain/identity/team.server.ts";
import { m } from "#messages/m.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { ROLE_CHOICES, TEAM_ROLE_NAMES } from "#texts/roles.ts";
import type { Route } from "./+types/team";
import { AreaTable } from "./area-table.tsx";
import { WaitingRoles } from "./waiting-roles.tsx";

const PATH = "/dashboard/admin/equipo";
const DONE = ["done", "waits", "confirmed", "dropped"] as const;

export const handle = { query: { hecho: oneOf(DONE), persona: text(64) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId, secondFactor, teamRole } = viewerOf(context);
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.get("persona");
  const [people, waiting, email] = await Promise.all([teamPeople(db), waitingRoles(db), chosen ? mailboxOfAccount(db, chosen) : null]);
  const what = DONE.find((one) => one === searchParams.get("hecho"));
  return { people, waiting, email: email ?? "", done: what, own: { userId, secondFactor, role: teamRole! } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = { ctx: context.get(servicesContext), viewer: viewerOf(context), headers: request.headers };
  const form = await readForm(request);
  if (textOf(form, "accion") !== "pedir") {
    const settled = await settleAsked(asked, form);
    if (!("outcome" in settled)) return data({ settling: settled }, { status: settled.status });
    throw redirect(href(`${PATH}?hecho=${settled.outcome}`), { status: 303 });
  }
  const read = await readRole(asked, form);
  if ("refused" in read) return data({ refused: read.refused }, { status: read.status });
  throw redirect(href(`${PATH}?hecho=${read.outcome}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.roles_title(), matches);

const SAID = { done: m.roles_done, waits: m.roles_waits, confirmed: m.roles_done, dropped: m.roles_dropped };

/** Who is in our team and in which role, what waits for a second administrator, and what each role may. */
export default function AdminTeam({ loaderData: { people, waiting, email, done, own }, actionData }: Route.ComponentProps) {
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const settling = actionData && "settling" in actionData ? actionData.settling : undefined;
  return (
    <DashboardPage title={m.roles_title()} subtitle={m.roles_lead()}>
      <DoneNote>{actionData ? undefined : done && SAID[done]()}</DoneNote>
      {waiting.length > 0 && <WaitingRoles waiting={waiting} people={people} own={own} settling={settling} />}
      <Panel title={m.roles_people()}>
        <ul className="grid">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
              <p className="min-w-40 flex-1">
                <b className="wrap-anywhere font-semibold">{person.name}</b>
                <span className="block wrap-anywhere text-ink-2 text-sm">
                  {[
                    ...(person.name === person.email ? [] : [person.email]),
                    ...(person.secondFactor ? [] : [m.roles_no_factor()]),
                    ...(person.suspended ? [m.people_state_suspended()] : []),
                  ].join(", ")}
                </span>
              </p>
              <span>{person.role && TEAM_ROLE_NAMES[person.role]()}</span>
              {person.id === own.userId ? (
                <span className="text-ink-2 text-sm">{m.team_you()}</span>
              ) : (
                <TextLink href={href(`${PATH}?persona=${person.id}#cambiar`)} aria-label={m.roles_change_of({ name: person.name })}>
                  {m.roles_change()}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <RoleForm key={email} email={email} secondFactor={own.secondFactor} refused={refused} />
      <AreaTable own={own.role} />
    </DashboardPage>
  );
}

interface RoleFormProps {
  /** The mailbox of the chosen person. */
  email: string;
  secondFactor: boolean;
  refused: RefusedRole | undefined;
}

function RoleForm({ email, secondFactor, refused }: RoleFormProps) {
  return (
    <Panel title={m.roles_form()} id="cambiar">
      <p className="text-ink-2">{m.roles_form_text()}</p>
      <form method="post" noValidate className="grid gap-5" data-unsaved={refused !== undefined}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label={m.people_invite_email()} error={refused?.errors.email} required>
            {(control) => (
              <Input {...control} type="email" name="correo" maxLength={254} autoComplete="off" defaultValue={refused?.email ?? email} />
            )}
          </Field>
          <Pills
            name="rol"
            legend={m.roles_role()}
            options={choicesIn(ROLE_CHOICES)}
            defaultValue={refused?.role ?? ""}
            error={refused?.errors.role}
            required
          />
          <Field label={m.roles_reason()} hint={m.roles_reason_hint()} error={refused?.errors.reason} required>
            {(control) => <Textarea {...control} name="motivo" maxLength={500} defaultValue={refused?.reason} />}
          </Field>
          <ProofField secondFactor={secondFactor} refused={refused?.proof} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="accion" value="pedir" kind="primary">
            {m.roles_ask()}
          </Button>
          <TextLink href={href("/dashboard/admin/usuarios/invitar")}>{m.roles_new()}</TextLink>
        </div>
      </form>
    </Panel>
  );
}
