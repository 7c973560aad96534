import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, person, routed } from "#tests/support/leads.ts";
import { unansweredThreads, WAITS_DAYS } from "./unanswered.server.ts";

const ctx = await testContext();
const [center, other] = await addTwoManaged(ctx);

const { leadId } = await routed(ctx, {
  form: person({ respuesta: "pregunta" }),
  originSlug: center.slug,
  receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center, other] }, new Date()),
  ticked: [center.id, other.id],
});

/** Stores what a side wrote to or from a center, so many hours ago. */
const wrote = (side: "patient" | "center", hoursAgo: number, providerId = center.id) =>
  ctx.db
    .insertInto("thread_messages")
    .values({
      ...{ id: randomUUID(), lead_id: leadId, provider_id: providerId, side, by_mail: false, sealed: Buffer.from("a text") },
      sent_at: sql<Date>`now() - make_interval(hours => ${hoursAgo})`,
    })
    .execute();
const waiting = () => unansweredThreads(ctx.db, [leadId]);

test("the center's last word waits for the patient until they answer, or two weeks are over", async () => {
  expect(await waiting()).toEqual([]);
  expect(await unansweredThreads(ctx.db, [])).toEqual([]);
  await wrote("center", WAITS_DAYS * 24 + 1);
  expect(await waiting()).toEqual([]);
  await wrote("center", 30);
  expect(await waiting()).toEqual([{ leadId, providerId: center.id }]);
  await wrote("center", 20, other.id);
  expect((await waiting()).map(({ providerId }) => providerId)).toEqual([other.id, center.id]);
  await wrote("patient", 10);
  expect(await waiting()).toEqual([{ leadId, providerId: other.id }]);
  await wrote("center", 1);
  expect((await waiting()).map(({ providerId }) => providerId)).toEqual([center.id, other.id]);
});
