import { type FiscalDocument, inPesos } from "#domain/invoicing/fiscal.ts";
import { formatTaxId } from "#domain/invoicing/tax-id.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { formatCents } from "#platform/money.ts";
import { percentText } from "./percent-text.ts";

/** An amount of a document in dollars, and in pesos at the document's own rate. */
export interface ReceiptAmount {
  readonly label: string;
  readonly usd: string;
  readonly dop: string;
}

/** Returns the amounts of a document, the total last. */
export function receiptAmounts({ netCents, taxCents, taxBasisPoints, rate }: FiscalDocument): ReceiptAmount[] {
  const [net, tax] = [inPesos(netCents, rate.dop), inPesos(taxCents, rate.dop)];
  return [
    { label: m.invoicing_net(), usd: formatCents(netCents), dop: formatCents(net) },
    { label: m.invoicing_tax({ rate: percentText(taxBasisPoints) }), usd: formatCents(taxCents), dop: formatCents(tax) },
    { label: m.invoicing_total(), usd: formatCents(netCents + taxCents), dop: formatCents(net + tax) },
  ];
}

/** Returns the issuer and the buyer, each in lines. */
export function receiptParties({ issuer, buyer }: FiscalDocument): { label: string; lines: string[] }[] {
  const lines = ({ name, taxId, address }: FiscalDocument["buyer"]) => [
    name,
    ...(taxId ? [m.invoicing_tax_id_line({ id: formatTaxId(taxId) })] : []),
    ...(address ? [address] : []),
  ];
  return [
    { label: m.invoicing_issuer(), lines: lines(issuer) },
    { label: m.invoicing_buyer(), lines: lines(buyer) },
  ];
}

/**
 * Returns the other facts of a document: its purpose, the method of payment, the rate, the invoice that it cancels, and whether it is
 * only a demonstration.
 */
export function receiptNotes({ reference, method, rate, modifies, reason, demo }: FiscalDocument, site: string): string[] {
  return [
    m.invoicing_item({ reference }),
    `${m.invoicing_method()}: ${method === "bank" ? m.invoicing_method_bank() : m.invoicing_method_card()}`,
    m.invoicing_rate({ rate: formatNumber(rate.dop, 2), source: rate.source, day: formatDate(rate.on) }),
    ...(modifies ? [m.invoicing_modifies({ number: modifies.number, day: formatDate(modifies.issuedAt) })] : []),
    ...(reason ? [m.invoicing_reason({ reason })] : []),
    m.invoicing_unsigned({ site }),
    ...(demo ? [m.invoicing_demo()] : []),
  ];
}
