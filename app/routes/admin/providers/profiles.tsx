import Plus from "lucide-react/icons/plus";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { PROFILES } from "#app/components/providers/profile-list.tsx";
import { servicesContext } from "#app/context.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { actOnProfiles } from "#app/forms/providers/act-on-profiles.server.ts";
import { profilesPath } from "#app/forms/providers/profile-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { allBadges } from "#domain/catalog/badge-queries.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { profileCounts, profilesPage } from "#domain/verification/profile-list.server.ts";
import { m } from "#messages/m.ts";
import { KIND_TITLES, PROFILE_ACT_DONE, PROFILE_ACT_NAMES, PROFILE_ACTS, type ProfileAct } from "#texts/providers.ts";
import type { Route } from "./+types/profiles";

export const handle = { query: { ...PROFILES.query, ...actedQuery(PROFILE_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = PROFILES.asks(request.url);
  const { kind } = query;
  const [page, counts, badges, { cities }] = await Promise.all([
    profilesPage(db, query),
    profileCounts(db, kind),
    allBadges(db),
    loadVocabulary(db),
  ]);
  const done = actedAt(request.url, PROFILE_ACTS);
  const choices = { badges: badges.map(({ id, name }) => ({ value: id, label: name })), cities: cities.map(({ name }) => name) };
  return { ...page, kind, counts, asked, done, ...choices };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const { asked, query } = PROFILES.asks(request.url);
  const words = { choose: m.providers_error_none(), done: doneWords, left: leftWords };
  const address = listAddress(profilesPath(query.kind), PROFILES.shape, asked, { page: asked.page });
  return answerBulk(address, askedBulk(form, PROFILE_ACTS), words, (bulk) =>
    actOnProfiles(ctx, { ...bulk, kind: query.kind, badge: textOf(form, "insignia") }),
  );
}

const doneWords = (act: ProfileAct, reached: number) => PROFILE_ACT_DONE[act]({ count: reached });
const leftWords = (names: readonly string[]) => m.providers_left({ names: names.join("; ") });

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(KIND_TITLES[loaderData?.kind ?? "centros"](), matches);

/** Every center, or every specialist, in any state. */
export default function Profiles({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, kind, counts, asked, done, badges, cities, pageSize } = loaderData;
  const title = KIND_TITLES[kind]();
  return (
    <DashboardPage
      title={title}
      subtitle={m.providers_text({ count: counts.todos, shown: counts.publicos })}
      actions={
        <Button href={href("/dashboard/admin/centros/nuevo")} kind="outline" size="s" icon={<Plus />}>
          {m.providers_add()}
        </Button>
      }
    >
      <BulkNote answer={actionData} done={done && doneWords(done.act, done.count)} />
      <AdminList
        title={title}
        {...PROFILES.shown(asked, { kind, cities, badges }, counts)}
        path={profilesPath(kind)}
        csv={`${profilesPath(kind)}/lista.csv`}
        {...{ rows, total, pageSize }}
        bulk={PROFILE_ACTS.map((act) => ({ act, label: PROFILE_ACT_NAMES[act](), takesAway: act === "retirar" }))}
        confirming={confirmingOf(actionData)}
        none={{ title: m.providers_none(), text: m.providers_none_text() }}
      />
    </DashboardPage>
  );
}
