import { create } from "xmlbuilder2";
import { dayInSantoDomingo } from "#platform/format.ts";
import { plainAmount } from "#platform/money.ts";
import { type FiscalDocument, inPesos } from "./fiscal.ts";

const CREDIT_DAYS = 30;
const DAY_MS = 86_400_000;

type Fields = Record<string, unknown>;

/**
 * Writes a document in the format of the DGII (e-CF 1.0), which a certified issuer signs and sends: `FechaHoraFirma` and `Signature` are
 * added there. Amounts are in pesos, as the format requires, with the dollars beside them.
 */
export function ecfXml(document: FiscalDocument): string {
  const { netCents, taxCents, rate, type, buyer, issuer } = document;
  const net = inPesos(netCents, rate.dop);
  const tax = inPesos(taxCents, rate.dop);
  const item = {
    NumeroLinea: 1,
    IndicadorFacturacion: 1, // rate 1 is the general one
    NombreItem: "Recarga de billetera",
    IndicadorBienoServicio: 2,
    DescripcionItem: `Saldo para abrir solicitudes, recarga ${document.reference}`,
    CantidadItem: "1.00",
    PrecioUnitarioItem: plainAmount(net),
    OtraMonedaDetalle: { PrecioOtraMoneda: plainAmount(netCents), MontoItemOtraMoneda: plainAmount(netCents) },
    MontoItem: plainAmount(net),
  };
  const ecf: Fields = {
    Encabezado: {
      Version: "1.0",
      IdDoc: idOf(document),
      Emisor: {
        RNCEmisor: issuer.taxId,
        RazonSocialEmisor: issuer.name,
        DireccionEmisor: issuer.address,
        NumeroFacturaInterna: document.reference,
        FechaEmision: day(document.issuedAt),
      },
      Comprador: {
        ...(buyer.taxId && { RNCComprador: buyer.taxId }),
        RazonSocialComprador: buyer.name,
        ...(buyer.address && { DireccionComprador: buyer.address }),
      },
      Totales: {
        MontoGravadoTotal: plainAmount(net),
        MontoGravadoI1: plainAmount(net),
        ITBIS1: document.taxBasisPoints / 100,
        TotalITBIS: plainAmount(tax),
        TotalITBIS1: plainAmount(tax),
        MontoTotal: plainAmount(net + tax),
      },
      OtraMoneda: {
        TipoMoneda: "USD",
        TipoCambio: rate.dop.toFixed(4),
        MontoGravadoTotalOtraMoneda: plainAmount(netCents),
        MontoGravado1OtraMoneda: plainAmount(netCents),
        TotalITBISOtraMoneda: plainAmount(taxCents),
        TotalITBIS1OtraMoneda: plainAmount(taxCents),
        MontoTotalOtraMoneda: plainAmount(netCents + taxCents),
      },
    },
    DetallesItems: { Item: item },
    ...(type === "E34" && { InformacionReferencia: referenceOf(document) }),
  };
  return create({ version: "1.0", encoding: "utf-8" }).ele({ ECF: ecf }).end({ prettyPrint: true });
}

/**
 * Returns the fields of IdDoc, which differ by type: only E31 has the end of its sequence, only E34 its age, and E34 has no method of
 * payment.
 */
function idOf({ type, number, sequenceExpiresOn, method, netCents, taxCents, rate, issuedAt, modifies }: FiscalDocument): Fields {
  const old = modifies !== null && issuedAt.getTime() - modifies.issuedAt.getTime() > CREDIT_DAYS * DAY_MS;
  const paid = inPesos(netCents, rate.dop) + inPesos(taxCents, rate.dop);
  return {
    TipoeCF: type.slice(1),
    eNCF: number,
    ...(type === "E31" && { FechaVencimientoSecuencia: dayOf(sequenceExpiresOn!) }),
    ...(type === "E34" && { IndicadorNotaCredito: old ? 1 : 0 }),
    IndicadorMontoGravado: 0,
    TipoIngresos: "01",
    TipoPago: 1,
    ...(type !== "E34" && { TablaFormasPago: { FormaDePago: { FormaPago: method === "bank" ? 2 : 3, MontoPago: plainAmount(paid) } } }),
  };
}

/** Code 1 means that the credit note cancels the whole invoice. */
const referenceOf = ({ modifies, reason }: FiscalDocument): Fields => ({
  NCFModificado: modifies!.number,
  FechaNCFModificado: day(modifies!.issuedAt),
  CodigoModificacion: 1,
  ...(reason && { RazonModificacion: reason.slice(0, 90) }),
});

const day = (moment: Date) => dayOf(dayInSantoDomingo(moment));
const dayOf = (day: string) => day.split("-").reverse().join("-");
