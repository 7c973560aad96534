import clsx from "clsx";
import FileCheck from "lucide-react/icons/file-check";
import { useState } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { FIGURES, type OutcomeReport, readRow, reportYears } from "#domain/listing/outcome-figures.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import type { StoredOutcome } from "#domain/listing/outcomes.server.ts";
import type { SentSection } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatPercent } from "#platform/format.ts";
import { figureNames, OUTCOME_COLUMNS, OutcomeRow } from "./outcome-row.tsx";

interface Props {
  report: OutcomeReport;
  thisYear: number;
  outcomes: readonly StoredOutcome[];
  /** The documents that prove them. */
  evidence: readonly ProviderDocument[];
  /** What is wrong with the file that was sent. */
  refused: string | null;
  /** What the fields hold. */
  values: SentSection;
}

/** Births per transfer of one year, by age, with the interval moving while somebody types, and the file that proves them. */
export function OutcomesPanel({ report, thisYear, outcomes, evidence, refused, values }: Props) {
  const site = useSiteName();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const returned = outcomes.find(({ returnedReason }) => returnedReason)?.returnedReason;
  return (
    <Panel id="resultados" title={m.listing_outcomes_title()}>
      <p className="text-ink-2">{m.listing_outcomes_text()}</p>
      <ReportChoice report={report} thisYear={thisYear} />
      <div
        onInput={(event) => {
          const { name, value } = event.target as HTMLInputElement;
          setTyped((before) => ({ ...before, [name]: value }));
        }}
        className="grid gap-4"
      >
        <input type="hidden" name="anio" value={report.year} />
        <input type="hidden" name="ovulos" value={report.eggSource} />
        <div aria-hidden className={`-mb-4 hidden gap-x-4 border-t py-2.5 text-ink-2 text-sm lg:grid ${OUTCOME_COLUMNS}`}>
          <span>{m.listing_outcomes_column_age()}</span>
          {FIGURES.map((figure) => (
            <span key={figure} className="text-right">
              {figureNames[figure]()}
            </span>
          ))}
          <span className="num flex justify-between">
            <span>{formatPercent(0)}</span>
            <span>35</span>
            <span>{formatPercent(0.7)}</span>
          </span>
          <span className="text-right">{m.listing_outcomes_column_seen()}</span>
        </div>
        <div className="grid border-t">
          {AGE_BANDS.map((band) => {
            const stored = outcomes.find(({ ageBand }) => ageBand === band);
            const held = Object.fromEntries(FIGURES.map((figure) => [figure, values.text(`${figure}-${band}`)])) as Record<
              (typeof FIGURES)[number],
              string
            >;
            const now = readRow(band, (figure) => typed[`${figure}-${band}`] ?? held[figure]);
            return <OutcomeRow key={band} band={band} values={held} now={now} stored={stored} />;
          })}
        </div>
        {evidence.map(({ id, fileName, uploadedAt }) => (
          <p key={id} className="flex items-start gap-3">
            <FileCheck className="mt-0.5 size-5 flex-none text-ok" />
            <span className="min-w-0">
              <a href={href(`/dashboard/provider/documentos/${id}`)} download className="link font-semibold wrap-anywhere">
                {fileName}
              </a>
              <span className="block text-ink-2 text-sm">{m.listing_outcomes_evidence_state({ site, day: formatDate(uploadedAt) })}</span>
            </span>
          </p>
        ))}
        <Field
          label={m.listing_outcomes_evidence()}
          hint={outcomes.some(({ evidence }) => evidence) ? m.listing_outcomes_evidence_have() : m.listing_outcomes_evidence_hint({ site })}
          error={refused}
          optionalWord={m.listing_optional()}
        >
          {(control) => (
            <FileInput {...control} key={evidence.map(({ id }) => id).join()} name="prueba" accept=".pdf,image/jpeg,image/png,image/webp" />
          )}
        </Field>
        {returned && <Note kind="error">{m.verification_outcomes_returned({ reason: returned })}</Note>}
        <Note kind="caution">
          <p>{m.listing_outcomes_unchecked()}</p>
        </Note>
      </div>
    </Panel>
  );
}

/** Which year and eggs. Each leads to another page, which asks first when something here is not saved. */
function ReportChoice({ report, thisYear }: Pick<Props, "report" | "thisYear">) {
  const to = (asked: OutcomeReport) => `?${new URLSearchParams({ anio: String(asked.year), ovulos: asked.eggSource })}#resultados`;
  return (
    <div className="grid gap-3">
      <nav aria-label={m.listing_outcomes_eggs()} className="flex flex-wrap gap-2">
        {(["own", "donor"] as const).map((eggSource) => (
          <a
            key={eggSource}
            href={to({ ...report, eggSource })}
            aria-current={eggSource === report.eggSource ? "page" : undefined}
            className={CHOICE}
          >
            {eggSource === "own" ? m.listing_outcomes_own() : m.listing_outcomes_donor()}
          </a>
        ))}
      </nav>
      <nav aria-label={m.listing_outcomes_year()} className="flex flex-wrap gap-2">
        {reportYears(thisYear).map((year) => (
          <a
            key={year}
            href={to({ ...report, year })}
            aria-current={year === report.year ? "page" : undefined}
            className={clsx(CHOICE, "num")}
          >
            {year}
          </a>
        ))}
      </nav>
    </div>
  );
}

const CHOICE =
  "inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line-strong px-4 font-medium text-ui no-underline hover:border-brand aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:text-on-tonal aria-[current]:edge-brand";
