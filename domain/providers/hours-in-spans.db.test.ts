import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addCenter } from "#tests/support/leads.ts";
import { readWeek } from "./week.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const migrate = (name: string) => sql.raw(readFileSync(`db/migrations/${name}.sql`, "utf8")).execute(owner);

test("hours that a profile stored as one span a day say the same as a list of spans, and are stored in no other way", async () => {
  const before = { mon: ["08:00", "17:00"], sat: ["09:00", "12:00"], sun: [] };
  const week = { mon: [["08:00", "17:00"]], sat: [["09:00", "12:00"]] };
  const parted = {
    tue: [
      ["08:00", "12:00"],
      ["14:00", "17:00"],
    ],
  };
  await sql`alter table provider_profiles drop constraint opening_hours_in_spans`.execute(owner);
  const stored = async (hours: object) =>
    (await addCenter(ctx, `horario-${randomUUID().slice(0, 8)}`, { opening_hours: JSON.stringify(hours) })).id;
  const [old, none, newer] = [await stored(before), await stored({}), await stored(parted)];
  await migrate("0600_hours_in_spans");
  const read = async (id: string) => {
    const { opening_hours } = await ctx.db
      .selectFrom("provider_profiles")
      .select("opening_hours")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return readWeek(opening_hours);
  };
  expect([await read(old), await read(none), await read(newer)]).toEqual([week, {}, parted]);
  await migrate("0601_breaks_in_hours");
  await expect(stored(before)).rejects.toThrow("opening_hours_in_spans");
});
