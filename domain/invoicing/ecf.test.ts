import { expect, test } from "vitest";
import { ecfXml } from "./ecf.ts";
import { type FiscalDocument, inPesos, taxOf } from "./fiscal.ts";

const invoice: FiscalDocument = {
  id: "11111111-1111-4111-8111-111111111111",
  number: "E310000000007",
  type: "E31",
  sequenceExpiresOn: "2027-12-31",
  providerId: "11111111-1111-4111-8111-111111111112",
  topUpId: "11111111-1111-4111-8111-111111111113",
  reference: "CU23456789",
  method: "bank",
  issuer: { taxId: "999999992", name: "Cuna & Cía.", address: "Calle 1" },
  buyer: { taxId: "999999982", name: "Luna", address: "Calle 2" },
  netCents: 100_05,
  taxCents: taxOf(100_05, 1800),
  taxBasisPoints: 1800,
  rate: { dop: 62.3475, on: "2026-11-20", source: "Banco Central" },
  issuedAt: new Date("2026-11-21T02:30:00Z"),
  modifies: null,
  reason: null,
  demo: false,
};
const elements = (xml: string) => [...xml.matchAll(/<(\w+)>/g)].map(([, name]) => name!);
const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1];

test("an invoice has the fields of its type, in the order of the schema, on the day of Santo Domingo", () => {
  const xml = ecfXml(invoice);
  expect(elements(xml).slice(3, 14).join(" ")).toBe(
    "IdDoc TipoeCF eNCF FechaVencimientoSecuencia IndicadorMontoGravado TipoIngresos TipoPago TablaFormasPago FormaDePago FormaPago MontoPago",
  );
  expect([valueIn(xml, "FechaEmision"), valueIn(xml, "FechaVencimientoSecuencia")]).toEqual(["20-11-2026", "31-12-2027"]);
  expect(xml).toContain("Cuna &amp; Cía.");
  expect(xml).not.toMatch(/Signature|FechaHoraFirma|InformacionReferencia|IndicadorNotaCredito/);
});

test("the sums agree, in pesos and in dollars", () => {
  const xml = ecfXml(invoice);
  const cents = (name: string) => Math.round(Number(valueIn(xml, name)) * 100);
  expect(cents("MontoTotal")).toBe(cents("MontoGravadoTotal") + cents("TotalITBIS"));
  expect([cents("MontoPago"), cents("MontoItem")]).toEqual([cents("MontoTotal"), cents("MontoGravadoTotal")]);
  expect(cents("MontoTotalOtraMoneda")).toBe(100_05 + 18_01);
  expect(cents("MontoGravadoTotal")).toBe(inPesos(100_05, 62.3475));
  expect([valueIn(xml, "TipoCambio"), valueIn(xml, "ITBIS1"), valueIn(xml, "FormaPago")]).toEqual(["62.3475", "18", "2"]);
});

test("a consumer's invoice names no end of its sequence, and a credit note what it undoes and how old that is", () => {
  const consumer = ecfXml({ ...invoice, number: "E320000000001", type: "E32", buyer: { taxId: null, name: "Luna", address: null } });
  expect(consumer).not.toMatch(/FechaVencimientoSecuencia|RNCComprador/);
  const undone = (issuedAt: string) =>
    ecfXml({
      ...invoice,
      number: "E340000000001",
      type: "E34",
      reason: "Pagó dos veces.",
      modifies: { id: invoice.id, number: invoice.number, issuedAt: new Date(issuedAt) },
    });
  const [young, old] = [undone("2026-11-01T12:00:00Z"), undone("2026-10-01T12:00:00Z")];
  expect([valueIn(young, "IndicadorNotaCredito"), valueIn(old, "IndicadorNotaCredito")]).toEqual(["0", "1"]);
  expect([valueIn(young, "NCFModificado"), valueIn(young, "FechaNCFModificado")]).toEqual(["E310000000007", "01-11-2026"]);
  expect(young).not.toMatch(/TablaFormasPago|FechaVencimientoSecuencia/);
});
