import BookOpen from "lucide-react/icons/book-open";
import { useSiteName } from "#app/root-data.ts";
import { Note } from "#app/ui/note.tsx";
import type { ReportedOutcomes } from "#domain/directory/center-detail.ts";
import type { EggSource } from "#domain/listing/outcome-rates.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { OutcomesByAge } from "./outcomes-by-age.tsx";
import { Section } from "./section.tsx";

const eggName: Record<EggSource, () => string> = { own: m.centers_outcomes_own, donor: m.centers_outcomes_donor };

/** Births per transfer by age, as the center reported them, or a sentence that it publishes none. */
export function Outcomes({ reported }: { reported: readonly ReportedOutcomes[] }) {
  const site = useSiteName();
  if (reported.length === 0) {
    return (
      <Section id="resultados" title={m.centers_outcomes_title()}>
        <Note kind="info">
          <b className="font-bold">{m.centers_outcomes_none_title()}</b>
          <p className="mt-1">{m.centers_outcomes_none({ site })}</p>
        </Note>
      </Section>
    );
  }
  return (
    <Section id="resultados" title={m.centers_outcomes_title()}>
      {reported.map((report) => (
        <div key={report.eggSource} className="grid gap-4">
          <div>
            <h3 className="title-4">{eggName[report.eggSource]()}</h3>
            <p className="text-ink-2">
              {m.centers_outcomes_period({ count: report.transfers, number: formatNumber(report.transfers), year: String(report.year) })}
            </p>
          </div>
          <OutcomesByAge report={report} />
        </div>
      ))}
      <Note kind="info" icon={<BookOpen />}>
        <h3 className="font-bold">{m.centers_outcomes_reading_title()}</h3>
        <p className="mt-1">{m.centers_outcomes_reading()}</p>
      </Note>
      {sources(reported, site).map((text) => (
        <p key={text} className="text-xs text-ink-3">
          {text}
        </p>
      ))}
    </Section>
  );
}

/** Says what was checked, in one line when it is the same for both. */
function sources(reported: readonly ReportedOutcomes[], site: string): string[] {
  const texts = reported.map(({ checkedOn }) =>
    checkedOn ? m.centers_outcomes_checked({ site, date: formatDate(checkedOn) }) : m.centers_outcomes_unchecked({ site }),
  );
  if (new Set(texts).size === 1) return [texts[0]!];
  return reported.map(({ eggSource }, index) => `${eggName[eggSource]()}. ${texts[index]}`);
}
