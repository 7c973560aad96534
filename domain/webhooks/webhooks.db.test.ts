import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { keysFrom } from "#platform/keys.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { pingWebhook, resendDelivery, rotateSecret, saveWebhook, switchWebhook } from "./own-webhook.server.ts";
import { queueWebhook } from "./queue-webhook.server.ts";
import { makeSecret, openSecret } from "./secret.server.ts";
import { giveUpDelivery, sendWebhook, type WebhookSender } from "./send-webhook.server.ts";
import { signatureOf } from "./signature.ts";
import { MAX_SENDINGS_PER_HOUR } from "./webhook.ts";

const ctx = await testContext();
const { db } = ctx;
/** An address of a private network, which nothing is sent to. */
const URL = "https://127.0.0.9/cuna";
const nobodyReached = { db, keys: ctx.keys, mayReach: () => false, compose: async () => ({ about: "x" }) } satisfies WebhookSender;

async function aListener() {
  const { member } = await aBuyer(ctx);
  const saved = await saveWebhook(ctx, member, URL);
  return { member, secret: (saved as { secret: string }).secret };
}
const deliveriesOf = (providerId: string) =>
  db.selectFrom("webhook_deliveries").selectAll().where("provider_id", "=", providerId).orderBy("created_at").execute();
const hookOf = (providerId: string) => db.selectFrom("webhooks").selectAll().where("provider_id", "=", providerId).executeTakeFirst();
const actsOf = async (providerId: string) =>
  (
    await db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", providerId)
      .where("action", "like", "webhook.%")
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);
const happened = (providerId: string, offerId: string) =>
  db.transaction().execute((tx) => queueWebhook(ctx, tx, { event: "offer.made", providerId, offerId }));

test("a signature is over the second and the body, so that neither can be changed", () => {
  const at = new Date("2026-11-21T12:00:00.900Z");
  expect(signatureOf("secret", "{}", at)).toBe(`t=1795262400,v1=${createHmac("sha256", "secret").update("1795262400.{}").digest("hex")}`);
});

test("an address is kept with its secret, which is shown once; each change by an owner leaves a line, and one that changes nothing none", async () => {
  const { member } = await aBuyer(ctx);
  const { providerId } = member;
  expect(await rotateSecret(ctx, member)).toBe("no-address");
  expect(await pingWebhook(ctx, member)).toBe("not-found");
  expect(await saveWebhook(ctx, member, URL)).toEqual({ secret: expect.stringMatching(/^whsec_/) });
  expect(await saveWebhook(ctx, member, `${URL}/2`)).toEqual({ secret: null });
  const other = (await aListener()).member;
  expect(await switchWebhook(ctx, member, false)).toBe("switched");
  expect(await switchWebhook(ctx, member, false)).toBe("switched");
  expect([(await hookOf(providerId))!.enabled, (await hookOf(other.providerId))!.enabled]).toEqual([false, true]);
  expect(await pingWebhook(ctx, member)).toBe("off");
  await switchWebhook(ctx, member, true);
  expect(await actsOf(providerId)).toEqual(["webhook.saved", "webhook.saved", "webhook.switched-off", "webhook.switched-on"]);
  const before = (await hookOf(other.providerId))!.secret;
  expect(await rotateSecret(ctx, member)).toEqual({ secret: expect.stringMatching(/^whsec_/) });
  expect((await hookOf(other.providerId))!.secret).toEqual(before);
  await db
    .updateTable("webhooks")
    .set({ failing_since: new Date(), stopped_at: new Date(), enabled: false })
    .where("provider_id", "=", providerId)
    .execute();
  await saveWebhook(ctx, member, URL);
  expect(await hookOf(providerId)).toMatchObject({ url: URL, enabled: true, failing_since: null, stopped_at: null });
});

test("an event is queued once, for a center that listens, and for no other", async () => {
  const { member, offer } = await aBuyer(ctx);
  const { id: offerId } = await offer();
  await happened(member.providerId, offerId);
  expect(await deliveriesOf(member.providerId)).toEqual([]);
  await saveWebhook(ctx, member, URL);
  const other = await aListener();
  for (let times = 0; times < 2; times++) await happened(member.providerId, offerId);
  expect(await deliveriesOf(member.providerId)).toMatchObject([{ event: "offer.made", offer_id: offerId, status: "queued" }]);
  expect(await deliveriesOf(other.member.providerId)).toEqual([]);
});

test("somebody sends twenty times an hour, of their own center, what waits no longer", async () => {
  const { member } = await aListener();
  const other = await aListener();
  expect(await pingWebhook(ctx, member)).toBe("queued");
  const { id } = (await deliveriesOf(member.providerId))[0]!;
  expect(await resendDelivery(ctx, member, id)).toBe("not-found");
  await giveUpDelivery(db, id);
  expect(await deliveriesOf(member.providerId)).toMatchObject([{ status: "failed" }]);
  expect([await resendDelivery(ctx, other.member, id), await resendDelivery(ctx, member, "no-id")]).toEqual(["not-found", "not-found"]);
  expect(await resendDelivery(ctx, member, id)).toBe("queued");
  await sql`update tries set count = ${MAX_SENDINGS_PER_HOUR} where scope = 'webhook-sending'`.execute(db);
  expect(await pingWebhook(ctx, member)).toBe("too-many");
  expect(await deliveriesOf(member.providerId)).toHaveLength(1);
});

test("a delivery that another worker has in hand is left to it, until it must have died", async () => {
  const { member } = await aListener();
  await pingWebhook(ctx, member);
  const { id } = (await deliveriesOf(member.providerId))[0]!;
  const claimed = (seconds: number) =>
    sql`update webhook_deliveries set claimed_at = clock_timestamp() - make_interval(secs => ${seconds}) where id = ${id}`.execute(db);
  await claimed(60);
  expect(await sendWebhook(nobodyReached, id)).toBe("in-other-hands");
  await claimed(130);
  expect(await sendWebhook(nobodyReached, id)).toBe("gave-up");
  expect(await deliveriesOf(member.providerId)).toMatchObject([
    { status: "failed", last_error: "private-address", claimed_at: null, attempts: 1 },
  ]);
  expect(await sendWebhook(nobodyReached, id)).toBe("done-before");
});

test("without the secret that signed before nothing is sent; of a switched-off address, or about nothing, neither", async () => {
  const { member } = await aListener();
  const made = async () => {
    await pingWebhook(ctx, member);
    return (await deliveriesOf(member.providerId)).at(-1)!.id;
  };
  const last = async () => (await deliveriesOf(member.providerId)).at(-1)!;
  expect(await sendWebhook({ ...nobodyReached, keys: keysFrom("another secret of more than thirty-two letters") }, await made())).toBe(
    "gave-up",
  );
  expect(await last()).toMatchObject({ status: "failed", last_error: "secret-lost" });
  expect(await sendWebhook({ ...nobodyReached, compose: async () => null }, await made())).toBe("dropped");
  expect(await last()).toMatchObject({ status: "dropped", last_error: "nothing-left" });
  const id = await made();
  await switchWebhook(ctx, member, false);
  expect(await sendWebhook(nobodyReached, id)).toBe("dropped");
  expect(await last()).toMatchObject({ status: "dropped", last_error: "off" });
});

test("a secret that was sealed under an older key is sealed under the present one, and stays the same", () => {
  const [old, both] = [
    keysFrom("a secret of more than thirty-two letters, old"),
    keysFrom(["a secret of more than thirty-two letters, old", "new:another of more than thirty-two letters"]),
  ];
  const { text, stored } = makeSecret(old, "center-1");
  expect(openSecret(old, "center-1", stored)).toEqual({ text, renewed: null });
  const opened = openSecret(both, "center-1", stored)!;
  expect(opened).toMatchObject({ text, renewed: { key_id: "new" } });
  expect(openSecret(both, "center-1", opened.renewed!)).toMatchObject({ text });
  expect(openSecret(keysFrom("a third one of more than thirty-two letters"), "center-1", stored)).toBeNull();
});
