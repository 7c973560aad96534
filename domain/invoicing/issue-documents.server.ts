import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { type FiscalType, fiscalNumber, type Waiting } from "./fiscal.ts";
import { fiscalProfileOf } from "./fiscal-profile.server.ts";
import { issuerOf } from "./issuer.server.ts";

interface Due {
  topUpId: string;
  kind: "invoice" | "credit-note";
  reason: string | null;
}

/** What a document says about its payment. */
export interface PaidTopUp {
  readonly providerId: string;
  readonly method: string;
  readonly reference: string;
  readonly netCents: number;
  readonly taxCents: number;
  readonly taxBasisPoints: number;
}

/** Reads a payment from the slice that owns it. */
export type ReadPaid = (tx: Tx, topUpId: string) => Promise<PaidTopUp>;

export type IssueOutcome = { outcome: "issued"; number: string } | { outcome: "waits"; for: Waiting };

/**
 * Notes in the transaction of a payment or of a refund that a document is due, and issues it if possible. Money never waits for a
 * number: a document that cannot be issued stays due.
 */
export async function oweDocument(tx: Tx, due: Due, paid: ReadPaid): Promise<IssueOutcome> {
  await tx.insertInto("fiscal_due").values({ top_up_id: due.topUpId, kind: due.kind, reason: due.reason }).execute();
  return issue(tx, due, paid);
}

/**
 * Issues the documents that are due, oldest first, each in its own transaction. Two workers issue each document once. Returns the number
 * of documents.
 */
export async function issueDueDocuments({ db }: Pick<Context, "db">, paid: ReadPaid): Promise<number> {
  const waiting = await db.selectFrom("fiscal_due").select(["top_up_id", "kind"]).orderBy("since").limit(500).execute();
  let issued = 0;
  for (const { top_up_id, kind } of waiting) {
    const outcome = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom("fiscal_due")
        .where("top_up_id", "=", top_up_id)
        .where("kind", "=", kind)
        .select(["top_up_id as topUpId", "kind", "reason"])
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      return due ? issue(tx, due as Due, paid) : null;
    });
    if (outcome?.outcome === "issued") issued++;
  }
  return issued;
}

async function issue(tx: Tx, { topUpId, kind, reason }: Due, paid: ReadPaid): Promise<IssueOutcome> {
  const topUp = await paid(tx, topUpId);
  const invoice = await tx
    .selectFrom("fiscal_documents")
    .select(["id", "number", "buyer_tax_id", "buyer_name", "buyer_address"])
    .where("top_up_id", "=", topUpId)
    .where("modifies", "is", null)
    .executeTakeFirst();
  if (kind === "credit-note" && !invoice) return { outcome: "waits", for: "invoice" };
  const issuer = await issuerOf(tx);
  if (!issuer) return { outcome: "waits", for: "issuer" };
  const { dop } = await exchangeRates(tx);
  if (!dop) return { outcome: "waits", for: "rate" };
  // A credit note names the buyer of its invoice.
  const buyer = kind === "credit-note" ? null : await fiscalProfileOf(tx, topUp.providerId);
  const type: FiscalType = kind === "credit-note" ? "E34" : buyer ? "E31" : "E32";
  const taken = await takeNumber(tx, type);
  if (!taken) return { outcome: "waits", for: "sequence" };
  const number = fiscalNumber(type, taken.number);
  const { name } = await tx.selectFrom("provider_profiles").select("name").where("id", "=", topUp.providerId).executeTakeFirstOrThrow();
  const named =
    kind === "credit-note"
      ? { buyer_tax_id: invoice!.buyer_tax_id, buyer_name: invoice!.buyer_name, buyer_address: invoice!.buyer_address }
      : { buyer_tax_id: buyer?.taxId ?? null, buyer_name: buyer?.name ?? name.slice(0, 150), buyer_address: buyer?.address ?? null };
  const { id } = await tx
    .insertInto("fiscal_documents")
    .values({
      number,
      type,
      sequence_id: taken.sequenceId,
      sequence_expires_on: taken.expiresOn,
      provider_id: topUp.providerId,
      top_up_id: topUpId,
      modifies: kind === "credit-note" ? invoice!.id : null,
      reason,
      issuer_tax_id: issuer.taxId,
      issuer_name: issuer.name,
      issuer_address: issuer.address,
      ...named,
      method: topUp.method,
      reference: topUp.reference,
      net_cents: topUp.netCents,
      tax_cents: topUp.taxCents,
      tax_basis_points: topUp.taxBasisPoints,
      dop_rate: dop.rate,
      dop_rate_on: dop.on,
      dop_rate_source: dop.source,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("fiscal_due").where("top_up_id", "=", topUpId).where("kind", "=", kind).execute();
  await record(tx, { actor: "worker", action: "fiscal.issued", subjectType: "fiscal_document", subjectId: id, detail: { number } });
  return { outcome: "issued", number };
}

/**
 * Takes the next number of a type. Every range of the type stays locked until the commit, so that numbers follow one another without a
 * gap, and a failed transaction gives its number back.
 */
async function takeNumber(tx: Tx, type: FiscalType): Promise<{ number: number; sequenceId: string; expiresOn: string | null } | null> {
  const { rows } = await sql<{ id: string; next: number; expiresOn: string | null }>`
    select id, next_number as next, expires_on as "expiresOn" from fiscal_sequences
    where type = ${type} and next_number <= last_number
      and (expires_on is null or expires_on >= (now() at time zone 'America/Santo_Domingo')::date)
    order by first_number for no key update`.execute(tx);
  const [range] = rows;
  if (!range) return null;
  await sql`update fiscal_sequences set next_number = next_number + 1 where id = ${range.id}`.execute(tx);
  return { number: Number(range.next), sequenceId: range.id, expiresOn: range.expiresOn };
}
