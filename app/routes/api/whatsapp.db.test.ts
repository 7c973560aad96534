import { createHmac, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { lastWhatsappOf } from "#domain/whatsapp/note-deliveries.server.ts";
import { openHook } from "#platform/whatsapp/hook.ts";
import { addOpenCenter, addPatient, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { action, loader } from "./whatsapp.ts";

// What Meta says of reminders by WhatsApp, as its documentation of webhooks words it.

const ADDRESS = "https://cuna.test/api/whatsapp";
const settings = { appSecret: "the secret of the app of a test", verifyToken: "a password for Meta's console" };
const ctx = { ...(await testContext()), whatsappHook: openHook(settings) };

const signed = (body: string, secret = settings.appSecret) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
const post = async (body: string, signature: string | null = signed(body)) => {
  const headers = { "Content-Type": "application/json", ...(signature && { "X-Hub-Signature-256": signature }) };
  const request = new Request(ADDRESS, { method: "POST", headers, body });
  return ((await action(routeArgs(ctx, request, {}, {}))) as Response).status;
};

const [center, patient] = [await addOpenCenter(ctx, `avisa-${randomUUID().slice(0, 8)}`), await addPatient(ctx)];
const consultationId = await requested(ctx, center.id, patient);

/** Keeps a message that Meta took a moment ago, and returns its name there. */
async function taken(): Promise<string> {
  const metaId = `wamid.${randomUUID()}`;
  await ctx.db
    .insertInto("whatsapp_messages")
    .values({
      ...{ effect_key: metaId, user_id: patient, consultation_id: consultationId },
      ...{ status: "sent", sent_at: new Date(), meta_id: metaId },
    })
    .execute();
  return metaId;
}

const word = (id: string, status: string, ago = 0, more: object = {}) => ({
  ...{ id, status, timestamp: String(Math.floor(Date.now() / 1000) - ago), recipient_id: "18095550111" },
  ...more,
});
const said = (...statuses: object[]) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value: { messaging_product: "whatsapp", statuses } }] }],
  });
const stateOf = async () => (await lastWhatsappOf(ctx.db, { userId: patient }))?.delivery;

test("a message is said to be delivered once Meta says so, and what comes twice or late changes nothing", async () => {
  const id = await taken();
  expect(await stateOf()).toBe("sent");
  expect(await post(said(word(id, "sent"), word(id, "delivered")))).toBe(200);
  expect(await stateOf()).toBe("delivered");
  const row = () => ctx.db.selectFrom("whatsapp_messages").selectAll().where("meta_id", "=", id).executeTakeFirstOrThrow();
  const before = await row();
  for (const late of [word(id, "delivered", -60), word(id, "sent"), word(id, "failed")]) expect(await post(said(late))).toBe(200);
  expect(await row()).toEqual(before);
  await post(said(word(id, "read")));
  expect(await stateOf()).toBe("read");
  expect(JSON.stringify(await row())).not.toContain("5550111");
});

test("what failed says why, as a number", async () => {
  const id = await taken();
  await post(said(word(id, "failed", 0, { errors: [{ code: 131026, title: "about 18095550111" }] })));
  const row = await ctx.db.selectFrom("whatsapp_messages").selectAll().where("meta_id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: "sent", delivery: "failed", last_error: "Meta said 131026" });
});

test("what Meta did not sign, byte for byte, or signed long ago, is not believed", async () => {
  const id = await taken();
  const body = said(word(id, "delivered"));
  const forged = [
    null,
    "",
    "sha256=",
    signed(body).slice(0, -1),
    signed(body, "another secret"),
    signed(`${body} `),
    signed(body).slice(7),
  ];
  for (const signature of forged) expect(await post(body, signature), String(signature)).toBe(403);
  expect(await post(said(word(id, "delivered", 9 * 24 * 3600)))).toBe(200);
  expect(await stateOf()).toBe("sent");
});

test("whatever else it signs is taken and read by nobody", async () => {
  for (const body of [
    "",
    "null",
    "{",
    '{"entry":[]}',
    said({ id: 7 }, { id: "x", status: "burnt", timestamp: "1" }),
    said(word("unknown", "read")),
  ])
    expect(await post(body), body).toBe(200);
});

test("its console hears its own words back for the password, and nobody else does; a site that does not listen has no such address", async () => {
  const greet = async (token: string, within: typeof ctx | Awaited<ReturnType<typeof testContext>> = ctx) => {
    const query = new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158201444" });
    const answer = (await loader(routeArgs(within, new Request(`${ADDRESS}?${query}`), {}, {}))) as Response;
    return [answer.status, await answer.text()];
  };
  expect(await greet(settings.verifyToken)).toEqual([200, "1158201444"]);
  expect(await greet("guessed")).toEqual([403, ""]);
  const deaf = await testContext();
  await expect(greet(settings.verifyToken, deaf)).rejects.toMatchObject({ init: { status: 404 } });
  const silent = action(routeArgs(deaf, new Request(ADDRESS, { method: "POST", body: "" }), {}, {}));
  await expect(silent).rejects.toMatchObject({ init: { status: 404 } });
});
