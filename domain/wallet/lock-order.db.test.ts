import fs from "node:fs";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { MONEY_COMMAND_NAMES, MONEY_COMMANDS, openMarket, openMarkets } from "#tests/support/money-commands.ts";
import { watchRowLocks } from "#tests/support/row-locks.ts";

const ORDER = [...fs.readFileSync("domain/wallet/README.md", "utf8").matchAll(/^\d+\. `(\w+)`/gm)].map(([, table]) => table!);

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
await openMarkets(ctx);

test.each(MONEY_COMMAND_NAMES)("%s takes its locks in the written order, and leaves others the keys of its rows", async (name) => {
  const run = await MONEY_COMMANDS[name].prepare(await openMarket(ctx));
  const { taken, plugin } = await watchRowLocks(owner, ORDER);
  await run({ ...ctx, db: ctx.db.withPlugin(plugin) });
  const held = taken.filter(({ mode }) => !mode.endsWith("Key Share"));
  for (const transaction of new Set(held.map((lock) => lock.transaction))) {
    const tables = [...new Set(held.filter((lock) => lock.transaction === transaction).map(({ table }) => table))];
    expect(tables).toEqual(tables.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  }
  // Only deleted rows give up their keys.
  const gone = name === "an account that closes" ? ["users"] : name === "documents that waited" ? ["fiscal_due"] : [];
  const closed = held.filter(({ table, mode }) => /^(For )?Update$/.test(mode) && !gone.includes(table));
  expect(closed).toEqual([]);
});
