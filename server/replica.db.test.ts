// Which pages come from the replica. Another database stands for it, whose centers have another name.
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { drawPages } from "#tests/support/server-build.ts";
import { openWholeSite } from "#tests/support/whole-site.ts";

const ctx = await testContext();
const copy = await testDatabase({ role: "owner" });
await sql`update provider_profiles set clinic_name = 'Centro de la réplica' where clinic_name is not null`.execute(copy);
drawPages();
const replica = { db: copy, isCurrent: vi.fn(async () => true), changed: vi.fn(), close: async () => {} };
const CENTER = "/centros/clinica-luna-de-larimar";
const site = await openWholeSite(ctx, undefined, replica);
/** Ask for no page twice without a session, since a kept page is read from nowhere. */
const comesFromReplica = async (path: string, cookie?: string) => {
  const answer = await site.ask(path, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.text()).includes("Centro de la réplica");
};

beforeEach(() => replica.isCurrent.mockImplementation(async () => true));

test("a visitor's page comes from the replica while that is current", async () => {
  expect(await comesFromReplica(CENTER)).toBe(true);
  replica.isCurrent.mockImplementation(async () => false);
  expect(await comesFromReplica("/centros")).toBe(false);
});

test("whoever has a session meets the primary, where they see what they have just written", async () => {
  expect(await comesFromReplica(CENTER, "__Host-session=anything")).toBe(false);
});

test("a change that is heard of holds the replica back until it has it", async () => {
  replica.changed.mockClear();
  await sql`notify content_changed, 'provider_accounts'`.execute(ctx.db);
  await expect.poll(() => replica.changed.mock.calls.length).toBe(1);
});
