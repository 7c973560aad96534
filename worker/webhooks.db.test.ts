import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import os from "node:os";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { ownWebhook } from "#domain/offers/sent-to-webhook.server.ts";
import { pingWebhook, resendDelivery, rotateSecret, saveWebhook, switchWebhook } from "#domain/webhooks/own-webhook.server.ts";
import { giveUpDelivery, sendWebhook, type WebhookSender } from "#domain/webhooks/send-webhook.server.ts";
import { MAX_ATTEMPTS } from "#domain/webhooks/webhook.ts";
import { readEnv } from "#platform/env.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { FAILURE_TEXTS } from "#texts/webhooks.ts";
import { composeWebhook, registerWebhooks, webhooksReach } from "./webhooks.ts";

// Tests with a center's own system: a real server on another loopback address than our own services.

const HOST = "127.0.0.4";
const ctx = await testContext();
const { db } = ctx;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(status).end("a long answer that nobody reads");
});
await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://${HOST}:${(server.address() as AddressInfo).port}/cuna`;
const sender: WebhookSender = { db, keys: ctx.keys, mayReach: (address) => address === HOST, compose: composeWebhook(ctx) };

beforeEach(() => {
  received.length = 0;
  status = 200;
});

/** Makes a center whose system takes webhooks. */
async function aListener() {
  const buyer = await aBuyer(ctx);
  const saved = await saveWebhook(ctx, buyer.member, url);
  if (!saved?.secret) throw new Error("the address has no secret");
  return { ...buyer, secret: saved.secret };
}
const deliveriesOf = async (providerId: string) => (await ownWebhook(db, providerId))!.deliveries;
const idOf = async (providerId: string, event: string) => (await deliveriesOf(providerId)).find((row) => row.event === event)!.id;
const bodyOf = (at: number) => JSON.parse(received[at]!.body) as { id: string; event: string; data: Record<string, unknown> };

test("of an offer a system hears what its page says and no contact; of the purchase, the contact; each signed", async () => {
  const { member, offer, secret } = await aListener();
  const form = person({ nombre: "Casilda", apellido: "Verdeagua", mensaje: "Escríbame a casilda@canario.example o al 809 555 0147" });
  const { id } = await offer(form);
  await purchaseLead(ctx, member, id);
  expect(await sendWebhook(sender, await idOf(member.providerId, "offer.made"))).toBe("sent");
  expect(await sendWebhook(sender, await idOf(member.providerId, "offer.purchased"))).toBe("sent");
  expect(bodyOf(0)).toMatchObject({
    event: "offer.made",
    data: { offer_id: id, url: `${ctx.publicUrl}/dashboard/provider/solicitudes/${id}` },
  });
  expect(received[0]!.body).not.toMatch(/casilda|verdeagua|canario|555 ?0147/i);
  expect(bodyOf(1).data).toMatchObject({ contact: { first_name: "Casilda", last_name: "Verdeagua", email: form.email } });
  for (const { headers, body } of received) {
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["webhook-signature"]))!;
    expect(v1).toBe(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex"));
    expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60);
    expect(headers["webhook-delivery"]).toBe((JSON.parse(body) as { id: string }).id);
  }
});

test("what fails is tried again with the same id, sent once when many try, and given up after a day; then somebody sends it again", async () => {
  const { member, offer } = await aListener();
  await offer();
  const id = await idOf(member.providerId, "offer.made");
  status = 503;
  expect(await sendWebhook(sender, id)).toBe("failed");
  expect(await deliveriesOf(member.providerId)).toMatchObject([{ status: "queued", lastStatus: 503, lastError: "answered", attempts: 1 }]);
  await db
    .updateTable("webhook_deliveries")
    .set({ attempts: MAX_ATTEMPTS - 1 })
    .where("id", "=", id)
    .execute();
  expect(await sendWebhook(sender, id)).toBe("gave-up");
  status = 204;
  expect(await resendDelivery(ctx, member, id)).toBe("queued");
  const outcomes = await Promise.all([1, 2, 3].map(() => sendWebhook(sender, id)));
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
  expect(await sendWebhook(sender, id)).toBe("done-before");
  expect(received.map((_, at) => bodyOf(at).id)).toEqual([id, id, id]);
});

test("only a demonstration that nobody else reaches tries its own machine, and no site a private network", () => {
  const reaches = (env: Record<string, string>) => {
    const { demonstration, onlyHere } = readEnv({
      DATA_DIR: os.tmpdir(),
      SECRET_KEY: "a secret of at least thirty-two characters",
      ...env,
    });
    const mayReach = webhooksReach({ demonstration, onlyHere });
    return ["127.0.0.1", "::1", "10.0.0.8", "93.184.216.34"].map(mayReach);
  };
  expect(reaches({})).toEqual([true, true, false, true]);
  const outside = [false, false, false, true];
  expect(reaches({ DEMONSTRATION: "off" })).toEqual(outside);
  expect(reaches({ DEMONSTRATION: "on", PUBLIC_URL: "https://cuna.example" })).toEqual(outside);
  expect(reaches({ DEMONSTRATION: "on", LISTEN_ADDRESS: "0.0.0.0" })).toEqual(outside);
});

test("a port that is closed, one that is silent and one that speaks something else read the same", async () => {
  const silent = createTcpServer(() => {});
  const garbled = createTcpServer((socket) => socket.end("220 not a web server\r\n"));
  for (const one of [silent, garbled]) {
    await new Promise<void>((resolve) => one.listen(0, HOST, resolve));
    onTestFinished(() => void one.close());
  }
  const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port;
  const closed = createTcpServer();
  await new Promise<void>((resolve) => closed.listen(0, HOST, resolve));
  const ports = [portOf(closed), portOf(silent), portOf(garbled)];
  await new Promise((resolve) => closed.close(resolve));
  const read: unknown[] = [];
  for (const port of ports) {
    const { member } = await aListener();
    await saveWebhook(ctx, member, `http://${HOST}:${port}/`);
    await pingWebhook(ctx, member);
    await sendWebhook({ ...sender, patienceMs: 300 }, await idOf(member.providerId, "ping"));
    const [{ status: state, attempts, lastStatus, lastError }] = (await deliveriesOf(member.providerId)) as [
      Awaited<ReturnType<typeof deliveriesOf>>[number],
    ];
    read.push([state, attempts, lastStatus, FAILURE_TEXTS[lastError!]({ status: lastStatus ?? 0 })]);
  }
  expect(new Set(read.map((each) => JSON.stringify(each))).size).toBe(1);
});

test("after three days of failures it is switched off and its people have a notice; a success begins again", async () => {
  const { member, offer } = await aListener();
  await pingWebhook(ctx, member);
  const id = await idOf(member.providerId, "ping");
  const failFor = (days: number) =>
    sql`update webhooks set failing_since = now() - make_interval(days => ${days}) where provider_id = ${member.providerId}`.execute(db);
  status = 500;
  await failFor(2);
  await sendWebhook(sender, id);
  expect((await ownWebhook(db, member.providerId))!.webhook).toMatchObject({ enabled: true, stoppedAt: null });
  await failFor(4);
  await sendWebhook(sender, id);
  expect((await ownWebhook(db, member.providerId))!.webhook).toMatchObject({ enabled: false, stoppedAt: expect.any(Date) });
  const told = () =>
    db.selectFrom("notices").select("user_id").where("kind", "=", "webhook-stopped").where("provider_id", "=", member.providerId);
  expect(await told().execute()).toEqual([{ user_id: member.userId }]);
  expect(await sendWebhook(sender, id)).toBe("dropped");
  await offer();
  expect(await deliveriesOf(member.providerId)).toHaveLength(1);
  status = 200;
  await switchWebhook(ctx, member, true);
  await resendDelivery(ctx, member, id);
  expect(await sendWebhook(sender, id)).toBe("sent");
  const row = await db.selectFrom("webhooks").select("failing_since").where("provider_id", "=", member.providerId).executeTakeFirst();
  expect(row).toEqual({ failing_since: null });
});

test("nothing is sent to a private address, nor of a request that was taken back", async () => {
  const { member, offer } = await aListener();
  const { id: offerId, lead_id } = await offer();
  const id = await idOf(member.providerId, "offer.made");
  await db.updateTable("offers").set({ status: "withdrawn" }).where("id", "=", offerId).execute();
  expect(await sendWebhook(sender, id)).toBe("dropped");
  await db.updateTable("offers").set({ status: "open" }).where("lead_id", "=", lead_id).execute();
  await resendDelivery(ctx, member, id);
  expect(await sendWebhook({ ...sender, mayReach: isPublicAddress }, id)).toBe("gave-up");
  expect(await deliveriesOf(member.providerId)).toMatchObject([{ status: "failed", lastError: "private-address" }]);
  expect(received).toEqual([]);
});

test("another center finds no delivery, an editor changes nothing, and a new secret ends the one before", async () => {
  const [ours, theirs] = [await aListener(), await aListener()];
  await pingWebhook(ctx, theirs.member);
  const id = await idOf(theirs.member.providerId, "ping");
  expect(await sendWebhook(sender, id)).toBe("sent");
  expect(await resendDelivery(ctx, ours.member, id)).toBe("not-found");
  const stranger = { userId: idOfPerson("yadira"), providerId: theirs.member.providerId };
  expect(await rotateSecret(ctx, stranger)).toBeNull();
  expect(await resendDelivery(ctx, stranger, id)).toBeNull();
  await db.insertInto("provider_accounts").values({ user_id: stranger.userId, provider_id: stranger.providerId, role: "editor" }).execute();
  expect(await saveWebhook(ctx, stranger, "https://otro.example/")).toBeNull();
  const changed = await rotateSecret(ctx, theirs.member);
  await resendDelivery(ctx, theirs.member, id);
  await sendWebhook(sender, id);
  const { headers, body } = received.at(-1)!;
  const t = /^t=(\d+)/.exec(String(headers["webhook-signature"]))![1];
  const signed = (secret: string) => createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  expect(String(headers["webhook-signature"])).toContain(signed((changed as { secret: string }).secret));
  expect(String(headers["webhook-signature"])).not.toContain(signed(theirs.secret));
  expect(await saveWebhook(ctx, theirs.member, url), "the same secret goes on, and is not shown").toEqual({ secret: null });
});

test("a delivery whose job ended among the dead letters has failed, and may be sent again; one that was sent stays so", async () => {
  const { member } = await aListener();
  await pingWebhook(ctx, member);
  const id = await idOf(member.providerId, "ping");
  await sql`delete from pgboss.job where name = 'send-webhook'`.execute(db);
  const runner = await openJobRunner(ctx.databaseUrl, { pollSeconds: 0.5, stopTimeoutSeconds: 1 });
  let running = true;
  const stop = async () => {
    if (running) await runner.stop();
    running = false;
  };
  onTestFinished(stop);
  const died = (deliveryId: string) =>
    sql`insert into pgboss.job (name, data) values ('send-webhook-dead', ${JSON.stringify({ deliveryId })}::jsonb)`.execute(db);
  await died(id);
  await registerWebhooks(runner, ctx, () => false);
  await expect.poll(async () => (await deliveriesOf(member.providerId))[0]!.status).toBe("failed");
  await stop();
  expect(await resendDelivery(ctx, member, id)).toBe("queued");
  await db.updateTable("webhook_deliveries").set({ status: "sent", sent_at: new Date() }).where("id", "=", id).execute();
  await giveUpDelivery(db, id);
  expect((await deliveriesOf(member.providerId))[0]!.status).toBe("sent");
});
