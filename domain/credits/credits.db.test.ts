import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { walletEntries } from "#domain/offers/wallet-entries.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";
import { askCredit } from "./ask-credit.server.ts";
import { ALONE_CENTS } from "./credit.ts";
import { waitingCredits } from "./credit-queries.server.ts";
import { lapseCredits, settleCredit } from "./settle-credit.server.ts";

const ctx = await testContext();
const { db } = ctx;
const [lia, maria] = [idOfPerson("lia"), idOfPerson("maria")];
await db.insertInto("user_roles").values({ user_id: maria, role: "money" }).execute();

const ask = (providerId: string, amountCents: number, { by = lia, id = randomUUID() } = {}) =>
  askCredit(ctx, { id, providerId, amountCents, motive: "ours", reason: "Dos ofertas salieron con otra hora.", by });
const settle = (id: string, by: string, signs = true) => settleCredit(ctx, { id, by, signs, note: "No consta." });
const linesOf = async (id: string) =>
  (await db.selectFrom("audit_log").select(["action", "actor"]).where("subject_id", "=", id).orderBy("id").execute()).map(
    ({ action, actor }) => `${action} ${actor}`,
  );
const waitingOf = async (providerId: string) => (await waitingCredits(db)).find((one) => one.providerId === providerId)!;
const noticesOf = async (providerId: string) =>
  (await db.selectFrom("notices").select("facts").where("provider_id", "=", providerId).where("kind", "=", "credit-given").execute()).map(
    ({ facts }) => facts,
  );

test("up to the limit one person gives it: it enters the wallet once, with its reason, its line and a notice", async () => {
  const { center } = await aBuyer(ctx);
  const before = await balanceOf(db, center.id);
  const id = randomUUID();
  expect(await ask(center.id, ALONE_CENTS, { id })).toBe("given");
  expect(await ask(center.id, ALONE_CENTS, { id }), "the same form again").toBe("given");
  expect(await balanceOf(db, center.id)).toBe(before + ALONE_CENTS);
  expect(await linesOf(id)).toEqual([`credit.given admin:${lia}`]);
  expect(await noticesOf(center.id)).toEqual([{ cents: ALONE_CENTS, reason: "Dos ofertas salieron con otra hora." }]);
  const { entries } = (await walletEntries(db, center.id, { kinds: ["credit"], from: null, to: null }, { size: 5 }))!;
  expect(entries).toMatchObject([
    { amountCents: ALONE_CENTS, other: "promotions", detail: { reason: "Dos ofertas salieron con otra hora." } },
  ]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("beyond the limit nothing moves until a second person signs, and who asked never does", async () => {
  const { center } = await aBuyer(ctx);
  const before = await balanceOf(db, center.id);
  const id = randomUUID();
  expect(await ask(center.id, ALONE_CENTS + 1, { id })).toBe("waits");
  expect(await ask(center.id, ALONE_CENTS + 1, { id }), "the same form again").toBe("waits");
  expect(await ask(center.id, ALONE_CENTS * 2), "one at a time").toBe("waiting");
  expect(await settle(id, lia)).toBe("own");
  expect(await balanceOf(db, center.id)).toBe(before);
  expect((await Promise.all([settle(id, maria), settle(id, maria)])).sort()).toEqual(["closed", "signed"]);
  expect(await balanceOf(db, center.id)).toBe(before + ALONE_CENTS + 1);
  expect(await linesOf(id)).toEqual([`credit.asked admin:${lia}`, `credit.signed admin:${maria}`]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("small credits of several people, even at the same time, give no more than one person may", async () => {
  const { center } = await aBuyer(ctx);
  const before = await balanceOf(db, center.id);
  const outcomes = await Promise.all([lia, maria, lia, maria].map((by) => ask(center.id, 20_00, { by })));
  expect(outcomes.filter((one) => one === "given")).toHaveLength(2);
  expect(await balanceOf(db, center.id)).toBe(before + 40_00);
  await sql`update credits set asked_at = asked_at - interval '31 days' where provider_id = ${center.id} and state = 'given'`.execute(db);
  const { id } = await waitingOf(center.id);
  expect(await settle(id, lia, false)).toBe("refused");
  expect(await ask(center.id, ALONE_CENTS), "a month later").toBe("given");
});

test("what is not signed, taken back or forgotten moves nothing; after its days nobody signs it", async () => {
  const { center } = await aBuyer(ctx);
  const before = await balanceOf(db, center.id);
  await ask(center.id, 80_00);
  const refused = await waitingOf(center.id);
  expect(await settle(refused.id, maria, false)).toBe("refused");
  expect(await settle(refused.id, maria)).toBe("closed");
  await ask(center.id, 80_00);
  const back = await waitingOf(center.id);
  expect(await settle(back.id, lia, false), "taken back by who asked").toBe("refused");
  await ask(center.id, 80_00);
  const { id } = await waitingOf(center.id);
  expect(await lapseCredits(ctx)).toBe(0);
  await sql`update credits set asked_at = asked_at - interval '12 days' where id = ${id}`.execute(db);
  expect(await settle(id, maria)).toBe("lapsed");
  expect(await lapseCredits(ctx)).toBe(1);
  expect(await linesOf(id)).toEqual([`credit.asked admin:${lia}`, "credit.lapsed worker"]);
  expect(await balanceOf(db, center.id)).toBe(before);
});

test("nobody is asked to sign who is not there, and a profile that nobody manages gets nothing", async () => {
  const { center } = await aBuyer(ctx);
  const alone = await addCenter(ctx, "sin-nadie");
  expect(await ask(alone.id, 10_00)).toBe("nobody");
  expect(await ask(randomUUID(), 10_00)).toBe("not-found");
  await db.updateTable("user_roles").set({ role: "support" }).where("user_id", "=", maria).execute();
  expect(await ask(center.id, 80_00)).toBe("nobody-signs");
  expect(await ask(center.id, 20_00)).toBe("given");
  await db.updateTable("user_roles").set({ role: "money" }).where("user_id", "=", maria).execute();
});

test("the reading of the whole ledger finds a credit whose money is missing", async () => {
  const { center } = await aBuyer(ctx);
  const id = randomUUID();
  await ask(center.id, 80_00, { id });
  await sql`update credits set state = 'given', signed_by = ${maria}, decided_at = now() where id = ${id}`.execute(db);
  expect(await ledgerFaults(db)).toEqual([`credit by hand whose signatures and money do not match: ${id}`]);
});
