import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, inject, test } from "vitest";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { withClient } from "#platform/db/with-client.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { lostPayments, MONEY_COMMAND_NAMES, MONEY_COMMANDS, openMarket, openMarkets } from "#tests/support/money-commands.ts";
import { ledgerFaults } from "../../scripts/ledger.ts";

// The tables are on a small disk that is full after a varying number of pages, so that each command runs out of space at each of its
// statements. The log of the database is elsewhere: without space for it, the server ends and restarts, as it does after kills.

const PAGES = [0, 2, 5, 12];
/** How often a command that found room in the pages of its tables is tried again without any room on the disk. */
const MORE_ATTEMPTS = 20;
const PAGE_BYTES = 8192;
const ROOM_BYTES = 2 ** 30;
/** This command reports the failure in the log, and the clock runs it again. */
const QUIET = "a payment that its gateway is asked about";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const cluster = inject("clusterFolder");
const disk = path.join(path.dirname(cluster), "small-disk");
const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status === 0;

const name = new URL(ctx.databaseUrl).pathname.slice(1);
const server = new URL(ctx.databaseUrl);
server.pathname = "/postgres";
const onServer = (statement: string) => withClient(server.href, (client) => client.query(statement));

fs.mkdirSync(disk);
const isMounted = process.platform === "linux" && process.getuid?.() === 0 && mount(`size=${ROOM_BYTES}`);
afterAll(async () => {
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer("drop tablespace if exists small_disk");
  if (isMounted) spawnSync("umount", ["-l", disk]);
});

/** Leaves this many bytes free on the disk. It measures again where the server wrote a page between the measure and the change of size. */
async function leave(bytes: number): Promise<void> {
  await expect
    .poll(() => {
      const { blocks, bavail, bsize } = fs.statfsSync(disk);
      return mount(`remount,size=${(blocks - bavail) * bsize + bytes}`);
    })
    .toBe(true);
}

/** Moves the tables to the small disk, with nearly no room in their pages, so that every few rows need another page. */
async function moveToSmallDisk(): Promise<void> {
  const { uid, gid } = fs.statSync(path.join(cluster, "cluster"));
  fs.chownSync(disk, uid, gid);
  await onServer(`create tablespace small_disk location '${disk}'`);
  await onServer(`alter database ${name} with allow_connections false`);
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect
    .poll(() => onServer(`alter database ${name} set tablespace small_disk`).then(() => true, () => false)) // biome-ignore format: a line is enough
    .toBe(true);
  await onServer(`alter database ${name} with allow_connections true`);
  await sql`do $$ declare place text; begin
    for place in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute format('alter table %s set (fillfactor = 10, autovacuum_enabled = false)', place);
    end loop; end $$`.execute(owner);
}

/** Returns a short summary of everything that concerns money. */
async function stateOfMoney(): Promise<string> {
  const rowsOf = (table: string, columns: string) =>
    sql`(select md5(coalesce(string_agg(concat_ws(' ', ${sql.raw(columns)}), ',' order by id), '')) from ${sql.table(table)})`;
  const { rows } = await sql<{ state: string }>`select concat_ws(' ',
    ${rowsOf("ledger_transfers", "id, amount_cents")}, ${rowsOf("ledger_entries", "id, amount_cents")}, ${rowsOf("ledger_accounts", "id, balance_cents")},
    ${rowsOf("offers", "id, status")}, ${rowsOf("top_ups", "id, status, payment_reference")}, ${rowsOf("featured_places", "id, state")},
    ${rowsOf("fiscal_documents", "id, number")}, ${rowsOf("lead_returns", "id, state")}) as state`.execute(owner);
  return rows[0]!.state;
}

test("each command that moves money happened whole, or not at all and says that it may succeed later, where the disk fills in its middle", async ({
  skip,
}) => {
  if (!isMounted) skip("cannot mount here");
  await openMarkets(ctx);
  const market = await openMarket(ctx, 1_000_000_00);
  await moveToSmallDisk();
  const failed = new Map<string, number>();
  /** The commands whose transfers were seen while the disk had enough room. */
  const moving = new Set<string>();
  for (const command of MONEY_COMMAND_NAMES)
    for (const [attempt, pages] of [...PAGES, ...Array<number>(MORE_ATTEMPTS).fill(0)].entries()) {
      if (attempt >= PAGES.length && (failed.has(command) || !moving.has(command) || command === QUIET)) break;
      await leave(ROOM_BYTES);
      const run = await MONEY_COMMANDS[command].prepare(market);
      const before = await stateOfMoney();
      await leave(pages * PAGE_BYTES);
      const error = await run(ctx).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      await leave(ROOM_BYTES);
      if (error === null) {
        if ((await stateOfMoney()).slice(0, 32) !== before.slice(0, 32)) moving.add(command);
        continue;
      }
      expect([command, isDatabaseUnavailable(error) || error]).toEqual([command, true]);
      expect([command, await stateOfMoney()]).toEqual([command, before]);
      failed.set(command, (failed.get(command) ?? 0) + 1);
      // A later attempt succeeds.
      await run(ctx);
    }
  console.log([...failed].map(([command, times]) => `${command}: ${times} times`).join("\n"));
  // Commands that move money write so much that they run out of space.
  expect(moving.size + failed.size).toBeGreaterThan(15);
  expect([...moving].filter((command) => !failed.has(command) && command !== QUIET)).toEqual([]);
  expect(await ledgerFaults(ctx.db)).toEqual([]);
  const { rows: gaps } = await sql`
    select type, count(*)::int as issued, max(substr(number, 4)::bigint) - min(substr(number, 4)::bigint) + 1 as numbers
    from fiscal_documents where sequence_id in (select id from fiscal_sequences where first_number = 1000000) group by type, sequence_id
    having count(*) <> max(substr(number, 4)::bigint) - min(substr(number, 4)::bigint) + 1`.execute(owner);
  expect(gaps).toEqual([]);
  await ctx.db.updateTable("top_ups").set({ ask_gateway_at: sql`now()` }).where("ask_gateway_at", "is not", null).execute();
  const run = await MONEY_COMMANDS["a payment that its gateway is asked about"].prepare(market);
  while (((await run(ctx)) as number) > 0);
  expect(await lostPayments(ctx.db)).toEqual([]);
});
