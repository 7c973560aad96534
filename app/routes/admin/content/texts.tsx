import { data, redirect } from "react-router";
import { NewText } from "#app/components/content/editor/new-text.tsx";
import { TEXTS } from "#app/components/content/editor/text-list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { TEXTS_PATH, textPath } from "#app/forms/content/text-address.ts";
import { isOfTreatments, TREATMENTS_PATH } from "#app/forms/content/treatments-path.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { isTextKey, type TextKind } from "#domain/content/content-documents.ts";
import { countTexts, listTexts } from "#domain/content/text-queries.server.ts";
import { reviewStands } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/texts";

export const handle = { query: TEXTS.query } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = TEXTS.asks(request.url);
  const [{ rows, ...rest }, counts] = await Promise.all([listTexts(db, query), countTexts(db, query)]);
  const stands = new Map((await reviewStands(db, rows)).map((stand) => [`${stand.kind}.${stand.slug}`, stand]));
  const reviewed = rows.map((row) => ({ ...row, review: stands.get(`${row.kind}.${row.slug}`) ?? null }));
  return { ...rest, treatments: isOfTreatments(request.url), asked, rows: reviewed, counts };
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
  const path = treatments ? TREATMENTS_PATH : TEXTS_PATH;
  return (
    <DashboardPage title={title} subtitle={m.editions_subtitle()}>
      <AdminList
        title={title}
        {...TEXTS.shown(asked, { treatments }, counts)}
        {...{ path, rows, total, pageSize }}
        csv={`${path}/lista.csv`}
        none={{ title: m.editions_none(), text: m.editions_none_text() }}
      />
      <Panel title={m.editions_new()}>
        <NewText refused={actionData ?? null} />
      </Panel>
    </DashboardPage>
  );
}
