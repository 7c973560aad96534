import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { UNDO_SECONDS, undoSecondsLeft } from "./followup.ts";
import { inboxRequest } from "./inbox-request.server.ts";
import { recordContact } from "./record-contact.server.ts";
import { undoContact } from "./undo-contact.server.ts";

const ctx = await testContext();
const { center, member, offer } = await aBuyer(ctx);
const stranger = { userId: idOfPerson("yadira"), providerId: center.id };

test("the contact that stopped the clock is taken back within ten seconds by who noted it, and both steps stay", async () => {
  const { id: offerId } = await offer();
  await purchaseLead(ctx, member, offerId);
  const step = () => inboxRequest(ctx, center.id, offerId);
  const back = (seconds: number) =>
    sql`
    with moved as (update offers set answered_at = answered_at - make_interval(secs => ${seconds}) where id = ${offerId} returning answered_at)
    update followup_steps s set at = moved.answered_at from moved where s.offer_id = ${offerId} and s.step <> 'undone'`.execute(
      openTestDatabase(ctx.databaseUrl, { role: "owner" }),
    );
  expect(await undoContact(ctx, member, offerId)).toBe("late");
  await recordContact(ctx, member, { offerId, way: "whatsapp" });
  const noted = (await step())!;
  expect([noted.state, undoSecondsLeft(noted, noted.answeredAt!)]).toEqual(["contacted", UNDO_SECONDS]);
  expect(undoSecondsLeft(noted, new Date(noted.answeredAt!.getTime() + 10_000))).toBe(0);
  expect(await undoContact(ctx, stranger, offerId)).toBe("not-found");
  expect(await undoContact(ctx, member, offerId)).toBe("undone");
  const undone = (await step())!;
  expect([undone.state, undone.answeredAt, undone.steps.map((one) => one.step)]).toEqual(["new", null, ["undone", "whatsapp"]]);
  expect(await undoContact(ctx, member, offerId)).toBe("late");

  // A minute later it stands, and so does one that was noted after an answer.
  await recordContact(ctx, member, { offerId, way: "call" });
  await back(60);
  expect(await undoContact(ctx, member, offerId)).toBe("late");
  expect(undoSecondsLeft((await step())!, new Date())).toBe(0);
  await recordContact(ctx, member, { offerId, way: "mail" });
  expect(undoSecondsLeft((await step())!, new Date())).toBe(0);
  expect(await undoContact(ctx, member, offerId)).toBe("late");
  expect((await step())!.answeredAt).not.toBeNull();
});
