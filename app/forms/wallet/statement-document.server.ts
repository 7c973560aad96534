import { steps } from "#app/paper/charts.server.ts";
import { factStrip, letterhead, note, paragraph, totalBar, twoNotes } from "#app/paper/parts.server.ts";
import { Sheet } from "#app/paper/sheet.server.ts";
import { table } from "#app/paper/table.server.ts";
import type { Site } from "#domain/content/site.ts";
import { formatTaxId } from "#domain/invoicing/tax-id.ts";
import type { Statement } from "#domain/offers/wallet-statement.server.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo, formatDate, formatLongMonth } from "#platform/format.ts";
import { formatCents, formatUsdExact } from "#platform/money.ts";
import { insideSentence } from "#texts/choice-names.ts";
import { ENTRY_NAMES, entryDetail } from "#texts/wallet.ts";

interface StatementPaper {
  site: Site;
  /** The issuer's tax number; null until an administrator sets it. */
  taxId: string | null;
  centerName: string;
  /** The page of the wallet. */
  url: string;
}

/** Writes a month of the wallet: balances and sums, each line, and the balance day by day. */
export function statementDocument(statement: Statement, { site, taxId, centerName, url }: StatementPaper): Promise<Buffer> {
  const { from, to, openingCents, closingCents, entries } = statement;
  const title = m.wallet_paper_title({ month: insideSentence(formatLongMonth(from)) });
  const days = m.wallet_statement_days({ from: formatDate(from), to: formatDate(to) });
  const sheet = new Sheet({ title: m.wallet_statement_of({ center: centerName }), subject: days, author: site.name });
  const sum = (of: (cents: number) => boolean) =>
    entries.reduce((total, { amountCents }) => total + (of(amountCents) ? Math.abs(amountCents) : 0), 0);
  const [into, out] = [sum((cents) => cents > 0), sum((cents) => cents < 0)];
  const sender = [site.name, ...(taxId ? [m.invoicing_tax_id_line({ id: formatTaxId(taxId) })] : []), site.email, site.phone];
  letterhead(sheet, { brand: site.name, sender, title, subtitle: m.wallet_paper_for({ center: centerName, days }), sun: 0.5 });
  factStrip(sheet, [
    { label: m.wallet_statement_opening(), value: formatUsdExact(openingCents) },
    { label: m.wallet_statement_in(), value: formatUsdExact(into) },
    { label: m.wallet_statement_out(), value: formatUsdExact(out) },
    { label: m.wallet_statement_closing(), value: formatUsdExact(closingCents) },
  ]);
  if (entries.length === 0) paragraph(sheet, m.wallet_statement_none());
  else {
    const amount = (cents: number) => (cents === 0 ? "" : formatCents(cents));
    table(
      sheet,
      [
        { label: m.wallet_paper_day(), share: 0.15 },
        { label: m.wallet_paper_detail(), share: 0.43 },
        { label: m.wallet_paper_out(), share: 0.14, align: "right" },
        { label: m.wallet_paper_in(), share: 0.14, align: "right" },
        { label: m.wallet_paper_balance(), share: 0.14, align: "right" },
      ],
      [
        ...entries.map((entry) => ({
          cells: [
            { text: formatDate(entry.at) },
            { text: ENTRY_NAMES[entry.kind](), note: entryDetail(entry) || null },
            { text: amount(Math.max(0, -entry.amountCents)) },
            { text: amount(Math.max(0, entry.amountCents)) },
            { text: formatCents(entry.balanceCents), bold: true },
          ],
        })),
        {
          cells: [
            { text: "" },
            { text: m.wallet_paper_total(), bold: true },
            { text: formatCents(out), bold: true },
            { text: formatCents(into), bold: true },
            { text: "" },
          ],
        },
      ],
    );
  }
  const closing = { label: m.wallet_paper_closing({ day: formatDate(to) }), note: centerName, value: formatUsdExact(closingCents) };
  totalBar(sheet, closing);
  if (entries.length > 0) {
    const dayOf = (at: Date) => Number(dayInSantoDomingo(at).slice(8));
    const point = (day: number, cents: number) => ({ day, cents, text: formatCents(cents) });
    const points = [point(1, openingCents), ...entries.map(({ at, balanceCents }) => point(dayOf(at), balanceCents))];
    steps(sheet, { label: m.wallet_paper_days(), points, days: Number(to.slice(8)) });
  }
  twoNotes(sheet, [
    { label: m.wallet_paper_prices(), value: m.wallet_paper_prices_text() },
    { label: m.wallet_paper_not_fiscal(), value: m.wallet_paper_not_fiscal_text() },
  ]);
  note(sheet, m.wallet_paper_corrections());
  return sheet.finish({
    url,
    bold: m.wallet_paper_foot(),
    text: m.wallet_paper_foot_text({ email: site.email }),
    page: (page, pages) => m.quotes_pdf_page({ page, pages }),
  });
}
