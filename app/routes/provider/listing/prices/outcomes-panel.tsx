import FileCheck from "lucide-react/icons/file-check";
import { useState } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { FIGURES, type OutcomeErrors, type OutcomeReport, readRow, reportYears } from "#domain/listing/outcome-figures.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import type { StoredOutcome } from "#domain/listing/outcomes.server.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { figureNames, OUTCOME_COLUMNS, OutcomeRow } from "./outcome-row.tsx";

interface Props {
  place: Place;
  /** Where the form posts to, so that the rest of the screen stays as it is. */
  action: string;
  report: OutcomeReport;
  thisYear: number;
  outcomes: readonly StoredOutcome[];
  /** The documents that prove them. */
  evidence: readonly ProviderDocument[];
  refused: {
    errors: OutcomeErrors;
    refused: string | null;
    values: PostedFields;
    published: number;
    report: OutcomeReport;
  } | null;
}

/** Births per transfer of one year, by age, with the interval moving while somebody types, and the file that proves them. */
export function OutcomesPanel({ place, action, report, thisYear, outcomes, evidence, refused }: Props) {
  const site = useSiteName();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const storedOrSent = (name: string, stored: string) => {
    const sent = refused?.values[name];
    return typeof sent === "string" ? sent : stored;
  };
  const returned = outcomes.find(({ returnedReason }) => returnedReason)?.returnedReason;
  return (
    <Panel id="resultados" title={m.listing_outcomes_title()}>
      <p className="text-ink-2">{m.listing_outcomes_text()}</p>
      <ReportChoice report={report} thisYear={thisYear} />
      {refused && refused.published > 0 && <p role="status">{m.listing_outcomes_done({ count: refused.published })}</p>}
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        onInput={(event) => {
          const { name, value } = event.target as HTMLInputElement;
          setTyped((before) => ({ ...before, [name]: value }));
        }}
        className="grid gap-4"
      >
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value="resultados" />
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
            <span>0 %</span>
            <span>35</span>
            <span>70 %</span>
          </span>
          <span className="text-right">{m.listing_outcomes_column_seen()}</span>
        </div>
        <div className="grid border-t">
          {AGE_BANDS.map((band) => {
            const stored = outcomes.find(({ ageBand }) => ageBand === band);
            const given = { punciones: stored?.retrievals, transferencias: stored?.transfers, nacimientos: stored?.births };
            const values = Object.fromEntries(
              FIGURES.map((figure) => [figure, storedOrSent(`${figure}-${band}`, given[figure] == null ? "" : String(given[figure]))]),
            ) as Record<(typeof FIGURES)[number], string>;
            const now = readRow(band, (figure) => typed[`${figure}-${band}`] ?? values[figure]);
            return <OutcomeRow key={band} band={band} values={values} now={now} stored={stored} />;
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
          error={refused?.refused}
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
        <Button type="submit" kind="primary" className="justify-self-start">
          {m.listing_outcomes_publish()}
        </Button>
      </Form>
    </Panel>
  );
}

/** The choice of year and eggs; it is a form of its own, since it only opens another page. */
function ReportChoice({ report, thisYear }: Pick<Props, "report" | "thisYear">) {
  return (
    <Form action="#resultados" preventScrollReset className="flex flex-wrap items-end gap-4">
      <Pills
        name="ovulos"
        legend={m.listing_outcomes_eggs()}
        defaultValue={report.eggSource}
        options={[
          { value: "own", label: m.listing_outcomes_own() },
          { value: "donor", label: m.listing_outcomes_donor() },
        ]}
      />
      <Field label={m.listing_outcomes_year()}>
        {(control) => (
          <Select
            {...control}
            name="anio"
            small
            defaultValue={String(report.year)}
            options={reportYears(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
          />
        )}
      </Field>
      <Button type="submit" kind="outline">
        {m.listing_outcomes_show()}
      </Button>
    </Form>
  );
}
