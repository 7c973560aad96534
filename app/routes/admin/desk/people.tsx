import UserPlus from "lucide-react/icons/user-plus";
import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { PEOPLE } from "#app/components/desk/people-list.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnPeople } from "#app/forms/desk/act-on-people.server.ts";
import { addressAfter, askedBulk, listAddress } from "#app/forms/lists/admin-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { peopleCounts, peoplePage } from "#domain/desk/people-list.server.ts";
import { m } from "#messages/m.ts";
import { PEOPLE_ACT_NAMES, PEOPLE_ACTS, PEOPLE_DONE, type PeopleActName } from "#texts/people.ts";
import type { Route } from "./+types/people";

/** The acts for which the bar over chosen rows has room; a person's own page has all of them. */
const IN_BAR: readonly PeopleActName[] = ["suspender", "reactivar", "sesiones", "clave"];

export const handle = { query: { ...PEOPLE.query, hecho: oneOf(PEOPLE_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = PEOPLE.asks(request.url);
  const [page, counts] = await Promise.all([peoplePage(db, query), peopleCounts(db)]);
  return { ...page, counts, asked, done: new URL(request.url).searchParams.get("hecho") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const bulk = askedBulk(await readForm(request), PEOPLE_ACTS);
  if (!bulk) return data({ error: m.people_error_none() }, { status: 422 });
  const acted = await actOnPeople(context.get(servicesContext), viewerOf(context).userId, bulk);
  if ("confirming" in acted) return data(acted, { status: acted.confirming.error ? 422 : 200 });
  if ("given" in acted) return data(acted, { headers: { "Cache-Control": "no-store" } });
  const asked = PEOPLE.read(request.url);
  throw redirect(href(addressAfter(listAddress(PEOPLE.path, PEOPLE.shape, asked, { page: asked.page }), acted.done)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.people_title(), matches);

/** Everybody who may sign in. What they asked centers is not shown here. */
export default function AdminPeople({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, counts, asked, pageSize, done } = loaderData;
  const confirming = actionData && "confirming" in actionData ? actionData.confirming : undefined;
  const given = actionData && "given" in actionData ? actionData.given : [];
  return (
    <DashboardPage
      title={m.people_title()}
      subtitle={m.people_text({ count: counts.todas, team: counts.equipo })}
      actions={
        <Button kind="primary" size="s" icon={<UserPlus />} href={href(`${PEOPLE.path}/invitar`)}>
          {m.people_invite()}
        </Button>
      }
    >
      {done && !actionData && (
        <Note kind="ok" live>
          {PEOPLE_DONE[done as PeopleActName]()}
        </Note>
      )}
      {actionData && "error" in actionData && (
        <Note kind="caution" live>
          {actionData.error}
        </Note>
      )}
      {given.length > 0 && (
        <Note kind="ok" live>
          <p className="font-semibold">{m.people_passwords()}</p>
          <ul>
            {given.map(({ name, email, password }) => (
              <li key={email}>
                {name} ({email}): <code className="wrap-anywhere">{password}</code>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <AdminList
        title={m.people_title()}
        {...PEOPLE.shown(asked, null, counts)}
        {...{ rows, total, pageSize }}
        bulk={(confirming ? PEOPLE_ACTS : IN_BAR).map((act) => ({
          act,
          label: PEOPLE_ACT_NAMES[act](),
          takesAway: act === "suspender",
        }))}
        confirming={confirming}
        none={{ title: m.people_none(), text: m.people_none_text() }}
        legend={m.people_legend()}
      />
    </DashboardPage>
  );
}
