import { data, redirect } from "react-router";
import { askedList, type ListShape, listQuery } from "#app/admin-list.ts";
import { AdminList } from "#app/components/admin/list.tsx";
import { ReviewBadge } from "#app/components/admin/review/review-badge.tsx";
import { NewText } from "#app/components/admin/texts/new-text.tsx";
import { TextState } from "#app/components/admin/texts/text-state.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { TEXTS_PATH, textPath } from "#app/forms/texts/text-address.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { calendarDay, oneOf } from "#app/query-shapes.ts";
import { isTextKey, TEXT_KINDS, type TextKind } from "#domain/content/content-documents.ts";
import { countTexts, listTexts, type TextRow } from "#domain/content/text-queries.server.ts";
import { TEXT_SORTS, TEXT_VIEWS, TEXTS_PER_PAGE, type TextSort, type TextView } from "#domain/content/text-views.ts";
import { reviewStands } from "#domain/reviewers/review-queries.server.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES, VIEW_NAMES } from "#texts/editions.ts";
import type { Route } from "./+types/texts";

const SHAPE = {
  sorts: TEXT_SORTS,
  fallingFirst: ["changed"],
  views: TEXT_VIEWS,
  filters: { tipo: oneOf(TEXT_KINDS), antes: calendarDay },
} satisfies ListShape<TextSort, TextView, string>;

export const handle = { query: listQuery(SHAPE) } satisfies Handle;

/** The treatments alone have an address of their own. */
const TREATMENTS = "/admin/treatments";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const treatments = new URL(request.url).pathname.startsWith(TREATMENTS);
  const asked = askedList<TextSort, TextView, "tipo" | "antes">(request.url, SHAPE);
  const kind = treatments ? "treatment" : (asked.filters.tipo as TextKind | null);
  const query = { search: asked.search, kind, reviewedBefore: asked.filters.antes };
  const [{ rows, total }, counts] = await Promise.all([listTexts(db, { ...asked, ...query }), countTexts(db, query)]);
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
        none={{ title: m.editions_none(), text: m.editions_none_text() }}
      />
      <Panel title={m.editions_new()}>
        <NewText refused={actionData ?? null} />
      </Panel>
    </DashboardPage>
  );
}
