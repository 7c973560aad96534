import { DocumentWriter } from "#app/document-writer.server.ts";
import type { Statement } from "#domain/offers/wallet-statement.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents, formatUsdExact } from "#platform/money.ts";
import { ENTRY_NAMES, entryDetail } from "#texts/wallet.ts";

/** Writes a statement as a PDF: balances and sums, then each line. */
export function statementDocument(siteName: string, centerName: string, statement: Statement): Promise<Buffer> {
  const { from, to, openingCents, closingCents, entries } = statement;
  const title = m.wallet_statement_of({ center: centerName });
  const days = m.wallet_statement_days({ from: formatDate(from), to: formatDate(to) });
  const paper = new DocumentWriter({ title, subject: days, author: siteName });
  const sum = (of: (cents: number) => boolean) =>
    entries.reduce((total, { amountCents }) => total + (of(amountCents) ? Math.abs(amountCents) : 0), 0);
  paper.cover(siteName, title, days);
  paper.row(m.wallet_statement_opening(), formatUsdExact(openingCents));
  paper.row(m.wallet_statement_in(), formatUsdExact(sum((cents) => cents > 0)));
  paper.row(m.wallet_statement_out(), formatUsdExact(sum((cents) => cents < 0)));
  paper.row(m.wallet_statement_closing(), formatUsdExact(closingCents));
  paper.heading(m.wallet_entries());
  if (entries.length === 0) paper.paragraph(m.wallet_statement_none());
  for (const entry of entries) {
    const said = { detail: entryDetail(entry), amount: formatCents(entry.amountCents), balance: formatCents(entry.balanceCents) };
    paper.row(`${formatDate(entry.at)} · ${ENTRY_NAMES[entry.kind]()}`, m.wallet_statement_line(said));
  }
  paper.paragraph(m.wallet_statement_note(), { small: true });
  return paper.finish((page, pages) => m.wallet_statement_page({ site: siteName, page, pages }));
}
