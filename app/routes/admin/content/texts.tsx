import { data, redirect } from "react-router";
import { NewText } from "#app/components/content/editor/new-text.tsx";
import { TextState } from "#app/components/content/editor/text-state.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { ReviewBadge } from "#app/components/reviewers/review-badge.tsx";
import { servicesContext } from "#app/context.ts";
import { TEXTS_PATH, textPath } from "#app/forms/content/text-address.ts";
import { askedTexts, TEXT_LIST as SHAPE, TREATMENTS_PATH as TREATMENTS } from "#app/forms/content/text-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { isTextKey, TEXT_KINDS, type TextKind } from "#domain/content/content-documents.ts";
import { countTexts, listTexts, type TextRow } from "#domain/content/text-queries.server.ts";
import { TEXT_VIEWS, TEXTS_PER_PAGE } from "#domain/content/text-views.ts";
import { reviewStands } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES, VIEW_NAMES } from "#texts/editions.ts";
import type { Route } from "./+types/texts";

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { treatments, asked, query } = askedTexts(request.url);
  const [{ rows, total }, counts] = await Promise.all([listTexts(db, query), countTexts(db, query)]);
  const stands = new Map((await reviewStands(db, rows)).map((stand) => [`${stand.kind}.${stand.slug}`, stand]));
  const reviewed = rows.map((row) => ({ ...row, review: stands.get(`${row.kind}.${row.slug}`) ?? null }));
  return { treatments, asked, rows: reviewed, total, counts, pageSize: TEXTS_PER_PAGE };
}

/** Opens the editor of a text that does not exist yet. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const key = { kind: textOf(form, "tipo") as TextKind, slug: textOf(form, "direccion").trim() };
  if (!isTextKey(key)) return data(key, { status: 422 });
  throw redirect(href(textPath(key)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.editions_title(), matches);

/** Every text of the site with its state, and the start of a new one. */
export default function AdminTexts({ loaderData: { treatments, asked, rows, total, counts, pageSize }, actionData }: Route.ComponentProps) {
  const title = treatments ? m.editions_treatments() : m.editions_title();
  return (
    <DashboardPage title={title} subtitle={m.editions_subtitle()}>
      <AdminList
        title={title}
        path={treatments ? TREATMENTS : TEXTS_PATH}
        shape={SHAPE}
        asked={asked}
        views={TEXT_VIEWS.map((value) => ({ value, label: VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.editions_search(), placeholder: m.editions_search_hint() }}
        {...(!treatments && {
          filters: [{ key: "tipo", label: m.editions_kind(), options: TEXT_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() })) }],
        })}
        columns={[
          { key: "title", header: m.editions_field_title(), sort: "title", rowHeader: true, cell: ({ title: words }) => words },
          ...(treatments
            ? []
            : [{ key: "kind", header: m.editions_kind(), cell: ({ kind }: TextRow) => KIND_NAMES[kind](), onPhone: "bare" as const }]),
          { key: "state", header: m.editions_state(), cell: (row) => <TextState {...row} />, onPhone: "bare" },
          {
            key: "reviewed",
            header: m.editions_reviewed(),
            sort: "reviewed",
            cell: ({ reviewedOn, review }) =>
              review ? <ReviewBadge {...review} /> : reviewedOn ? formatDate(reviewedOn) : m.editions_never(),
            onPhone: "hidden",
          },
          { key: "changed", header: m.editions_changed(), sort: "changed", cell: ({ changedAt }) => formatDate(changedAt) },
        ]}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowId={({ kind, slug }) => `${kind}.${slug}`}
        rowName={({ title: words }) => words}
        rowHref={(row) => href(treatments ? `${TREATMENTS}/${row.slug}` : textPath(row))}
        csv={`${treatments ? TREATMENTS : TEXTS_PATH}/lista.csv`}
        none={{ title: m.editions_none(), text: m.editions_none_text() }}
      />
      <Panel title={m.editions_new()}>
        <NewText refused={actionData ?? null} />
      </Panel>
    </DashboardPage>
  );
}
