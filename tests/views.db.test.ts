import { sql } from "kysely";
import { expect, test } from "vitest";
import { SLICES } from "../domain/slices.mjs";
import { testDatabase } from "./support/database.ts";

const db = await testDatabase();

interface Slice {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly owns?: readonly string[];
}

test("a view is made of the tables of its slice, and of those that its slice says it reads", async () => {
  const slices = Object.entries<Slice>(SLICES);
  const ownerOf = (table: string) => slices.find(([, { writes, owns = [] }]) => writes.includes(table) || owns.includes(table));
  const { rows } = await sql<{ view: string; table: string }>`
    select distinct v.relname as view, t.relname as table
    from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class join pg_class t on t.oid = d.refobjid
    where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass and v.relkind = 'v' and v.oid <> t.oid
      and v.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  expect(rows).toContainEqual({ view: "counted_reviews", table: "confirmed_consultations" });
  const foreign = rows.filter(({ view, table }) => {
    const [slice, { reads }] = ownerOf(view)!;
    const [other] = ownerOf(table)!;
    return slice !== other && !reads.includes(other);
  });
  expect(foreign).toEqual([]);
});
