import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { saveSetting } from "./save-setting.server.ts";
import { storedSettings } from "./setting-queries.server.ts";

const ctx = await testContext();
const logged = async (subjectId: string) =>
  (
    await ctx.db
      .selectFrom("audit_log")
      .select(["actor", "detail"])
      .where("action", "=", "setting.changed")
      .where("subject_type", "=", "setting")
      .where("subject_id", "=", subjectId)
      .orderBy("id")
      .execute()
  ).map(({ actor, detail }) => ({ actor, ...(detail as object) }));

test("of several who save what they opened at the same version, one wins, and the log has only what that one changed", async () => {
  const { version, value } = (await storedSettings(ctx.db)).site;
  const names = ["Nido", "Cigüeña", "Semilla", "Raíz"];
  const outcomes = await Promise.all(
    names.map((name, index) => saveSetting(ctx, `u-${index}`, { key: "site", value: { ...(value as object), name }, version })),
  );
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "changed", "changed", "saved"]);
  const winner = outcomes.findIndex(({ outcome }) => outcome === "saved");
  const { site } = await storedSettings(ctx.db);
  expect(site).toMatchObject({ version: version + 1, value: { name: names[winner] } });
  expect(await logged("site")).toEqual([{ actor: `admin:u-${winner}`, before: { name: "Cuna" }, after: { name: names[winner] } }]);
  expect(await saveSetting(ctx, "u-9", { key: "site", value: site.value as never, version: site.version })).toEqual({ outcome: "same" });
});

test("of two who first write a setting at once, one wins", async () => {
  await ctx.db.deleteFrom("settings").where("key", "=", "bank_account").execute();
  const outcomes = await Promise.all(
    ["a", "b", "c", "d"].map((bank) => saveSetting(ctx, "u-1", { key: "bank_account", value: { bank }, version: 0 })),
  );
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "changed", "changed", "saved"]);
});
