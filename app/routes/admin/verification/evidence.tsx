import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { CsvButton } from "#app/components/lists/csv-button.tsx";
import { NothingHere } from "#app/components/lists/list.tsx";
import { ListFilters } from "#app/components/lists/list-filters.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { keyOfReport, OutcomesReport } from "#app/components/verification/outcomes-report.tsx";
import { besidePaper, PaperViewer, paperHints } from "#app/components/verification/papers/paper-viewer.tsx";
import { openPaperOf, type ShownPaper } from "#app/components/verification/papers/shown-paper.ts";
import { keyOfList, PriceList } from "#app/components/verification/price-list.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { type AskedList, addressAfter, askedList, type ListChange, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { EVIDENCE_PATH as PATH, EVIDENCE_LIST as SHAPE, EVIDENCE_VIEWS as VIEWS } from "#app/forms/verification/evidence-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { checkOutcomes, REPORTS_PAGE, type ReportToCheck, reportsToCheck } from "#domain/listing/check-outcomes.server.ts";
import { checkPrices, type PriceListToCheck, priceListsToCheck } from "#domain/listing/check-prices.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/evidence";

const DONE = {
  comprobado: m.verification_evidence_done_checked,
  devuelto: m.verification_evidence_done_returned,
  antes: m.verification_evidence_changed,
};

export const handle = { query: { ...listQuery(SHAPE), hecho: oneOf(Object.keys(DONE)), papel: slugs(36) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const asked = askedList(request.url, SHAPE);
  // The other tab shows how many wait there.
  const [reports, lists] = await Promise.all([reportsToCheck(db, asked), priceListsToCheck(db, asked)]);
  const said = doneIn(request.url, DONE);
  return { reports, lists, asked, said, pageSize: REPORTS_PAGE, paper: openPaperOf(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { db: context.get(servicesContext).db, actor: `admin:${viewerOf(context).userId}` as const };
  const form = await readForm(request);
  const act = textOf(form, "accion");
  const asked = askedList(request.url, SHAPE);
  if (act === "precios") return decidePrices(ctx, form, asked);
  if (act !== "comprobar" && act !== "devolver") throw data(null, { status: 422 });
  const [key, reason] = [textOf(form, "informe"), textOf(form, "motivo").trim()];
  const [providerId = "", year = "", eggs = "", version = ""] = key.split("/");
  if (!isRowId(providerId) || !/^\d{4}$/.test(year) || (eggs !== "own" && eggs !== "donor")) throw data(null, { status: 422 });
  const again = (error: string) => data({ key, matching: [], reason, error }, { status: 422 });
  if (act === "devolver" && !isReason(reason)) return again(m.verification_error_reason({ max: MAX_REASON }));
  const report = { providerId, year: Number(year), eggSource: eggs, version } as const;
  const verdict = act === "comprobar" ? ({ accept: true } as const) : { accept: false as const, reason };
  const outcome = await checkOutcomes(ctx.db, report, verdict, ctx.actor);
  if (outcome === "no-file") return again(m.verification_evidence_error_file());
  const done = outcome === "changed" ? "antes" : act === "comprobar" ? "comprobado" : "devuelto";
  throw backTo({ ...asked, view: "resultados" }, done);
}

const isReason = (reason: string) => reason !== "" && reason.length <= MAX_REASON;

const backTo = (asked: AskedList, done: string) =>
  redirect(href(addressAfter(listAddress(PATH, SHAPE, asked, { page: asked.page }), done)), { status: 303 });

async function decidePrices(
  { db, actor }: { db: Parameters<typeof checkPrices>[0]; actor: `admin:${string}` },
  form: PostedFields,
  asked: AskedList,
) {
  const [key, reason, matching] = [textOf(form, "lista"), textOf(form, "motivo").trim(), [form.coincide ?? []].flat()];
  const [providerId = "", documentId = "", version = ""] = key.split("/");
  if (!isRowId(providerId) || !isRowId(documentId)) throw data(null, { status: 422 });
  const again = (error: string) => data({ key, matching, reason, error }, { status: 422 });
  if (reason !== "" && !isReason(reason)) return again(m.verification_error_reason({ max: MAX_REASON }));
  const outcome = await checkPrices(db, { providerId, documentId, version }, { matching, reason }, actor);
  if (outcome === "reason") return again(m.verification_prices_error({ max: MAX_REASON }));
  const done = { changed: "antes", checked: "comprobado", returned: "devuelto" }[outcome];
  throw backTo({ ...asked, view: "precios" }, done);
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_evidence(), matches);

/** Outcomes and prices that nobody has checked, each beside the file that shows it. */
export default function Evidence({ loaderData: { reports, lists, asked, said, pageSize, paper }, actionData }: Route.ComponentProps) {
  const { view, page } = asked;
  const to = (change: ListChange = {}) => href(listAddress(PATH, SHAPE, asked, change));
  const refusedOf = (key: string) => (actionData?.key === key ? actionData : null);
  const { rows, total } = view === "precios" ? lists : reports;
  const shown = view === "precios" ? lists.rows.map(paperOfList) : reports.rows.flatMap(paperOfReport);
  const open = shown.some(({ id }) => id === paper);
  const places = besidePaper(open);
  return (
    <DashboardPage
      title={m.verification_evidence()}
      subtitle={view === "precios" ? m.verification_prices_lead() : m.verification_evidence_lead()}
    >
      {said && !actionData && (
        <Note kind={said === "antes" ? "caution" : "ok"} live>
          {DONE[said]()}
        </Note>
      )}
      <Tabs
        label={m.lists_views({ what: m.verification_evidence() })}
        items={VIEWS.map((one) => ({
          href: to({ view: one }),
          label: one === "precios" ? m.verification_evidence_prices() : m.verification_evidence_outcomes(),
          count: one === "precios" ? lists.total : reports.total,
          current: one === view,
        }))}
      />
      <ListFilters path={PATH} shape={SHAPE} asked={asked} search={{ label: m.verification_search() }} to={to} />
      {rows.length === 0 && (
        <NothingHere
          asked={asked}
          none={{
            title: m.verification_none(),
            text: view === "precios" ? m.verification_prices_none() : m.verification_evidence_none(),
          }}
          beyond={total > 0}
          to={to}
        />
      )}
      <div className={open ? places.grid : "contents"}>
        {open && <PaperViewer papers={shown} shown={paper} className={places.paper} />}
        <div className={open ? places.proven : "@container grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5"}>
          {view === "precios"
            ? lists.rows.map((list) => (
                <PriceList key={list.documentId} list={list} maxReason={MAX_REASON} refused={refusedOf(keyOfList(list))} />
              ))
            : reports.rows.map((report) => (
                <OutcomesReport key={keyOfReport(report)} report={report} maxReason={MAX_REASON} refused={refusedOf(keyOfReport(report))} />
              ))}
        </div>
      </div>
      {rows.length > 0 && <CsvButton path={listAddress(`${PATH}/lista.csv`, SHAPE, asked)} />}
      <ListPages what={m.verification_evidence()} page={page} pages={Math.ceil(total / pageSize)} hrefFor={(next) => to({ page: next })} />
      <KeyHints hints={[...listKeys({ hasRows: rows.length > 0, hasFilters: false }), ...paperHints(shown, paper)]} />
    </DashboardPage>
  );
}

const fileOf = (file: Pick<ShownPaper, "id" | "fileName" | "mediaType" | "bytes">, title: string, sentAt: Date | null): ShownPaper => ({
  ...file,
  title,
  sentAt,
  address: href(`/dashboard/admin/documentos/${file.id}`),
  anchor: `archivo-${file.id}`,
});

const paperOfList = ({ documentId: id, name, fileName, mediaType, bytes, since }: PriceListToCheck) =>
  fileOf({ id, fileName, mediaType, bytes }, name, since);

const paperOfReport = ({ file, name, year }: ReportToCheck) =>
  file ? [fileOf({ ...file, fileName: file.name }, `${name}, ${year}`, null)] : [];
