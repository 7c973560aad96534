import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import type { FileStore } from "#platform/files.ts";
import { query } from "./cluster-users.ts";

const { PATH, NODE_COMPILE_CACHE } = process.env;
export const SECRET_KEY = "a secret of at least 32 characters";

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a command as a process with only these settings, and with the code that an earlier one compiled. */
export const command = (name: "backup" | "restore" | "keys", args: string[], env: Record<string, string>) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });

/** Returns every table with the number and the digest of its rows in order. */
export async function rowsOf(url: string) {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, e'\\n' order by t::text)) as digest from ${name} t`,
  );
  return counts.length > 0 ? query<{ name: string; rows: number; digest: string }>(url, `${counts.join(" union all ")} order by 1`) : [];
}

type TableRows = Awaited<ReturnType<typeof rowsOf>>;

/** Returns the tables whose rows differ, in whichever order the tables were read: a failed test says which. */
export function changedTables(before: TableRows, after: TableRows): string[] {
  const lines = (tables: TableRows) => tables.map(({ name, rows, digest }) => `${name}: ${rows} ${digest}`);
  const [was, is] = [lines(before), lines(after)];
  return [...was.filter((line) => !is.includes(line)), ...is.filter((line) => !was.includes(line))].sort();
}

export async function filesOf(store: FileStore) {
  const digests: Record<string, string> = {};
  for await (const { name } of store.list())
    digests[name] = createHash("sha256")
      .update((await store.read(name))!)
      .digest("hex");
  return digests;
}
