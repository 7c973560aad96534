import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { HANGS_MS } from "#tests/support/hangs.ts";
import { MONEY_COMMAND_NAMES, MONEY_COMMANDS, type MoneyCommandName, openMarket, openMarkets } from "#tests/support/money-commands.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";

// Every pair of commands that move money, at one center, against each other. Three variants of a command against three of another make
// nine encounters; MEETINGS sets how often each is repeated.

const MEETINGS = Number(process.env.MEETINGS ?? 1);
const AT_ONCE = 3;

const ctx = await testContext();
await openMarkets(ctx);
// Without repetition a deadlock is an error here, as in the server's log.
const unrepeated = { ...ctx, db: ctx.db.withoutPlugins() };

const pairs = MONEY_COMMAND_NAMES.flatMap((one, index) => MONEY_COMMAND_NAMES.slice(index).map((other) => [one, other] as const));

test("no two commands that move money wait for each other", { timeout: HANGS_MS * MEETINGS }, async () => {
  const failed: string[] = [];
  let encounters = 0;
  for (let meeting = 0; meeting < MEETINGS; meeting++) {
    let market = await openMarket(ctx);
    for (const [index, pair] of pairs.entries()) {
      // A center with thousands of requests would slow down the encounters.
      if (index % 25 === 24) market = await openMarket(ctx);
      const runs = [];
      for (const name of pair.flatMap((one): MoneyCommandName[] => Array(AT_ONCE).fill(one)))
        runs.push(await MONEY_COMMANDS[name].prepare(market));
      const outcomes = await Promise.allSettled(runs.map((run) => run(unrepeated)));
      for (const outcome of outcomes) if (outcome.status === "rejected") failed.push(`${pair.join(" × ")}: ${outcome.reason}`);
      encounters += AT_ONCE ** 2;
    }
  }
  console.log(`${pairs.length} pairs, ${encounters} encounters`);
  expect(failed).toEqual([]);
  expect(await ledgerFaults(ctx.db)).toEqual([]);
});
