import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AgedTexts } from "#app/components/drafts/aged-texts.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { StatementFields } from "#app/components/statements/admin/statement-fields.tsx";
import { STATEMENTS } from "#app/components/statements/admin/statement-list.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { readStatement } from "#app/forms/statements/statement-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { agedTexts } from "#domain/drafts/said-sentences.server.ts";
import { addStatement } from "#domain/statements/change-statement.server.ts";
import { countStatements, listStatements } from "#domain/statements/statement-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/statements";

export const handle = { query: { ...STATEMENTS.query, hecho: oneOf(["retirada"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = STATEMENTS.asks(request.url);
  const [list, counts, aged] = await Promise.all([listStatements(db, query), countStatements(db, query), agedTexts(db)]);
  return { ...list, counts, aged, asked, done: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const read = readStatement(await readForm(request));
  if (!read.ok) return data({ typed: read.typed, wrong: read.wrong }, { status: 422 });
  const id = await addStatement(context.get(servicesContext), viewerOf(context).userId, read.statement);
  throw redirect(href(`${STATEMENTS.path}/${id}?hecho=anotada`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.statements_title(), matches);

/** What the site promises, claims and says about the law, and what has to be checked again. */
export default function Statements({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, counts, aged, asked, pageSize, done } = loaderData;
  return (
    <DashboardPage title={m.statements_title()} subtitle={m.statements_subtitle()}>
      {done && !actionData && (
        <Note kind="ok" live>
          {m.statements_done_retired()}
        </Note>
      )}
      <AdminList
        title={m.statements_title()}
        {...STATEMENTS.shown(asked, null, counts)}
        {...{ rows, total, pageSize }}
        none={{ title: m.statements_none(), text: m.statements_none_text() }}
      />
      <AgedTexts texts={aged} />
      <details id="anotar" open={actionData !== undefined} className="rounded-xl border bg-surface px-4 elevation-1 md:px-6">
        <summary className="unfold min-h-14 title-3 text-[1.4375rem]">{m.statements_new()}</summary>
        <Form method="post" noValidate className="grid gap-4 pb-5.5">
          <StatementFields typed={actionData?.typed ?? null} wrong={actionData?.wrong ?? []} />
          <p>
            <Button type="submit" kind="primary">
              {m.statements_add()}
            </Button>
          </p>
        </Form>
      </details>
    </DashboardPage>
  );
}
