import PDFDocument from "pdfkit";
import { finishedPdf } from "#app/finished-pdf.server.ts";
import type { AskedOutcomes } from "#domain/quotes/beyond-price.server.ts";
import type { QuotesForService, QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { compareQuotes, QUOTE_PARTS, totalOf } from "#domain/quotes/quote.ts";
import { costOfPath, coursesOf, PATHS } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { inALine } from "#texts/choice-names.ts";
import { medicationText } from "#texts/medication.ts";
import { answerText, birthsCount, birthsLabel, birthsText, PART_NAMES, PATH_NAMES, totalText, validityText } from "#texts/quotes.ts";

/** More columns would be too narrow to read, so further centers follow in another table. */
const COLUMNS = 3;
const MARGIN = 40;
const SHADED = "#eff8fa";
const LINE = "#e4e1da";

/** Writes a patient's quotes as a file for storing or printing, line by line as on the screen. */
export function quotesPdf(groups: readonly QuotesForService[], today: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: "LETTER", margin: MARGIN, info: { Title: m.quotes_mine() }, lang: "es" });
  for (const [index, { service, centers, outcomes }] of groups.filter((group) => group.centers.length > 0).entries()) {
    if (index > 0) doc.addPage();
    doc
      .font("Helvetica-Bold")
      .fontSize(16)
      .text(m.quotes_pdf_title({ service: service?.name ?? m.patients_request() }));
    doc
      .font("Helvetica")
      .fontSize(9)
      .text(m.quotes_pdf_day({ day: formatDate(today) }))
      .moveDown();
    for (let from = 0; from < centers.length; from += COLUMNS) table(doc, centers.slice(from, from + COLUMNS), outcomes, today);
    doc.moveDown().text(m.quotes_how_text(), MARGIN);
  }
  return finishedPdf(doc);
}

function table(doc: PDFKit.PDFDocument, centers: readonly QuotingCenter[], outcomes: AskedOutcomes | null, today: string) {
  const rows = compareQuotes(centers.map(({ quote }) => quote));
  const heading = (words: string) => [
    { text: words, colSpan: centers.length + 1, backgroundColor: SHADED, font: { src: "Helvetica-Bold" } },
  ];
  const paths = coursesOf(rows) ?? undefined;
  const data = [
    [
      m.quotes_prices_in(),
      ...centers.map(({ name, quote }) => `${name}\n${m.quotes_sent_on({ day: formatDate(quote.sentAt) })}\n${validityText(quote, today)}`),
    ],
    ...QUOTE_PARTS.flatMap((part) => {
      const own = rows.filter((row) => row.part === part);
      if (own.length === 0) return [];
      return [
        heading(PART_NAMES[part]()),
        ...own.map(({ label, cells }) => [
          label,
          ...cells.map((cell) => (cell ? [answerText(cell), cell.note].filter(Boolean).join("\n") : m.quotes_not_part())),
        ]),
      ];
    }),
    [
      m.quotes_total(),
      ...centers.map(({ quote, medication }) =>
        [totalText(totalOf(quote.lines)), medication && medicationText(medication)].filter(Boolean).join("\n"),
      ),
    ],
    heading(m.quotes_beyond()),
    ...(outcomes
      ? [
          [
            birthsLabel(outcomes),
            ...centers.map(({ beyond: { births } }) =>
              births ? `${birthsCount(births.band)}\n${birthsText(births)}` : m.quotes_births_none(),
            ),
          ],
        ]
      : []),
    [m.quotes_visits(), ...centers.map(({ quote: { visits } }) => (visits === null ? m.quotes_missing() : String(visits)))],
    [m.quotes_payments(), ...centers.map(({ beyond: { payments } }) => inALine(payments) || m.quotes_missing())],
    ...(paths ? [heading(m.quotes_paths())] : []),
    ...PATHS.flatMap((path) => {
      if (!paths) return [];
      const costs = centers.map(({ quote }) => costOfPath(quote.lines, paths[path]));
      // The fonts built into every PDF reader lack «≥».
      return [
        [
          PATH_NAMES[path](),
          ...costs.map(({ cents, isLeast }) => (isLeast ? m.quotes_total_from({ amount: formatUsd(cents) }) : formatUsd(cents))),
        ],
      ];
    }),
  ];
  doc.table({
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: LINE, padding: 5 },
    columnStyles: ["*", ...centers.map(() => "*" as const)],
    data,
  });
  doc.moveDown();
}
