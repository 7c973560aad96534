import { band } from "#app/paper/charts.server.ts";
import { factStrip, letterhead, note, paragraph, subheading, totalBar } from "#app/paper/parts.server.ts";
import { Sheet } from "#app/paper/sheet.server.ts";
import { type Cell, type Column, type TableRow, table } from "#app/paper/table.server.ts";
import type { Site } from "#domain/content/site.ts";
import type { AskedOutcomes } from "#domain/quotes/beyond-price.server.ts";
import { axisTo } from "#domain/quotes/path-axis.ts";
import type { QuotesForService, QuotingCenter } from "#domain/quotes/patient-quotes.server.ts";
import { compareQuotes, QUOTE_PARTS, type QuoteLine, totalOf } from "#domain/quotes/quote.ts";
import { costOfPath, costsOfPaths, coursesOf, PATHS } from "#domain/quotes/quote-paths.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber, formatPhone } from "#platform/format.ts";
import { formatUsd, formatUsdRange, USD } from "#platform/money.ts";
import { inALine } from "#texts/choice-names.ts";
import { medicationText } from "#texts/medication.ts";
import { answerText, birthsCount, birthsLabel, birthsText, PART_NAMES, PATH_NAMES, totalText, validityText } from "#texts/quotes.ts";

/** More columns would be too narrow to read, so further centers follow in another table. */
const COLUMNS = 3;

interface QuotesPaper {
  site: Site;
  /** The page that always has the versions in force. */
  url: string;
  /** True when the address of that page opens it for everybody who has it. */
  signed: boolean;
  /** The day on which it is printed. */
  today: string;
}

/** Writes a patient's quotes for storing or printing: beside each other if there are several, then each on a sheet of its own. */
export function quotesPdf(groups: readonly QuotesForService[], { site, url, signed, today }: QuotesPaper): Promise<Buffer> {
  const sheet = new Sheet({ title: m.quotes_mine(), subject: m.quotes_pdf_day({ day: formatDate(today) }), author: site.name });
  let isFirst = true;
  const start = () => {
    if (!isFirst) sheet.pdf.addPage();
    isFirst = false;
  };
  for (const { service, centers, outcomes } of groups) {
    const name = service?.name ?? m.patients_request();
    if (centers.length > 1) {
      start();
      const sender = [site.name, site.email, site.phone];
      const subtitle = m.quotes_pdf_day({ day: formatDate(today) });
      letterhead(sheet, { brand: site.name, sender, title: m.quotes_pdf_title({ service: name }), subtitle, sun: 0.62 });
      for (let from = 0; from < centers.length; from += COLUMNS) compared(sheet, centers.slice(from, from + COLUMNS), outcomes, today);
      note(sheet, m.quotes_how_text());
    }
    for (const center of centers) {
      start();
      ownSheet(sheet, { center, service: name, brand: site.name, today });
    }
  }
  return sheet.finish({
    url,
    bold: signed ? m.quotes_pdf_foot() : m.quotes_pdf_foot_account(),
    text: m.quotes_pdf_foot_text({ site: site.name, email: site.email }),
    page: (page, pages) => m.quotes_pdf_page({ page, pages }),
  });
}

/** Writes one quote as its center sent it. */
function ownSheet(
  sheet: Sheet,
  { center, service, brand, today }: { center: QuotingCenter; service: string; brand: string; today: string },
) {
  const { name, city, number, quote, medication, beyond } = center;
  const { lines, version, sentAt, validUntil, visits, message } = quote;
  const sender = [name, ...(city ? [city] : []), ...(beyond.phone ? [formatPhone(beyond.phone)] : [])];
  letterhead(sheet, { brand, sender, title: m.quotes_pdf_one({ service }), subtitle: m.quotes_pdf_for({ number }), sun: 0.8 });
  factStrip(sheet, [
    { label: m.quotes_pdf_version(), value: formatNumber(version) },
    { label: m.quotes_pdf_sent(), value: formatDate(sentAt) },
    {
      label: validUntil !== null && validUntil < today ? m.quotes_pdf_expired() : m.quotes_valid_until(),
      value: validUntil === null ? m.quotes_no_limit() : formatDate(validUntil),
    },
    { label: m.quotes_visits(), value: visits === null ? m.quotes_missing() : formatNumber(visits) },
  ]);
  const columns: Column[] = [
    { label: m.quotes_pdf_line(), share: 0.4 },
    { label: m.quotes_pdf_note(), share: 0.34 },
    { label: m.quotes_pdf_usd(), share: 0.26, align: "right" },
  ];
  table(
    sheet,
    columns,
    QUOTE_PARTS.flatMap((part): TableRow[] => {
      const own = lines.filter((line) => line.part === part);
      if (own.length === 0) return [];
      const rows = own.map((line) => ({
        cells: [{ text: line.label }, { text: line.note ?? "", color: "ink2" as const }, amountCell(line)],
      }));
      return [{ group: PART_NAMES[part]() }, ...rows];
    }),
  );
  totalBar(sheet, {
    label: m.quotes_total(),
    note: [m.quotes_total_text(), medication && medicationText(medication)].filter(Boolean).join("; "),
    value: totalText(totalOf(lines)),
  });
  pathBand(sheet, lines);
  if (message) {
    subheading(sheet, m.quotes_pdf_message({ center: name }));
    paragraph(sheet, message);
  }
}

const amountCell = (line: QuoteLine): Cell =>
  line.kind === "price" && line.amountCents !== null
    ? { text: plainAmount(line.amountCents, line.highCents ?? line.amountCents), bold: true }
    : { text: answerText(line), color: "ink2" };

/** Writes an amount without its currency, which the head of its column names. */
const plainAmount = (low: number, high: number): string => formatUsdRange(low, high).replace(USD, "");

/** Draws what the path to a baby costs with this center's prices. It draws nothing for a treatment that alone leads to none. */
function pathBand(sheet: Sheet, lines: readonly QuoteLine[]) {
  const courses = coursesOf(lines);
  if (!courses) return;
  const { short, middle, long } = costsOfPaths(lines, courses);
  const { end, ticks } = axisTo(long.cents);
  const least = ({ cents, isLeast }: typeof short) => (isLeast ? m.quotes_total_from({ amount: formatUsd(cents) }) : formatUsd(cents));
  band(sheet, {
    label: m.quotes_paths_middle(),
    value: least(middle),
    low: short.cents / end,
    middle: middle.cents / end,
    high: long.cents / end,
    ticks: ticks.map((tick) => ({ at: tick / end, text: tick === 0 ? formatUsd(0) : formatNumber(tick / 100) })),
  });
  note(sheet, m.quotes_pdf_band({ short: least(short), long: least(long) }));
}

/** Writes quotes beside each other, line by line as on the screen. */
function compared(sheet: Sheet, centers: readonly QuotingCenter[], outcomes: AskedOutcomes | null, today: string) {
  const rows = compareQuotes(centers.map(({ quote }) => quote));
  const paths = coursesOf(rows);
  const share = 0.66 / COLUMNS;
  const columns: Column[] = [
    { label: m.quotes_prices_in(), share: 1 - share * centers.length },
    ...centers.map(({ name }) => ({ label: name, share, align: "right" as const, bold: true })),
  ];
  const row = (label: string, cells: readonly Cell[]): TableRow => ({ cells: [{ text: label }, ...cells] });
  table(sheet, columns, [
    row(
      m.quotes_pdf_sent(),
      centers.map(({ quote }) => ({ text: formatDate(quote.sentAt), note: validityText(quote, today) })),
    ),
    ...QUOTE_PARTS.flatMap((part): TableRow[] => {
      const own = rows.filter((each) => each.part === part);
      if (own.length === 0) return [];
      const cell = (line: QuoteLine | null): Cell =>
        line ? { ...amountCell(line), note: line.note } : { text: m.quotes_not_part(), color: "ink2" };
      return [{ group: PART_NAMES[part]() }, ...own.map(({ label, cells }) => row(label, cells.map(cell)))];
    }),
    row(
      m.quotes_total(),
      centers.map(({ quote, medication }) => ({
        text: totalText(totalOf(quote.lines)),
        bold: true,
        note: medication && medicationText(medication),
      })),
    ),
    ...(paths ? [{ group: m.quotes_paths() }] : []),
    ...PATHS.flatMap((path) => {
      if (!paths) return [];
      const costs = centers.map(({ quote }) => costOfPath(quote.lines, paths[path]));
      const text = ({ cents, isLeast }: (typeof costs)[number]) =>
        isLeast ? m.quotes_total_from({ amount: formatUsd(cents) }) : formatUsd(cents);
      return [
        row(
          PATH_NAMES[path](),
          costs.map((cost) => ({ text: text(cost) })),
        ),
      ];
    }),
    { group: m.quotes_beyond() },
    ...(outcomes
      ? [
          row(
            birthsLabel(outcomes),
            centers.map(({ beyond: { births } }) =>
              births
                ? { text: birthsCount(births.band), note: birthsText(births) }
                : { text: m.quotes_births_none(), color: "ink2" as const },
            ),
          ),
        ]
      : []),
    row(
      m.quotes_visits(),
      centers.map(({ quote: { visits } }) => ({ text: visits === null ? m.quotes_missing() : formatNumber(visits) })),
    ),
    row(
      m.quotes_payments(),
      centers.map(({ beyond: { payments } }) => ({ text: inALine(payments) || m.quotes_missing() })),
    ),
  ]);
}
