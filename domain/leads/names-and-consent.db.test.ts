import { expect, test } from "vitest";
import { previewReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submission, words } from "#tests/support/leads.ts";
import { leaveOfPatient } from "./lead-access.ts";
import { receiversToken } from "./lead-tokens.ts";
import { submitLead } from "./submit-lead.server.ts";

// A request names exactly those centers whose boxes were ticked.

const ctx = await testContext();
const luna = await addCenter(ctx, "luna");
const mar = await addCenter(ctx, "mar");
const sol = await addCenter(ctx, "sol");
const submit = (input: Parameters<typeof submission>[0]) => submitLead(ctx, submission({ originSlug: "luna", ...input }));
const leadOf = (id: string) => ctx.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const UNTICKED = { outcome: "invalid", errors: { consentimiento: "required" } };

const preview = () => previewReceivers(ctx, { originCenterSlug: "luna", serviceId: "fiv", city: "Santiago" });
const boxesOf = (leadId: string) =>
  ctx.db.selectFrom("lead_consents").selectAll().where("lead_id", "=", leadId).where("purpose", "<>", "newsletter").execute();
test("each center has a box of its own; the request names exactly the ticked ones, and the state of each box is kept", async () => {
  const { receivers, token } = await preview();
  expect(receivers).toHaveLength(3);
  const [, second, third] = receivers;
  for (const ticked of [[], [third!], [second!, third!]]) {
    const result = await submit({ receiversToken: token, ticked: ticked.map(({ id }) => id) });
    if (result.outcome !== "accepted") throw new Error(result.outcome);
    const agreed = [luna.id, ...ticked.map(({ id }) => id)];
    expect(result.receivers.map(({ id }) => id)).toEqual(agreed);
    expect(await boxesOf(result.leadId)).toMatchObject([
      { purpose: "send", granted: true, provider_ids: [luna.id], text: words.send(luna.name) },
      ...[second!, third!].map(({ id, name }) => ({
        purpose: "other_centers",
        granted: agreed.includes(id),
        provider_ids: [id],
        text: words.proposed(name),
      })),
    ]);
    const { sealed } = await ctx.db
      .selectFrom("evidence")
      .select("sealed")
      .where("subject_id", "=", result.leadId)
      .executeTakeFirstOrThrow();
    const evidence = await unseal<{ receivers: { id: string }[] }>(ctx.keys, ctx.db, leaveOfPatient(result.leadId), "evidence:0", sealed);
    expect(evidence!.receivers.map(({ id }) => id)).toEqual(agreed);
    const named = await ctx.db.selectFrom("lead_receivers").select("provider_id").where("lead_id", "=", result.leadId).execute();
    expect(named.map(({ provider_id }) => provider_id).toSorted()).toEqual(agreed.toSorted());
  }
});
test("«no» to further answers wins over the boxes", async () => {
  const { receivers, token } = await preview();
  const ticked = receivers.map(({ id }) => id);
  const result = await submit({ form: person({ recibirMasRespuestas: "no" }), receiversToken: token, ticked });
  expect(result).toMatchObject({ outcome: "accepted", receivers: [{ id: luna.id }] });
});
test("the center that was written to has a box too, and no other replaces it", async () => {
  const { receivers, token } = await preview();
  const form = person({ consentimiento: false });
  expect(await submit({ form, receiversToken: token, ticked: [receivers[1]!.id] })).toEqual(UNTICKED);
  expect(await submit({ form })).toEqual(UNTICKED);
});
test("without an origin one ticked center is enough, and none is too few", async () => {
  const token = receiversToken(ctx.keys, { originId: null, receivers: [mar, sol] }, new Date());
  const without = { form: person({ consentimiento: false }), originSlug: undefined, receiversToken: token };
  expect(await submit({ ...without, ticked: [] })).toEqual(UNTICKED);
  expect(await submit({ ...without, form: person() })).toEqual(UNTICKED);
  const result = await submit({ ...without, ticked: [sol.id] });
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  expect(result.receivers.map(({ id }) => id)).toEqual([sol.id]);
  expect((await boxesOf(result.leadId)).map(({ granted, provider_ids }) => [provider_ids, granted])).toEqual([
    [[mar.id], false],
    [[sol.id], true],
  ]);
});
test("a box for a center that was not proposed sends nothing: the names are shown again", async () => {
  const token = receiversToken(ctx.keys, { originId: luna.id, receivers: [luna, mar] }, new Date());
  expect(await submit({ receiversToken: token, ticked: [mar.id, sol.id] })).toEqual({ outcome: "unnamed", reason: "expired" });
});
test("nobody named, names of too long ago, and names somebody made up are not sent anywhere", async () => {
  expect(await submit({ originSlug: undefined })).toEqual({ outcome: "unnamed", reason: "missing" });
  for (const slug of ["no-such-center", "\0", "\ud800", "x".repeat(5000)])
    expect(await submit({ originSlug: slug })).toEqual({ outcome: "unnamed", reason: "missing" });
  const old = receiversToken(ctx.keys, { originId: null, receivers: [mar] }, new Date(Date.now() - 3 * 3_600_000));
  for (const token of [old, `${old}x`, "1.e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    expect(await submit({ receiversToken: token })).toEqual({ outcome: "unnamed", reason: "expired" });
});
test("advice names no center", async () => {
  const result = await submit({ kind: "advice", originSlug: undefined });
  if (result.outcome !== "accepted") throw new Error(result.outcome);
  expect(result.receivers).toEqual([]);
  expect(await leadOf(result.leadId)).toMatchObject({ kind: "advice", origin_center_id: null });
});
