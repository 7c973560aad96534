import { data, Form } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { readSequence } from "#app/forms/topups/read-sequence.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { Table } from "#app/ui/table.tsx";
import { fiscalNumber } from "#domain/invoicing/fiscal.ts";
import { issuerOf } from "#domain/invoicing/issuer.server.ts";
import { addSequence, type FiscalSequence, fiscalSequences, waitingDocuments } from "#domain/invoicing/sequences.server.ts";
import { formatTaxId } from "#domain/invoicing/tax-id.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { FISCAL_TYPE_NAMES } from "#texts/invoicing.ts";
import type { Route } from "./+types/sequences";

export const handle = { query: { hecho: oneOf(["secuencia"]) } } satisfies Handle;

const PATH = "/dashboard/admin/recargas/secuencias";

const ISSUER = "/dashboard/admin/ajustes/emisor";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [sequences, waiting, issuer] = await Promise.all([fiscalSequences(db), waitingDocuments(db), issuerOf(db)]);
  return { sequences, waiting: waiting.count, issuer, added: new URL(request.url).searchParams.has("hecho") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { sequence, errors, typed } = readSequence(await readForm(request), dayInSantoDomingo(now()));
  if (!sequence) return data({ typed, errors }, { status: 422 });
  const outcome = await addSequence(context.get(servicesContext), sequence, `admin:${viewerOf(context).userId}`, paidTopUp);
  if (outcome === "overlaps") return data({ typed, errors: { range: m.invoicing_sequence_error_overlaps() } }, { status: 422 });
  throw done(PATH, "secuencia");
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.invoicing_sequences(), matches);

/** The ranges of fiscal numbers, and a form for another one. */
export default function Sequences({ loaderData: { sequences, waiting, issuer, added }, actionData }: Route.ComponentProps) {
  const { typed, errors = {} }: { typed?: Record<string, string>; errors?: Partial<Record<"type" | "range" | "expiry", string>> } =
    actionData ?? {};
  return (
    <DashboardPage title={m.invoicing_sequences()} subtitle={m.invoicing_sequences_lead()}>
      <BackLink href={href("/dashboard/admin/recargas")}>{m.topups_admin_title()}</BackLink>
      <DoneNote>{added && !actionData ? m.invoicing_sequence_added() : undefined}</DoneNote>
      {waiting > 0 && <Note kind="info">{m.invoicing_sequences_waiting({ count: waiting })}</Note>}
      {issuer ? (
        <p className="text-ink-2">
          {m.invoicing_issuer_is({ name: issuer.name, id: formatTaxId(issuer.taxId) })}{" "}
          <a className="link" href={href(ISSUER)}>
            {m.invoicing_issuer_change()}
          </a>
        </p>
      ) : (
        <Note kind="error">
          <p>
            {m.invoicing_issuer_missing()}{" "}
            <a className="link" href={href(ISSUER)}>
              {m.invoicing_issuer_add()}
            </a>
          </p>
        </Note>
      )}
      <Panel title={m.invoicing_sequences()}>
        {sequences.length === 0 ? <p className="text-ink-2">{m.invoicing_sequences_none()}</p> : <SequenceTable sequences={sequences} />}
      </Panel>
      <Panel title={m.invoicing_sequence_add()}>
        <Form method="post" noValidate className="grid max-w-160 gap-5">
          <Field label={m.invoicing_sequence_type()} error={errors.type} required>
            {(control) => (
              <Select
                {...control}
                name="tipo"
                placeholder={m.invoicing_sequence_type()}
                defaultValue={typed?.type ?? ""}
                options={choicesIn(FISCAL_TYPE_NAMES)}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={m.invoicing_sequence_first()} hint={m.invoicing_sequence_range_hint()} error={errors.range} required>
              {(control) => <Input {...control} name="desde" inputMode="numeric" maxLength={10} defaultValue={typed?.first} />}
            </Field>
            <Field label={m.invoicing_sequence_last()} required>
              {(control) => <Input {...control} name="hasta" inputMode="numeric" maxLength={10} defaultValue={typed?.last} />}
            </Field>
          </div>
          <Field label={m.invoicing_sequence_expires()} error={errors.expiry} optionalWord={m.listing_optional()}>
            {(control) => <Input {...control} type="date" name="vence" defaultValue={typed?.expiry} />}
          </Field>
          <Button type="submit" kind="primary" className="justify-self-start">
            {m.invoicing_sequence_add_send()}
          </Button>
        </Form>
      </Panel>
    </DashboardPage>
  );
}

function SequenceTable({ sequences }: { sequences: readonly FiscalSequence[] }) {
  return (
    <Table
      caption={m.invoicing_sequences()}
      captionHidden
      stacked
      rows={sequences}
      rowKey={({ id }) => id}
      columns={[
        { key: "type", header: m.invoicing_sequence_type(), rowHeader: true, cell: ({ type }) => FISCAL_TYPE_NAMES[type]() },
        { key: "first", header: m.invoicing_sequence_first(), cell: ({ type, first }) => fiscalNumber(type, first) },
        { key: "last", header: m.invoicing_sequence_last(), cell: ({ type, last }) => fiscalNumber(type, last) },
        {
          key: "next",
          header: m.invoicing_sequence_next(),
          cell: ({ type, next, last }) => (next > last ? "–" : fiscalNumber(type, next)),
        },
        {
          key: "expires",
          header: m.invoicing_sequence_expires(),
          cell: ({ expiresOn }) => (expiresOn ? formatDate(expiresOn) : m.invoicing_sequence_never()),
        },
        { key: "state", header: m.invoicing_sequence_state(), cell: stateOf },
      ]}
    />
  );
}

function stateOf({ next, last, expired, demo }: FiscalSequence): string {
  const state = next > last ? m.invoicing_sequence_used() : expired ? m.invoicing_sequence_expired() : m.invoicing_sequence_open();
  return demo ? `${state}, ${m.invoicing_sequence_demo().toLowerCase()}` : state;
}
