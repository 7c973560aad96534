import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { documentById, documentsOfTopUp } from "./document-queries.server.ts";
import { fiscalProfileOf, saveFiscalProfile } from "./fiscal-profile.server.ts";
import { issueDueDocuments, oweDocument } from "./issue-documents.server.ts";
import { issuerOf } from "./issuer.server.ts";
import { addSequence, fiscalSequences, waitingDocuments } from "./sequences.server.ts";
import { itbisToday } from "./tax-rate.server.ts";

const opened = await testContext();
const ctx = { ...opened, gateway: openSandbox(opened.keys) };
const { db } = ctx;
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const LIA = "admin:lia";
const far = "2099-12-31";
const buyer = { taxId: "999999982", name: "Luna, S. R. L.", address: "Calle El Sol 1" };

const setting = (key: string, value: object) =>
  sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
const issuer = { rnc: "999-99999-2", name: "Cuna", address: "Santo Domingo" };
const today = async () =>
  (await sql<{ day: string }>`select (now() at time zone 'America/Santo_Domingo')::date as day`.execute(db)).rows[0]!.day;

beforeEach(async () => {
  for (const table of ["fiscal_due", "fiscal_documents", "fiscal_sequences", "fiscal_profiles"])
    await sql`delete from ${sql.table(table)}`.execute(owner);
  await setting("fiscal_issuer", issuer);
  await setting("exchange_rates", { dop: { rate: 62.5, on: await today(), source: "Banco Central" } });
});

/** Asks for a top-up of a new center, for which documents may then be owed. */
async function asked() {
  const { member, center } = await aBuyer(ctx);
  const outcome = await askTopUp(ctx, member, { netCents: 100_00, method: "card" });
  if (outcome?.outcome !== "asked") throw new Error(outcome?.outcome);
  return { member, center, topUpId: outcome.id };
}
const owe = (topUpId: string, kind: "invoice" | "credit-note" = "invoice", reason: string | null = null) =>
  db.transaction().execute((tx) => oweDocument(tx, { topUpId, kind, reason }, paidTopUp));
const range = (type: "E31" | "E32" | "E34", first: number, last: number, expiresOn: string | null = type === "E31" ? far : null) =>
  addSequence(ctx, { type, first, last, expiresOn }, LIA, paidTopUp);

test("a document waits for what it lacks, stays owed, and is issued once that is there", async () => {
  const { topUpId } = await asked();
  await sql`delete from settings where key in ('fiscal_issuer', 'exchange_rates')`.execute(db);
  expect(await owe(topUpId, "credit-note")).toEqual({ outcome: "waits", for: "invoice" });
  expect(await owe(topUpId)).toEqual({ outcome: "waits", for: "issuer" });
  expect(await waitingDocuments(db)).toEqual({ count: 2, since: expect.any(Date) });
  await setting("fiscal_issuer", issuer);
  expect(await issueDueDocuments(ctx, paidTopUp)).toBe(0);
  expect(await owe((await asked()).topUpId)).toEqual({ outcome: "waits", for: "rate" });
  await setting("exchange_rates", { dop: { rate: 62.5, on: await today(), source: "Banco Central" } });
  expect(await issueDueDocuments(ctx, paidTopUp)).toBe(0);
  expect(await owe((await asked()).topUpId)).toEqual({ outcome: "waits", for: "sequence" });
  await range("E32", 1, 9);
  // The credit note has its invoice now, and no range of its own.
  expect(await waitingDocuments(db)).toMatchObject({ count: 1 });
  expect(await documentsOfTopUp(db, topUpId)).toHaveLength(1);
  await range("E34", 1, 9);
  expect(await waitingDocuments(db)).toEqual({ count: 0, since: null });
  expect((await documentsOfTopUp(db, topUpId)).map(({ number }) => number)).toEqual(["E320000000001", "E340000000001"]);
});

test("an invoice says who sold, who bought, what was paid and at which rate; a consumer has neither number nor address", async () => {
  const { member, center, topUpId } = await asked();
  await range("E31", 1, 9);
  await range("E32", 1, 9);
  await owe(topUpId);
  const [consumer] = await documentsOfTopUp(db, topUpId);
  expect(consumer).toMatchObject({
    ...{ type: "E32", number: "E320000000001", providerId: center.id, topUpId, method: "card", netCents: 100_00, taxCents: 18_00 },
    ...{ taxBasisPoints: 1800, sequenceExpiresOn: null, modifies: null, reason: null, demo: false },
    issuer: { taxId: "999999992", name: "Cuna", address: "Santo Domingo" },
    buyer: { taxId: null, name: center.name, address: null },
    rate: { dop: 62.5, on: await today(), source: "Banco Central" },
  });
  expect(await documentById(db, consumer!.id, center.id)).toEqual(consumer);
  expect(await documentById(db, consumer!.id, "any")).toEqual(consumer);
  for (const [id, providerId] of [
    [consumer!.id, randomUUID()],
    [randomUUID(), center.id],
    ["no-id", "any"],
  ] as const)
    expect(await documentById(db, id, providerId)).toBeNull();

  const second = await askTopUp(ctx, member, { netCents: 200_00, method: "card" });
  const other = second?.outcome === "asked" ? second.id : "";
  expect(await saveFiscalProfile(ctx, member, buyer)).toBe("saved");
  await owe(other);
  expect(await documentsOfTopUp(db, other)).toMatchObject([{ type: "E31", buyer, sequenceExpiresOn: far, netCents: 200_00 }]);
  expect(await documentsOfTopUp(db, topUpId)).toHaveLength(1);
  const log = db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", consumer!.id);
  expect(await log.execute()).toEqual([{ actor: "worker", action: "fiscal.issued", detail: { number: "E320000000001" } }]);
});

test("a credit note names the buyer of its invoice, whoever the center is today, and why", async () => {
  const { member, topUpId } = await asked();
  for (const type of ["E31", "E32", "E34"] as const) await range(type, 1, 9);
  await saveFiscalProfile(ctx, member, buyer);
  await owe(topUpId);
  await saveFiscalProfile(ctx, member, { ...buyer, name: "Otro nombre" });
  expect(await fiscalProfileOf(db, member.providerId)).toEqual({ ...buyer, name: "Otro nombre" });
  expect(await fiscalProfileOf(db, randomUUID())).toBeNull();
  expect(await owe(topUpId, "credit-note", "Pagó dos veces.")).toEqual({ outcome: "issued", number: "E340000000001" });
  const [invoice, credit] = await documentsOfTopUp(db, topUpId);
  expect(credit).toMatchObject({ type: "E34", buyer, reason: "Pagó dos veces.", modifies: { id: invoice!.id, number: invoice!.number } });
  expect(credit!.modifies!.issuedAt).toEqual(invoice!.issuedAt);
});

test("numbers come from the lowest range that is not used up and has not expired; its last day counts", async () => {
  const day = await today();
  await range("E32", 50, 50, day);
  await range("E32", 10, 11, "2020-01-01");
  await range("E32", 70, 79);
  const numbers: string[] = [];
  for (let count = 0; count < 3; count++) {
    const outcome = await owe((await asked()).topUpId);
    numbers.push(outcome.outcome === "issued" ? outcome.number : outcome.for);
  }
  expect(numbers).toEqual(["E320000000050", "E320000000070", "E320000000071"]);
  expect((await fiscalSequences(db)).map(({ first, next, last, expired, demo }) => [first, next, last, expired, demo])).toEqual([
    [10, 10, 11, true, false],
    [70, 72, 79, false, false],
    [50, 51, 50, false, false],
  ]);
  expect(await addSequence(ctx, { type: "E32", first: 79, last: 90, expiresOn: null, demo: true }, LIA, paidTopUp)).toBe("overlaps");
  expect(await addSequence(ctx, { type: "E34", first: 79, last: 90, expiresOn: null, demo: true }, LIA, paidTopUp)).toBe("added");
  const log = db
    .selectFrom("audit_log")
    .select("detail")
    .where("action", "=", "fiscal.sequence_added")
    .where("actor", "=", LIA)
    .orderBy("id", "desc");
  expect((await log.executeTakeFirst())?.detail).toEqual({ type: "E34", first: 79, last: 90, expiresOn: null });
  await expect(range("E32", 5, 4)).rejects.toThrow("fiscal_sequences");
});

test("nothing is issued by somebody without a number, a name or an address, and the tax is that of the day", async () => {
  expect(await issuerOf(db)).toEqual({ taxId: "999999992", name: "Cuna", address: "Santo Domingo" });
  for (const damaged of [{ ...issuer, rnc: "999999991" }, { ...issuer, name: " " }, { ...issuer, address: "" }, { rnc: issuer.rnc }]) {
    await setting("fiscal_issuer", damaged);
    expect(await issuerOf(db)).toBeNull();
  }
  await setting("itbis", { percent: 16, source: "Ley 1-27", next: { percent: 15, source: "Ley 2-30", from: "2099-01-01" } });
  expect(await itbisToday(db)).toEqual({ basisPoints: 1600, source: "Ley 1-27" });
  await setting("itbis", { percent: 16, source: "Ley 1-27", next: { percent: 15, source: "Ley 2-30", from: await today() } });
  expect(await itbisToday(db)).toEqual({ basisPoints: 1500, source: "Ley 2-30" });
});
