import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import type { FiscalDocument } from "./fiscal.ts";

type Row = Omit<FiscalDocument, "issuer" | "buyer" | "rate" | "modifies"> & {
  issuer: FiscalDocument["issuer"];
  buyer: FiscalDocument["buyer"];
  rate: FiscalDocument["rate"];
  modifies: { id: string; number: string; issuedAt: string } | null;
};

/** Returns an issued document; null when there is none, or when it belongs to another center. */
export async function documentById(db: Db, id: string, providerId: string | "any"): Promise<FiscalDocument | null> {
  if (!isRowId(id)) return null;
  const [document] = await read(db, sql`d.id = ${id} and (${providerId} = 'any' or d.provider_id::text = ${providerId})`);
  return document ?? null;
}

/** Returns the documents of a payment, the invoice first. */
export const documentsOfTopUp = (db: Db, topUpId: string): Promise<FiscalDocument[]> => read(db, sql`d.top_up_id = ${topUpId}`);

async function read(db: Db, which: ReturnType<typeof sql>): Promise<FiscalDocument[]> {
  const { rows } = await sql<Row>`
    select d.id, d.number, d.type, d.sequence_expires_on as "sequenceExpiresOn", d.provider_id as "providerId", d.top_up_id as "topUpId",
      d.reference, d.method,
      json_build_object('taxId', d.issuer_tax_id, 'name', d.issuer_name, 'address', d.issuer_address) as issuer,
      json_build_object('taxId', d.buyer_tax_id, 'name', d.buyer_name, 'address', d.buyer_address) as buyer,
      d.net_cents::float8 as "netCents", d.tax_cents::float8 as "taxCents", d.tax_basis_points as "taxBasisPoints",
      json_build_object('dop', d.dop_rate, 'on', d.dop_rate_on, 'source', d.dop_rate_source) as rate,
      d.issued_at as "issuedAt", d.reason, s.demo,
      case when i.id is not null then json_build_object('id', i.id, 'number', i.number, 'issuedAt', i.issued_at) end as modifies
    from fiscal_documents d join fiscal_sequences s on s.id = d.sequence_id left join fiscal_documents i on i.id = d.modifies
    where ${which} order by d.issued_at, d.number`.execute(db);
  return rows.map(({ modifies, ...row }) => ({ ...row, modifies: modifies && { ...modifies, issuedAt: new Date(modifies.issuedAt) } }));
}
