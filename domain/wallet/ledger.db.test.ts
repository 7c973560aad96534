import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { balanceOf } from "./balance.server.ts";
import { checkLedger } from "./check-ledger.server.ts";
import { transferId } from "./ledger.ts";
import { openAccount } from "./open-account.server.ts";
import { transfer } from "./transfer.server.ts";

const ctx = await testContext();
const centers = [await addCenter(ctx, "uno"), await addCenter(ctx, "dos"), await addCenter(ctx, "tres")].map(({ id }) => id);

const operation = fc.record({
  center: fc.nat(2),
  cents: fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.constant(0)),
  /** Repeats the operation this many places before, with the same id. */
  again: fc.option(fc.nat(3), { freq: 4 }),
});

test("whatever is moved in whatever order, balances are what a purse would hold, and the ledger adds up", async () => {
  const purses = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
      const made: { id: string; center: number; cents: number }[] = [];
      for (const { center, cents, again } of operations) {
        const before = again === null ? undefined : made.at(-1 - again);
        const one = before ?? { id: randomUUID(), center, cents };
        const { outcome } = await moved(ctx, centers[one.center]!, one.cents, { id: one.id });
        if (before) expect(outcome).toBe("repeated");
        else if (purses[center]! + cents < 0) expect(outcome).toBe("insufficient");
        else {
          expect(outcome).toBe("done");
          purses[center]! += cents;
          made.push(one);
        }
      }
      for (const [index, id] of centers.entries()) expect(await balanceOf(ctx.db, id)).toBe(purses[index]);
    }),
    { numRuns: 25 },
  );
  expect(await checkLedger(ctx.db)).toEqual([]);
});

test("twenty who spend at once never spend more than there is", async () => {
  const { id } = await addCenter(ctx, "veinte");
  await moved(ctx, id, 5 * 1800 + 1799);
  const spent = await Promise.all(Array.from({ length: 20 }, () => moved(ctx, id, -1800)));
  expect(spent.filter(({ outcome }) => outcome === "done")).toHaveLength(5);
  expect(spent.filter(({ outcome }) => outcome === "insufficient")).toHaveLength(15);
  expect(await balanceOf(ctx.db, id)).toBe(1799);
  expect(await checkLedger(ctx.db)).toEqual([]);
});

test("a payment that is asked for again is the one that was made, also when it emptied the wallet", async () => {
  const { id } = await addCenter(ctx, "vacia");
  await moved(ctx, id, 1800);
  const payment = randomUUID();
  expect(await moved(ctx, id, -1800, { id: payment })).toEqual({ outcome: "done" });
  expect(await moved(ctx, id, -1800, { id: payment })).toEqual({ outcome: "repeated" });
  expect(await moved(ctx, id, -1)).toEqual({ outcome: "insufficient", balanceCents: 0 });
});

test("the account of a center is made once", async () => {
  const { id } = await addCenter(ctx, "cuenta");
  expect(await openAccount(ctx.db, id)).toBe(true);
  expect(await openAccount(ctx.db, id)).toBe(false);
  expect(await balanceOf(ctx.db, id)).toBe(0);
});

test("the same transfer between accounts of ours, asked for many times at once, is made once; another under its id is refused", async () => {
  const id = transferId("top_up_tax", randomUUID());
  const asked = { id, kind: "top_up_tax", from: "bank", to: "tax", amountCents: 270, subject: { type: "test", id }, actor: "cli" } as const;
  const ask = (amountCents: number) => ctx.db.transaction().execute((tx) => transfer(tx, { ...asked, amountCents }));
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(270)));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["done", ...Array(5).fill("repeated")]);
  await expect(ask(271)).rejects.toThrow("another one");
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])("%d cents are no amount", async (amountCents) => {
  const { id } = await addCenter(ctx, `monto-${randomUUID().slice(0, 8)}`);
  const asked = { kind: "top_up", from: "bank", to: { provider: id }, subject: { type: "test", id }, actor: "cli" } as const;
  const ask = ctx.db.transaction().execute((tx) => transfer(tx, { ...asked, id: randomUUID(), amountCents }));
  await expect(ask).rejects.toThrow(RangeError);
});
