import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { comparedStatement } from "#app/components/statements/admin/compared-statement.ts";
import { DueMark } from "#app/components/statements/admin/due-mark.tsx";
import { LegalCheck } from "#app/components/statements/admin/legal-check.tsx";
import { StatementFields } from "#app/components/statements/admin/statement-fields.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { actOnStatement } from "#app/forms/statements/act-on-statement.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PromiseName } from "#domain/statements/promises.ts";
import { MAX_SHOWN, STATEMENT_PAGES, type Statement, standingOf } from "#domain/statements/statement.ts";
import { statementById } from "#domain/statements/statement-queries.server.ts";
import { m } from "#messages/m.ts";
import { STATEMENT_KIND_NAMES } from "#texts/statements.ts";
import type { Route } from "./+types/statement";

const PATH = "/dashboard/admin/promesas";
const DONE = { anotada: m.statements_done_added, guardada: m.statements_done_saved, repuesta: m.statements_done_restored } as const;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const statement = await statementById(context.get(servicesContext).db, params.id);
  if (!statement) throw data(null, { status: 404 });
  return { statement, done: doneIn(request.url, DONE) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const version = /^\d{1,6}$/.test(textOf(form, "version")) ? Number(textOf(form, "version")) : -1;
  const acted = await actOnStatement(context.get(servicesContext), viewerOf(context).userId, { id: params.id, version }, form);
  if (!acted) throw data(null, { status: 404 });
  if ("refused" in acted) return data({ ...acted.refused, version }, { status: acted.status });
  throw redirect(href(acted.done === "retirada" ? `${PATH}?hecho=retirada` : `${PATH}/${params.id}?hecho=${acted.done}`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.statements_title(), matches);

/** One promise, claim or legal position: what it is based on, and until when that is valid. */
export default function StatementScreen({ loaderData: { statement, done }, actionData }: Route.ComponentProps) {
  const { kind, promise, text, path, retired, version, dueOn, due } = statement;
  const typed = actionData?.typed ?? typedOf(statement);
  const wrong = actionData?.wrong ?? [];
  // After a conflict the person has seen the newer version; after a mistake they have not.
  const openedAt = actionData && !actionData.conflict ? actionData.version : version;
  return (
    <DashboardPage
      title={STATEMENT_KIND_NAMES[kind]()}
      subtitle={text}
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <span>
            {dueOn && !due && <span className="text-ink-2">{m.statements_due()}: </span>}
            <DueMark dueOn={dueOn} due={due} />
          </span>
          {path && (
            <Button kind="outline" size="s" href={href(path)}>
              {m.statements_open_page()}
            </Button>
          )}
        </span>
      }
    >
      <BackLink href={href(PATH)}>{m.statements_title()}</BackLink>
      {done && !actionData && (
        <Note kind="ok" live>
          {DONE[done]()}
        </Note>
      )}
      {actionData?.conflict && (
        <ConflictNote>
          {retired && <p>{m.statements_conflict_retired()}</p>}
          {retired && actionData.typed && (
            <p className="whitespace-pre-line">
              {[m.lists_conflict_mine(), actionData.typed.text, actionData.typed.source].filter(Boolean).join("\n")}
            </p>
          )}
          {!retired && actionData.typed && <TheirFields fields={comparedStatement(statement, typedOf(statement), actionData.typed)} />}
          {!retired && !actionData.typed && <p>{m.statements_conflict({ text })}</p>}
        </ConflictNote>
      )}
      {kind !== "legal" && !retired && <StandingNote statement={statement} />}
      {retired ? (
        <Panel title={m.statements_restore()}>
          <p className="text-ink-2">{m.statements_retired()}</p>
          <Form method="post">
            <input type="hidden" name="version" value={openedAt} />
            <Button type="submit" kind="outline" name="accion" value="reponer">
              {m.statements_restore()}
            </Button>
          </Form>
        </Panel>
      ) : kind === "legal" ? (
        <LegalCheck statement={statement} openedAt={openedAt} typed={typed} wrong={wrong} />
      ) : (
        <>
          <Panel title={m.statements_edit()}>
            <Form method="post" noValidate className="grid gap-4" data-unsaved={actionData !== undefined}>
              <input type="hidden" name="version" value={openedAt} />
              <StatementFields key={version} typed={typed} wrong={wrong} ownWords={promise !== null} />
              <p>
                <Button type="submit" kind="primary" name="accion" value="guardar">
                  {m.statements_save()}
                </Button>
              </p>
            </Form>
          </Panel>
          <Panel title={m.statements_retire()}>
            <p className="text-ink-2">{m.statements_retire_text()}</p>
            <Form method="post">
              <input type="hidden" name="version" value={openedAt} />
              <Button type="submit" kind="outline" name="accion" value="retirar">
                {m.statements_retire()}
              </Button>
            </Form>
          </Panel>
        </>
      )}
    </DashboardPage>
  );
}

/** Says whether readers see a statement, and why not. */
function StandingNote({ statement }: { statement: Statement }) {
  const { promise, path } = statement;
  if (promise !== null)
    return (
      <Note kind="info">
        <p>
          {PROMISE_SAID[promise]()}{" "}
          {promise !== "center-reply" && (
            <a className="link" href={href("/dashboard/admin/ajustes/promesas")}>
              {m.statements_change_figures()}
            </a>
          )}
        </p>
      </Note>
    );
  const standing = standingOf(statement);
  if (standing === "shown") return <Note kind="ok">{m.statements_standing_shown({ path, most: MAX_SHOWN })}</Note>;
  if (standing === "due") return <Note kind="caution">{m.statements_standing_due({ path })}</Note>;
  if (standing === "unsupported") return <Note kind="caution">{m.statements_standing_unsupported({ path })}</Note>;
  return <Note kind="info">{m.statements_standing_elsewhere({ pages: STATEMENT_PAGES.join(", ") })}</Note>;
}

const PROMISE_SAID: Readonly<Record<PromiseName, () => string>> = {
  "team-reply": m.statements_said_team_reply,
  "center-reply": m.statements_said_center_reply,
  verification: m.statements_said_verification,
};

const typedOf = ({ kind, datedOn, termMonths, text, path, source }: Statement) => ({
  ...{ text, path, source },
  kind: kind === "promise" ? ("promise" as const) : ("claim" as const),
  datedOn: datedOn ?? "",
  termMonths: String(termMonths),
});
