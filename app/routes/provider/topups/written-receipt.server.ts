import { receiptAmounts, receiptNotes, receiptParties } from "#app/components/topups/receipt-lines.ts";
import { factStrip, letterhead, note, subheading, totalBar, twoNotes } from "#app/paper/parts.server.ts";
import { Sheet } from "#app/paper/sheet.server.ts";
import { table } from "#app/paper/table.server.ts";
import type { Site } from "#domain/content/site.ts";
import type { FiscalDocument } from "#domain/invoicing/fiscal.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { FISCAL_TYPE_NAMES } from "#texts/invoicing.ts";

/** Writes the receipt of a fiscal document on one sheet. `url` is its page. */
export function receiptPdf(document: FiscalDocument, site: Site, url: string): Promise<Buffer> {
  const { type, number, issuedAt, sequenceExpiresOn, reference } = document;
  const title = FISCAL_TYPE_NAMES[type]();
  const sheet = new Sheet({ title: `${title} ${number}`, subject: title, author: document.issuer.name });
  const [issuer, buyer] = receiptParties(document);
  letterhead(sheet, { brand: site.name, sender: issuer!.lines, title, subtitle: `${m.invoicing_number()} ${number}`, sun: 0.35 });
  factStrip(sheet, [
    { label: m.invoicing_number(), value: number },
    { label: m.invoicing_issued(), value: formatDate(issuedAt) },
    ...(sequenceExpiresOn ? [{ label: m.invoicing_valid_until(), value: formatDate(sequenceExpiresOn) }] : []),
  ]);
  twoNotes(sheet, [issuer!, buyer!].map(({ label, lines }) => ({ label, value: lines.join("\n") })) as [Pair, Pair]);
  subheading(sheet, m.invoicing_item({ reference }));
  const amounts = receiptAmounts(document);
  table(
    sheet,
    [
      { label: "", share: 0.5 },
      { label: m.invoicing_usd(), share: 0.25, align: "right" },
      { label: m.invoicing_dop(), share: 0.25, align: "right" },
    ],
    amounts.map(({ label, usd, dop }, index) => ({
      cells: [{ text: label }, { text: usd, bold: index === amounts.length - 1 }, { text: dop, bold: index === amounts.length - 1 }],
    })),
  );
  const { label, usd, dop } = amounts.at(-1)!;
  totalBar(sheet, { label, note: `${m.invoicing_dop()} ${dop}`, value: `${m.invoicing_usd()} ${usd}` });
  for (const each of receiptNotes(document, site.name).slice(1)) note(sheet, each);
  return sheet.finish({
    url,
    bold: m.invoicing_paper_foot(),
    text: m.wallet_paper_foot_text({ email: site.email }),
    page: (page, pages) => m.invoicing_page({ page, pages }),
  });
}

type Pair = { label: string; value: string };
