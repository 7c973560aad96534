import { describe, expect, test } from "vitest";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { publishProvider } from "./publish-provider.server.ts";

const db = await testDatabase();

const insert = (slug: string, verification_status: string) =>
  db
    .insertInto("provider_profiles")
    .values({ slug, provider_type: "clinic", clinic_name: `Centro ${slug}`, verification_status })
    .returning("id")
    .executeTakeFirstOrThrow();

describe("publishing", () => {
  test.each(["pending", "draft"])("makes a %s profile public, and writes down who did", async (status) => {
    const { id } = await insert(`sale-${status}`, status);
    expect(await centerBySlug(db, `sale-${status}`)).toBeNull();
    expect(await publishProvider(db, `sale-${status}`, "cli")).toMatchObject({ outcome: "published", was: status, type: "clinic" });
    expect(await centerBySlug(db, `sale-${status}`)).toMatchObject({ verified: false });
    const audit = await db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).execute();
    expect(audit).toMatchObject([{ actor: "cli", action: "provider.published", detail: { was: status } }]);
  });

  test.each([
    ["published", "already-listed"],
    ["verified", "already-listed"],
    ["returned", "returned"],
  ])("leaves a %s profile as it is", async (status, outcome) => {
    await insert(`queda-${status}`, status);
    expect(await publishProvider(db, `queda-${status}`, "cli")).toMatchObject({ outcome });
    const row = await db
      .selectFrom("provider_profiles")
      .select("verification_status")
      .where("slug", "=", `queda-${status}`)
      .executeTakeFirst();
    expect(row?.verification_status).toBe(status);
  });

  test("of twenty at once, one publishes", async () => {
    const { id } = await insert("a-la-vez", "pending");
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => publishProvider(db, "a-la-vez", "cli")));
    expect(outcomes.filter(({ outcome }) => outcome === "published")).toHaveLength(1);
    expect(await db.selectFrom("audit_log").select("id").where("subject_id", "=", id).execute()).toHaveLength(1);
  });

  test("an unknown slug names the nearest one", async () => {
    await insert("centro-guanabana-dulce", "pending");
    expect(await publishProvider(db, "centro-guanavana-dulce", "cli")).toEqual({ outcome: "unknown", nearest: "centro-guanabana-dulce" });
    expect(await publishProvider(db, "zzzzqqqq", "cli")).toEqual({ outcome: "unknown", nearest: null });
  });
});
