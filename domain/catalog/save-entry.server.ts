import { sql } from "kysely";
import { type KeptRow, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { CATALOG, type EntryToSave, type List, type Value } from "./catalog.ts";

type Table = "cities" | "service_types" | "medical_services" | "countries" | "languages" | "payment_methods";

/**
 * `taken`: another entry has this key or this name. `changed`: somebody else saved it since it was opened. `unknown`: it names a
 * service that does not exist.
 */
export type SaveEntryResult = { outcome: "saved"; key: string } | { outcome: "taken" | "changed" | "unknown" | "gone" };

export interface EntryChange {
  list: List;
  /** Absent for a new entry. */
  opened?: { key: string; version: string };
  entry: EntryToSave;
}

/**
 * Adds an entry to a list, or changes it. Entries are never deleted: one that is no longer offered stays in the profiles that name
 * it.
 */
export function saveEntry(ctx: Context, { list, opened, entry }: EntryChange): Promise<SaveEntryResult> {
  const { key, order, offered, name } = CATALOG[list];
  const table: Table = CATALOG[list].table;
  const values: Record<string, Value> = {
    ...entry.values,
    [order]: entry.order,
    [offered.column]: entry.offered ? offered.yes : offered.no,
  };
  return ctx.db.transaction().execute(async (tx) => {
    const service = entry.values.service_type_id;
    if (typeof service === "string" && !(await isService(tx, service))) return { outcome: "unknown" };
    const before = opened ? await rowOf(tx, list, opened.key) : null;
    if (opened && !before) return { outcome: "gone" };
    if (opened && before!.version !== opened.version) return { outcome: "changed" };
    const { rows: twins } = await sql`
      select from ${sql.table(table)} e where (lower(e.${sql.ref(name)}) = lower(${String(entry.values[name])}) or e.${sql.ref(key.column)}::text = ${entry.key ?? ""})
        and e.${sql.ref(key.column)}::text <> ${opened?.key ?? ""}`.execute(tx);
    if (twins.length > 0) return { outcome: "taken" };
    const columns = Object.keys(values);
    const saved = opened
      ? await sql<{ key: string; row: KeptRow }>`
          update ${sql.table(table)} e set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${values[column]}`))}
          where ${sql.ref(key.column)}::text = ${opened.key} returning e.${sql.ref(key.column)}::text as key, to_jsonb(e) as row`.execute(
          tx,
        )
      : await sql<{ key: string; row: KeptRow }>`
          insert into ${sql.table(table)} as e (${sql.join([...(entry.key === null ? [] : [sql.ref(key.column)]), ...columns.map((column) => sql.ref(column))])})
          values (${sql.join([...(entry.key === null ? [] : [entry.key]), ...columns.map((column) => values[column])])})
          on conflict do nothing returning e.${sql.ref(key.column)}::text as key, to_jsonb(e) as row`.execute(tx);
    const [row] = saved.rows;
    if (!row) return { outcome: "taken" };
    await record(tx, {
      actor: ctx.actor,
      action: opened ? "catalog.changed" : "catalog.added",
      subjectType: table,
      subjectId: row.key,
      detail: { before: before?.row ?? null, after: row.row },
    });
    return { outcome: "saved", key: row.key };
  });
}

/** Offers an entry of a list to profiles, or stops offering it. It stays in the profiles that name it. */
export function offerEntry(ctx: Context, list: List, key: string, offer: boolean): Promise<"done" | "done-before" | "gone"> {
  const { key: column, offered } = CATALOG[list];
  const table: Table = CATALOG[list].table;
  const value = offer ? offered.yes : offered.no;
  return ctx.db.transaction().execute(async (tx) => {
    const before = (await rowOf(tx, list, key))?.row;
    if (!before) return "gone";
    if (before[offered.column] === value) return "done-before";
    const { rows } = await sql<{ row: KeptRow }>`
      update ${sql.table(table)} e set ${sql.ref(offered.column)} = ${value}
      where e.${sql.ref(column.column)}::text = ${key} returning to_jsonb(e) as row`.execute(tx);
    const detail = { before, after: rows[0]!.row };
    await record(tx, { actor: ctx.actor, action: "catalog.changed", subjectType: table, subjectId: key, detail });
    return "done";
  });
}

async function rowOf(tx: Tx, list: List, key: string): Promise<{ version: string; row: KeptRow } | null> {
  const shape = CATALOG[list];
  const { rows } = await sql<{ version: string; row: KeptRow }>`
    select e.xmin::text as version, to_jsonb(e) as row from ${sql.table(shape.table)} e where ${sql.ref(shape.key.column)}::text = ${key} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

async function isService(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom("service_types").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
