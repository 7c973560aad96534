import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import { href } from "#app/locale.ts";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ReportToCheck } from "#domain/listing/check-outcomes.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";
import { PaperLink } from "./papers/paper-link.tsx";

interface Props {
  report: ReportToCheck;
  maxReason: number;
  refused: { reason: string; error: string } | null;
}

export const keyOfReport = ({ providerId, year, eggSource, version }: ReportToCheck) => [providerId, year, eggSource, version].join("/");

/** The outcomes of a year beside their file. */
export function OutcomesReport({ report, maxReason, refused }: Props) {
  const { name, year, eggSource, since, figures, file, providerId } = report;
  const title = `${name}, ${year}, ${eggSource === "own" ? m.verification_evidence_own() : m.verification_evidence_donor()}`;
  return (
    <Panel
      {...(file && { id: `archivo-${file.id}` })}
      title={title}
      aside={<span className="text-ink-2 text-sm">{m.verification_since({ day: formatDate(since) })}</span>}
    >
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
        {file ? <PaperLink id={file.id} fileName={file.name} /> : <span className="text-ink-2">{m.verification_evidence_no_file()}</span>}
        <TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)} data-stop>
          {m.verification_claims_profile({ name })}
        </TextLink>
      </p>
      <Form method="post" noValidate className="grid gap-3 border-t pt-4">
        <input type="hidden" name="informe" value={keyOfReport(report)} />
        <DecisionFields
          about={title}
          label={m.verification_return_reason()}
          hint={m.verification_return_reason_hint()}
          maxLength={maxReason}
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

/** A column head that is shortened in narrow tables, and read aloud in full. */
function Narrow({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span className="@max-[30rem]:sr-only">{full}</span>
      <span aria-hidden className="@min-[30rem]:hidden">
        {short}
      </span>
    </>
  );
}
