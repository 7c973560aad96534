import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { loadRoutingPolicy, policyVersions } from "./policy-queries.server.ts";
import { savePolicy } from "./save-policy.server.ts";
import { tryDraft } from "./try-draft.server.ts";

const ctx = await testContext();
await seedDemoWorld(ctx.db);
const LIA = idOfPerson("lia");

test("a version is saved once, by who has seen the one in force; decisions name theirs, and a dry run repeats them", async () => {
  const center = await addCenter(ctx, "policy");
  const first = await loadRoutingPolicy(ctx.db);
  const before = await routed(ctx, { originSlug: center.slug });
  const weights = { city: 40, language: 15, verification: 10, reply: 15, rotation: 20 };
  const draft = { weights, maxReceivers: 2, thresholds: { routed: 40, held: 20 } };
  const save = (reason: string) => savePolicy(ctx, LIA, { draft, reason, after: Number(first.version) });
  const outcomes = await Promise.all([save("Más cerca"), save("Otra cosa")]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "saved"]);
  const version = Number(first.version) + 1;
  expect(await loadRoutingPolicy(ctx.db)).toMatchObject({ version: String(version), ...draft });
  expect(await savePolicy(ctx, LIA, { draft, reason: "Igual", after: version })).toEqual({ outcome: "same" });
  const after = await routed(ctx, { originSlug: center.slug });
  const versionsOf = async (leadId: string) =>
    (await ctx.db.selectFrom("routing_decisions").select("policy_version").where("lead_id", "=", leadId).execute()).map(
      (row) => row.policy_version,
    );
  expect([await versionsOf(before.leadId), await versionsOf(after.leadId)]).toEqual([[first.version], [String(version)]]);
  const [inForce, old] = await policyVersions(ctx.db);
  expect(inForce).toMatchObject({ version, author: "Lía", until: null });
  expect(old).toMatchObject({ version: Number(first.version), until: inForce!.since });
  const { repeated, verdicts } = await tryDraft(ctx.db, first);
  expect(repeated.map(({ decision, changed }) => [decision.number, changed])).toEqual([
    [before.number, false],
    [after.number, false],
  ]);
  expect(verdicts.before.routed).toBeGreaterThanOrEqual(2);
});

test("the database keeps every version as it was, and refuses weights that are no hundred", async () => {
  await expect(ctx.db.updateTable("routing_policies").set({ city: 1 }).execute()).rejects.toThrow("permission denied");
  await expect(ctx.db.deleteFrom("routing_policies").execute()).rejects.toThrow("permission denied");
  const broken = {
    version: 99,
    city: 50,
    language: 50,
    verification: 50,
    reply: 0,
    rotation: 0,
    max_receivers: 3,
    routed_from: 50,
    held_from: 25,
    reason: "x",
  };
  await expect(ctx.db.insertInto("routing_policies").values(broken).execute()).rejects.toThrow("check constraint");
});
