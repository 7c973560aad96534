import Download from "lucide-react/icons/download";
import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ColumnsSheet } from "#app/components/imports/columns-sheet.tsx";
import { Discard } from "#app/components/imports/discard.tsx";
import { FileSheet } from "#app/components/imports/file-sheet.tsx";
import { Finished } from "#app/components/imports/finished.tsx";
import { FixSheet } from "#app/components/imports/fix-sheet.tsx";
import { ImportSteps } from "#app/components/imports/import-steps.tsx";
import { rowsWords } from "#app/components/imports/names.ts";
import { Checking, Running, Undoing } from "#app/components/imports/progress.tsx";
import { MAX_DOTS, RowDots } from "#app/components/imports/row-dots.tsx";
import { RowsTable } from "#app/components/imports/rows-table.tsx";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnImport, type TypedImport } from "#app/forms/imports/act-on-import.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Note } from "#app/ui/note.tsx";
import { ROWS_A_PAGE } from "#domain/imports/import.ts";
import { importById, importDots, importReasons, importRows, wrongValues } from "#domain/imports/import-queries.server.ts";
import type { RowCode } from "#domain/imports/problem.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { isRowCode, shortRowReason } from "#texts/import-reasons.ts";
import type { Route } from "./+types/import";

const PATH = "/dashboard/admin/importar";
const STEP = { checking: 2, checked: 2, running: 3, paused: 3, finished: 5, undoing: 5, undone: 5, discarded: 0 } as const;

export const handle = {
  query: {
    hecho: oneOf(["columnas", "leer", "corregir", "descartar"]),
    filas: slugs(40),
    pagina: count(1000),
    n: count(1_000_000),
  },
} satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const opened = await importById(db, params.id);
  if (!opened) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("filas") ?? "";
  const reasons = await importReasons(db, opened.id);
  const which: "all" | "left-out" | RowCode =
    asked === "todas" || reasons.length === 0 ? "all" : isRowCode(asked) && reasons.some(({ code }) => code === asked) ? asked : "left-out";
  const page = Number(searchParams.get("pagina") ?? 1);
  const [rows, values, dots] = await Promise.all([
    importRows(db, opened.id, { which, page }),
    opened.status === "checked" ? wrongValues(db, opened.id) : [],
    opened.rows <= MAX_DOTS ? importDots(db, opened.id) : null,
  ]);
  const corrected = Number(searchParams.get("n") ?? 0);
  const pages = Math.ceil(rows.total / ROWS_A_PAGE);
  return { opened, reasons, which, page, pages, rows, values, dots, done: searchParams.get("hecho"), corrected };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const outcome = await actOnImport(services, params.id, request);
  if (outcome === "not-found") throw data(null, { status: 404 });
  if ("query" in outcome) throw redirect(href(`${PATH}/${params.id}${outcome.query}`), { status: 303 });
  return data(outcome, { status: outcome.stale ? 409 : 422 });
}

/** Reads the file again when somebody else changed it first. */
export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.imports_title(), matches);

function doneWords(done: string | null, corrected: number): string | undefined {
  if (done === "columnas" || done === "leer") return m.imports_saved();
  if (done === "descartar") return m.imports_discarded_done();
  return done === "corregir" ? m.imports_fixed({ rows: formatNumber(corrected) }) : undefined;
}

/** One file on its way into the directory: what it contains, what is wrong with it, how far it is and what the result was. */
export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, reasons, which, page, pages, rows, values, dots, done, corrected } = loaderData;
  const { id, status, states, version } = opened;
  const changeable = status === "checked" || status === "checking";
  const left = (states.rejected ?? 0) + (states.kept ?? 0);
  const ready = states.ready ?? 0;
  const to = (what: string, number = 1) => href(`${PATH}/${id}?filas=${what}${number > 1 ? `&pagina=${number}` : ""}`);
  const { columns, fix, error = "", stale = false } = actionData ?? ({} as Partial<TypedImport>);
  const fixable = status === "checked" && fix !== undefined && values.some(({ field, value }) => field === fix.field && value === fix.from);
  const shown = which === "all" ? "todas" : which === "left-out" ? "error" : which;
  return (
    <DashboardPage title={m.imports_title()} subtitle={m.imports_text()}>
      <ImportSteps current={STEP[status]} />
      <DoneNote>{actionData ? undefined : doneWords(done, corrected)}</DoneNote>
      {error && !(columns && changeable) && !fixable && (
        <Note kind={stale ? "caution" : "error"} live>
          <p>{error}</p>
          {fix && <p>{m.imports_fix_typed({ from: fix.from, to: fix.to })}</p>}
        </Note>
      )}
      <FileSheet opened={opened} changeable={changeable} />
      {(status === "running" || status === "paused") && <Running opened={opened} />}
      {status === "undoing" && <Undoing opened={opened} />}
      {(status === "finished" || status === "undone") && <Finished opened={opened} />}
      {changeable && <ColumnsSheet opened={opened} typed={columns && { ...columns, error, stale }} />}
      {status === "discarded" && (
        <Panel title={m.imports_discarded()}>
          <p className="text-ink-2">{m.imports_discarded_text()}</p>
        </Panel>
      )}
      {status === "checking" && <Checking rows={opened.rows} holds={actionData !== undefined} />}
      {status !== "checking" && status !== "discarded" && (
        <Panel
          title={m.imports_check()}
          aside={
            left > 0 && (
              <Button kind="outline" size="s" icon={<Download />} href={href(`${PATH}/${id}/informe.csv`)} download>
                {m.imports_report_rows()}
              </Button>
            )
          }
        >
          <p className="-mt-3 text-ink-2 text-ui">{m.imports_check_text(rowsWords(opened.rows - left, left))}</p>
          {dots ? <RowDots dots={dots} /> : <p className="text-ink-2 text-ui">{m.imports_dots_many({ max: formatNumber(MAX_DOTS) })}</p>}
          {status === "checked" && <FixSheet values={values} version={version} typed={fixable ? { ...fix, error } : undefined} />}
          <nav aria-label={m.imports_views()} className="flex flex-wrap gap-2">
            <Chip kind="link" href={to("todas")} current={which === "all"}>
              {m.imports_view_all()} <b className="num">{formatNumber(opened.rows)}</b>
            </Chip>
            {left > 0 && (
              <Chip kind="link" href={to("error")} current={which === "left-out"}>
                {m.imports_view_left_out()} <b className="num">{formatNumber(left)}</b>
              </Chip>
            )}
            {reasons.map(({ code, rows: number }) => (
              <Chip key={code} kind="link" href={to(code)} current={which === code}>
                {shortRowReason(code)} <b className="num">{formatNumber(number)}</b>
              </Chip>
            ))}
          </nav>
          {rows.rows.length === 0 ? <p>{m.imports_rows_none()}</p> : <RowsTable rows={rows.rows} fields={opened.fields} />}
          <ListPages what={m.imports_rows()} page={page} pages={pages} hrefFor={(number) => to(shown, number)} />
          {status === "checked" && (
            <Form method="post" className="flex flex-wrap items-center justify-end gap-4 border-t pt-4">
              <input type="hidden" name="version" value={version} />
              {ready > 0 ? (
                <Button type="submit" name="accion" value="importar" kind="cta">
                  {m.imports_start({ count: ready, rows: formatNumber(ready) })}
                </Button>
              ) : (
                <p className="font-semibold text-ink-2">{m.imports_start_none()}</p>
              )}
            </Form>
          )}
        </Panel>
      )}
      {changeable && <Discard opened={opened} />}
    </DashboardPage>
  );
}
