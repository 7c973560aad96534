import { createHash } from "node:crypto";
import fs from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { copyIn, copyOut } from "#platform/db/copy.ts";

/** A table in a backup. Its rows are in no fixed order, so their digest does not depend on the order either. */
export interface TableCopy {
  /** Quoted, with its schema. */
  readonly name: string;
  /** Quoted, without generated columns. */
  readonly columns: string[];
  readonly rows: number;
  readonly digest: string;
}

export interface SequenceCopy {
  readonly name: string;
  readonly value: string;
  readonly used: boolean;
}

// These settings write every value in one way, whatever the server's own settings are.
const SPELLING = "set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set timezone = 'UTC'";

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss') order by 1`;

const FOREIGN_KEYS = `
  select conrelid::regclass::text as name, quote_ident(conname) as key, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_namespace n on n.oid = connamespace
  where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')`;

/** Opens a connection for a backup or a restore. Its empty search path makes regclass values include their schemas. */
export async function openCopyClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "cuna backup" });
  await client.connect();
  await client.query(`${SPELLING}; select set_config('search_path', '', false)`);
  return client;
}

/** Adds up the digests of rows, so that the same rows in another order have the same sum. */
function rowDigest() {
  let [rows, sum] = [0, 0n];
  return {
    add(row: Buffer) {
      rows++;
      sum += BigInt(`0x${createHash("sha256").update(row).digest("hex")}`);
    },
    result: () => ({ rows, digest: BigInt.asUintN(256, sum).toString(16).padStart(64, "0") }),
  };
}

const rowsOf = (client: pg.Client, name: string, columns: readonly string[]) =>
  copyOut(client, `copy (select ${columns.join(", ")} from ${name}) to stdout`);

/** Copies every table as it was at one moment, each into a compressed file of its own, while other sessions go on writing. */
export async function copyTables(client: pg.Client, fileOf: (table: string) => string) {
  await client.query("begin isolation level repeatable read read only");
  const tables: TableCopy[] = [];
  for (const { name, columns } of (await client.query<{ name: string; columns: string[] }>(TABLES)).rows) {
    const digest = rowDigest();
    const counted = async function* (rows: AsyncIterable<Buffer>) {
      for await (const row of rows) {
        digest.add(row);
        yield row;
      }
    };
    await pipeline(rowsOf(client, name, columns), counted, createGzip(), fs.createWriteStream(fileOf(name), { mode: 0o600 }));
    tables.push({ name, columns, ...digest.result() });
  }
  await client.query("commit");
  return tables;
}

/** Reads the sequences. Call it after the tables: sequences are read as they are now, and may be ahead of the rows but not behind. */
export async function readSequences(client: pg.Client): Promise<SequenceCopy[]> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ('public', 'pgboss') order by 1",
  );
  const sequences: SequenceCopy[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${name}`,
    );
    sequences.push({ name, ...values[0]! });
  }
  return sequences;
}

/**
 * Replaces all rows in one transaction, and reads them back before it commits: a single row that differs from the backup undoes
 * everything. Triggers and foreign keys are off during the restore, since tables come one by one and rows already hold what triggers
 * would fill in.
 */
export async function loadTables(
  client: pg.Client,
  { tables, sequences }: { tables: readonly TableCopy[]; sequences: readonly SequenceCopy[] },
  fileOf: (table: string) => string,
): Promise<void> {
  const here = new Map((await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => [name, true]));
  const strange = tables.find(({ name }) => !here.delete(name))?.name ?? [...here.keys()][0];
  if (strange) throw new Error(`the table ${strange} is not both here and in the backup: restore with the version that made it`);
  const { rows: keys } = await client.query<{ name: string; key: string; definition: string }>(FOREIGN_KEYS);
  await client.query("begin");
  for (const { name, key } of keys) await client.query(`alter table ${name} drop constraint ${key}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  for (const { name, columns } of tables) {
    const chunks = fs.createReadStream(fileOf(name)).pipe(createGunzip());
    await copyIn(client, `copy ${name} (${columns.join(", ")}) from stdin`, chunks);
  }
  for (const { name, columns, rows, digest } of tables) {
    const found = rowDigest();
    await pipeline(
      rowsOf(client, name, columns),
      new Writable({
        objectMode: true,
        write(row: Buffer, _encoding, done) {
          found.add(row);
          done();
        },
      }),
    );
    const read = found.result();
    if (read.rows !== rows || read.digest !== digest) throw new Error(`the rows of ${name} are not those of the backup`);
  }
  for (const { name, value, used } of sequences) await client.query("select setval($1, $2, $3)", [name, value, used]);
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, key, definition } of keys) await client.query(`alter table ${name} add constraint ${key} ${definition}`);
  await client.query("commit");
}
