import { data, Form, redirect } from "react-router";
import { DecisionFields } from "#app/components/admin/decision-fields.tsx";
import { ListPages } from "#app/components/admin/list-pages.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf, text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { checkOutcomes, REPORTS_PAGE, type ReportToCheck, reportsToCheck } from "#domain/listing/check-outcomes.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { formatDate } from "#platform/format.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";
import type { Route } from "./+types/evidence";

const PATH = "/dashboard/admin/evidencias";
const MAX_REASON = 500;
const DONE = {
  comprobado: m.verification_evidence_done_checked,
  devuelto: m.verification_evidence_done_returned,
  antes: m.verification_evidence_changed,
};

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), q: text(80), pagina: count(10_000) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = { search: searchParams.get("q"), page: Number(searchParams.get("pagina") ?? 1) };
  const said = searchParams.get("hecho") as keyof typeof DONE | null;
  return { ...(await reportsToCheck(context.get(servicesContext).db, asked)), asked, said, pageSize: REPORTS_PAGE };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const [act, key, reason] = [textOf(form, "accion"), textOf(form, "informe"), textOf(form, "motivo").trim()];
  const [providerId = "", year = "", eggs = "", version = ""] = key.split("/");
  const isKnown = (act === "comprobar" || act === "devolver") && isRowId(providerId) && /^\d{4}$/.test(year);
  if (!isKnown || (eggs !== "own" && eggs !== "donor")) throw data(null, { status: 422 });
  const again = (error: string) => data({ key, reason, error }, { status: 422 });
  if (act === "devolver" && (reason === "" || reason.length > MAX_REASON || /\0|\p{Surrogate}/u.test(reason)))
    return again(m.verification_error_reason({ max: MAX_REASON }));
  const report = { providerId, year: Number(year), eggSource: eggs, version } as const;
  const verdict = act === "comprobar" ? ({ accept: true } as const) : { accept: false as const, reason };
  const outcome = await checkOutcomes(context.get(servicesContext).db, report, verdict, actor);
  if (outcome === "no-file") return again(m.verification_evidence_error_file());
  const done = outcome === "changed" ? "antes" : act === "comprobar" ? "comprobado" : "devuelto";
  throw redirect(href(`${PATH}?hecho=${done}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_evidence(), matches);

/** Outcomes that nobody has checked, each beside the file that shows it. */
export default function Evidence({ loaderData: { rows, total, asked, said, pageSize }, actionData }: Route.ComponentProps) {
  const { search, page } = asked;
  const to = (next: number) => href(`${PATH}?${new URLSearchParams({ ...(search && { q: search }), pagina: String(next) })}`);
  return (
    <DashboardPage title={m.verification_evidence()} subtitle={m.verification_evidence_lead()}>
      {said && !actionData && (
        <Note kind={said === "antes" ? "caution" : "ok"} live>
          {DONE[said]()}
        </Note>
      )}
      <form action={href(PATH)} className="flex flex-wrap items-end gap-3">
        <Field label={m.verification_search()} className="grow sm:max-w-90">
          {(control) => <Input {...control} type="search" name="q" defaultValue={search ?? ""} />}
        </Field>
        <Button type="submit" kind="outline">
          {m.verification_search_go()}
        </Button>
      </form>
      {rows.length === 0 ? (
        <EmptyState title={m.verification_none()}>{m.verification_evidence_none()}</EmptyState>
      ) : (
        rows.map((report) => <Report key={keyOf(report)} report={report} refused={actionData?.key === keyOf(report) ? actionData : null} />)
      )}
      <ListPages what={m.verification_evidence()} page={page} pages={Math.ceil(total / pageSize)} hrefFor={to} />
    </DashboardPage>
  );
}

const keyOf = ({ providerId, year, eggSource, version }: ReportToCheck) => [providerId, year, eggSource, version].join("/");

function Report({ report, refused }: { report: ReportToCheck; refused: { reason: string; error: string } | null }) {
  const { name, year, eggSource, since, figures, file, providerId } = report;
  const title = `${name}, ${year}, ${eggSource === "own" ? m.verification_evidence_own() : m.verification_evidence_donor()}`;
  return (
    <Panel title={title} aside={<span className="text-ink-2 text-sm">{m.verification_since({ day: formatDate(since) })}</span>}>
      <Table
        caption={title}
        captionHidden
        columns={[
          { key: "age", header: m.verification_evidence_age(), rowHeader: true, cell: ({ ageBand }) => AGE_NAMES[ageBand]() },
          {
            key: "retrievals",
            header: <Narrow full={m.verification_evidence_retrievals()} short={m.verification_evidence_retrievals_short()} />,
            numeric: true,
            cell: ({ retrievals }) => retrievals ?? "–",
          },
          {
            key: "transfers",
            header: <Narrow full={m.verification_evidence_transfers()} short={m.verification_evidence_transfers_short()} />,
            numeric: true,
            cell: ({ transfers }) => transfers,
          },
          {
            key: "births",
            header: <Narrow full={m.verification_evidence_births()} short={m.verification_evidence_births_short()} />,
            numeric: true,
            cell: ({ births }) => births,
          },
        ]}
        rows={figures}
        rowKey={({ ageBand }) => ageBand}
      />
      <p className="flex flex-wrap gap-x-5">
        {file ? (
          <TextLink href={href(`/dashboard/admin/documentos/${file.id}`)} className="break-all">
            {m.verification_document_open({ name: file.name })}
          </TextLink>
        ) : (
          <span className="text-ink-2">{m.verification_evidence_no_file()}</span>
        )}
        <TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)}>{m.verification_claims_profile({ name })}</TextLink>
      </p>
      <Form method="post" noValidate className="grid gap-3 border-t pt-4">
        <input type="hidden" name="informe" value={keyOf(report)} />
        <DecisionFields
          about={title}
          label={m.verification_return_reason()}
          hint={m.verification_return_reason_hint()}
          maxLength={MAX_REASON}
          reason={refused?.reason}
          error={refused?.error}
          acts={[
            { value: "comprobar", label: m.verification_evidence_check(), kind: "primary", disabled: !file },
            { value: "devolver", label: m.verification_evidence_return(), kind: "outline" },
          ]}
        />
      </Form>
    </Panel>
  );
}

/** A head that is cut short where a phone has no room for it, and is read aloud in full. */
function Narrow({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{full}</span>
      <span aria-hidden className="sm:hidden">
        {short}
      </span>
    </>
  );
}
