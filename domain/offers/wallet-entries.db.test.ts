import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { transferId } from "#domain/wallet/ledger.ts";
import { spendingByWeek } from "#domain/wallet/spending.server.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addCenter } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { type EntryFilter, walletEntries } from "./wallet-entries.server.ts";
import { monthsOf, statementOf } from "./wallet-statement.server.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const ALL: EntryFilter = { kinds: [], from: null, to: null };

const center = async () => (await addCenter(ctx, `billetera-${randomUUID().slice(0, 8)}`)).id;

/** Moves money as if it had happened at that moment. */
async function movedAt(at: string, providerId: string, cents: number, how: Parameters<typeof moved>[3] = {}): Promise<string> {
  const id = how.id ?? randomUUID();
  await moved(ctx, providerId, cents, { ...how, id });
  for (const [table, column] of [
    ["ledger_entries", "transfer_id"],
    ["ledger_transfers", "id"],
  ] as const)
    await sql`update ${sql.table(table)} set at = ${at}::timestamptz where ${sql.ref(column)} = ${id}`.execute(owner);
  return id;
}

test("pages follow each other without a gap, in every filter, and each line has the balance that it left", async () => {
  const id = await center();
  await moved(ctx, id, 100_000);
  for (let i = 1; i <= 12; i++) await moved(ctx, id, i % 3 === 0 ? 100 : -100 * i, { kind: i % 3 === 0 ? "refund" : "purchase" });
  for (const kinds of [[], ["purchase"], ["purchase", "top_up"]] as EntryFilter["kinds"][]) {
    const whole = (await walletEntries(ctx.db, id, { ...ALL, kinds }, { size: 100 }))!;
    const paged: typeof whole.entries = [];
    for (let more = true, before: string | null = null; more; before = paged.at(-1)!.id) {
      const page: typeof whole = (await walletEntries(ctx.db, id, { ...ALL, kinds }, { before, size: 4 }))!;
      paged.push(...page.entries);
      more = page.more;
    }
    expect(paged).toEqual(whole.entries);
    expect(new Set(paged.map(({ kind }) => kind))).toEqual(new Set(kinds.length > 0 ? kinds : ["purchase", "refund", "top_up"]));
    if (kinds.length > 0) continue;
    expect(paged).toHaveLength(13);
    for (const [index, { balanceCents, amountCents }] of paged.entries())
      expect(balanceCents - amountCents).toBe(paged[index + 1]?.balanceCents ?? 0);
  }
});

test("a line of another wallet, or none, is no place to go on from", async () => {
  const [id, other] = [await center(), await center()];
  await moved(ctx, id, 500);
  const theirs = randomUUID();
  await moved(ctx, other, 500, { id: theirs });
  for (const before of [theirs, randomUUID(), "1", "\0", ""])
    expect(await walletEntries(ctx.db, id, ALL, { before, size: 4 }), before).toBeNull();
  expect(await walletEntries(ctx.db, await center(), ALL, { size: 4 })).toEqual({ entries: [], more: false });
});

test("days are those of Santo Domingo, both included; a statement begins with what the month before left", async () => {
  const id = await center();
  await movedAt("2026-09-30T16:00:00Z", id, 10_000);
  // 11 p. m. on the last of September, and 0:30 a. m. on the first of October.
  await movedAt("2026-10-01T03:00:00Z", id, -1800);
  await movedAt("2026-10-01T04:30:00Z", id, -700);
  await movedAt("2026-10-31T23:00:00Z", id, -1300);
  await movedAt("2026-11-01T04:00:00Z", id, 5000);
  const october = await statementOf(ctx.db, id, "2026-10");
  expect(october).toMatchObject({ from: "2026-10-01", to: "2026-10-31", openingCents: 8200, closingCents: 6200 });
  expect(october.entries.map(({ amountCents }) => amountCents)).toEqual([-700, -1300]);
  const between = async (from: string | null, to: string | null) =>
    (await walletEntries(ctx.db, id, { kinds: [], from, to }, { size: 9 }))!.entries.map(({ amountCents }) => amountCents);
  expect(await between("2026-09-30", "2026-09-30")).toEqual([-1800, 10_000]);
  expect(await between("2026-10-02", null)).toEqual([5000, -1300]);
  expect(await between(null, "2026-09-29")).toEqual([]);
  expect(await between("2026-12-01", null)).toEqual([]);
  expect(await monthsOf(ctx.db, id)).toEqual(["2026-11", "2026-10", "2026-09"]);
  expect(await statementOf(ctx.db, id, "2027-01")).toMatchObject({ openingCents: 11_200, closingCents: 11_200, entries: [] });
  expect(await statementOf(ctx.db, id, "2026-01")).toMatchObject({ openingCents: 0, closingCents: 0, entries: [] });
});

test("a week's spending is what was paid in it; what came back later counts in that week, and what we paid counts nowhere", async () => {
  const id = await center();
  const subject = (offer: string) => ({ type: "offer", id: offer });
  const [bought, returned, welcome] = [randomUUID(), randomUUID(), randomUUID()];
  const { rows } = await sql<{ monday: string; earlier: string }>`
    select to_char(monday, 'YYYY-MM-DD') as monday, to_char(monday - interval '2 weeks', 'YYYY-MM-DD') as earlier
    from (select date_trunc('week', now() at time zone 'America/Santo_Domingo') as monday) this`.execute(ctx.db);
  const { monday, earlier } = rows[0]!;
  await movedAt(`${earlier}T04:00:00Z`, id, 10_000);
  // The first instant of a Monday is its week's, also of the oldest one that is shown.
  await movedAt(`${earlier}T04:00:00Z`, id, -100);
  await movedAt(`${monday}T04:00:00Z`, id, -200);
  await movedAt(`${earlier}T05:00:00Z`, id, -1800, { id: bought, subject: subject(bought) });
  await movedAt(`${earlier}T06:00:00Z`, id, -1300, { id: returned, subject: subject(returned) });
  await movedAt(`${monday}T05:00:00Z`, id, 1300, {
    id: transferId("refund", returned),
    kind: "refund",
    own: "revenue",
    subject: subject(returned),
  });
  await movedAt(`${monday}T06:00:00Z`, id, 3200, {
    id: transferId("welcome", welcome),
    kind: "welcome",
    own: "promotions",
    subject: subject(welcome),
  });
  await movedAt(`${monday}T06:00:00Z`, id, -3200, { id: welcome, subject: subject(welcome) });
  const weeks = await spendingByWeek(ctx.db, id, 3);
  expect(weeks.map(({ paidCents, returnedCents }) => [paidCents, returnedCents])).toEqual([
    [3200, 1300],
    [0, 0],
    [200, 0],
  ]);
  expect([weeks[0]!.from, weeks[2]!.from]).toEqual([earlier, monday]);
});
