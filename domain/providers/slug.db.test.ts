import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { MAX_SLUG_LENGTH } from "./slug.ts";

const db = await testDatabase();

test("the longest slug we make is the longest that the database takes", async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'provider_profiles'::regclass and pg_get_constraintdef(oid) like '%length(slug)%'`.execute(db);
  expect(rows.map(({ rule }) => /length\(slug\) <= (\d+)/.exec(rule)?.[1])).toEqual([String(MAX_SLUG_LENGTH)]);
});
