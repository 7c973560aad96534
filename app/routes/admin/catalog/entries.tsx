import Plus from "lucide-react/icons/plus";
import { data } from "react-router";
import { ENTRIES } from "#app/components/catalog/entry-list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnEntries } from "#app/forms/catalog/act-on-entries.server.ts";
import { askedCatalog, ENTRY_ACTS, type EntryAct, listPath } from "#app/forms/catalog/entry-list.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { LISTS } from "#domain/catalog/catalog.ts";
import { entriesPage, listSizes } from "#domain/catalog/entry-queries.server.ts";
import { m } from "#messages/m.ts";
import { LIST_NAMES } from "#texts/catalog.ts";
import type { Route } from "./+types/entries";

export const handle = { query: { ...ENTRIES.query, ...actedQuery(ENTRY_ACTS) } } satisfies Handle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const list = askedCatalog(params.lista);
  if (!list) throw data(null, { status: 404 });
  const asked = ENTRIES.read(request.url);
  const [page, sizes] = await Promise.all([entriesPage(db, list, asked), listSizes(db)]);
  return { ...page, list, asked, sizes, done: actedAt(request.url, ENTRY_ACTS) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const list = askedCatalog(params.lista);
  if (!list) throw data(null, { status: 404 });
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const asked = ENTRIES.read(request.url);
  const words = {
    choose: m.catalog_choose(),
    done: doneWords,
    left: (names: readonly string[]) => m.catalog_left({ count: names.length, names: names.join(", ") }),
  };
  const address = listAddress(listPath(list), ENTRIES.shape, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), ENTRY_ACTS), words, (bulk) => actOnEntries(ctx, list, bulk));
}

const doneWords = (act: EntryAct, count: number) =>
  act === "ofrecer" ? m.catalog_offered_done({ count }) : m.catalog_retired_done({ count });

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.catalog_title(), matches);

/** One of the lists that profiles choose from. */
export default function Catalog({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, list, asked, sizes, done, pageSize } = loaderData;
  const path = listPath(list);
  return (
    <DashboardPage
      title={m.catalog_title()}
      subtitle={m.catalog_text()}
      actions={
        <Button kind="primary" size="s" icon={<Plus />} href={href(`${path}/nueva`)}>
          {m.catalog_add()}
        </Button>
      }
    >
      <BulkNote answer={actionData} done={done && doneWords(done.act, done.count)} />
      <Tabs
        label={m.catalog_lists()}
        items={LISTS.map((name) => ({
          href: href(listPath(name)),
          label: LIST_NAMES[name](),
          count: sizes[name],
          current: name === list,
        }))}
      />
      <AdminList
        key={list}
        title={LIST_NAMES[list]()}
        {...ENTRIES.shown(asked, list)}
        path={path}
        csv={`${path}/lista.csv`}
        {...{ rows, total, pageSize }}
        bulk={[
          { act: "ofrecer", label: m.catalog_offer() },
          { act: "retirar", label: m.catalog_retire(), takesAway: true },
        ]}
        confirming={confirmingOf(actionData)}
        none={{ title: m.catalog_none(), text: m.catalog_none_text() }}
      />
    </DashboardPage>
  );
}
