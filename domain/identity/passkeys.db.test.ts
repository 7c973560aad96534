import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { aDevice, type Device, type Lies, made, shown } from "#tests/support/authenticator.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { passkeysOf } from "./ways-in.server.ts";

const ctx = await testContext();
const auth = authOf(ctx);

const visit = (cookie = "") => ({ headers: new Headers(cookie ? { cookie } : {}), ip: "203.0.113.9", device: undefined });
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");
const challengeIn = (options: object) => (options as { challenge: string }).challenge;

async function signedIn(email: string) {
  const result = await auth.signIn(visit(), { email, password: DEMO_PASSWORD, ownDevice: false });
  if (result.outcome !== "signed-in") throw new Error(result.outcome);
  return { viewer: result.viewer, cookie: kept(result.cookies) };
}
type In = Awaited<ReturnType<typeof signedIn>>;
const maria = await signedIn("maria.rosario@correo.example");
const yadira = await signedIn("yadira.polanco@caracola.example");

async function add({ viewer, cookie }: In, device: Device, lies: Lies = {}): Promise<boolean> {
  const question = (await auth.askForNewPasskey(visit(cookie), "Nido"))!;
  const answer = made(device, challengeIn(question.options), lies);
  return auth.addPasskey(visit(`${cookie}; ${kept(question.cookies)}`), viewer, answer, "Teléfono");
}
async function ask() {
  const { options, cookies } = (await auth.askForPasskey(visit()))!;
  return { challenge: challengeIn(options), visit: visit(kept(cookies)) };
}
async function enter(device: Device, lies: Lies = {}) {
  const asked = await ask();
  return auth.signInWithPasskey(asked.visit, shown(device, asked.challenge, lies));
}
const openSessions = async () => (await ctx.db.selectFrom("user_sessions").select("id").where("is_active", "=", true).execute()).length;

test("a passkey opens the account of whoever made it, and each answer once", async () => {
  const device = aDevice();
  expect(await add(maria, device)).toBe(true);
  expect(await enter(device)).toMatchObject({ outcome: "signed-in", viewer: { userId: maria.viewer.userId } });
  const asked = await ask();
  const answer = shown(device, asked.challenge);
  const both = await Promise.all([answer, answer].map((each) => auth.signInWithPasskey(asked.visit, each)));
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["refused", "signed-in"]);
  expect(await auth.signInWithPasskey(asked.visit, answer)).toEqual({ outcome: "refused" });
  const other = await ask();
  expect(await auth.signInWithPasskey(other.visit, answer), "the answer to another question").toEqual({ outcome: "refused" });
});

test.each<[string, Lies]>([
  ["another site's page", { origin: "https://cuna.test.example" }],
  ["a page of ours without encryption", { origin: "http://cuna.test" }],
  ["another port", { origin: "https://cuna.test:8443" }],
  ["a name below ours", { origin: "https://a.cuna.test" }],
  ["a passkey for another site", { rpId: "cuna.example" }],
  ["a question for a new passkey", { type: "webauthn.create" }],
  ["a device that did not recognise its person", { unverified: true }],
])("an answer from %s opens nothing, and its session never was", async (_, lies) => {
  const device = aDevice();
  await add(maria, device);
  const before = await openSessions();
  expect(await enter(device, lies)).toEqual({ outcome: "refused" });
  expect(await openSessions()).toBe(before);
  expect(await enter(device)).toMatchObject({ outcome: "signed-in" });
});

test.each<[string, Lies]>([
  ["another site's page", { origin: "https://cuna.test.example" }],
  ["for another site", { rpId: "cuna.example" }],
  ["by a device that did not recognise its person, with which nobody would come in", { unverified: true }],
  ["as the answer to a sign-in", { type: "webauthn.get" }],
])("no passkey is kept that was made %s", async (_, lies) => {
  const before = await passkeysOf(ctx, maria.viewer.userId);
  expect(await add(maria, aDevice(), lies)).toBe(false);
  expect(await passkeysOf(ctx, maria.viewer.userId)).toEqual(before);
});

test("a person who finds a browser that was left open adds no passkey of theirs: its person signs in again first", async () => {
  const left = await signedIn("amaranta.solis@luna-de-larimar.example");
  const question = (await auth.askForNewPasskey(visit(left.cookie), "Nido"))!;
  await ctx.db
    .updateTable("user_sessions")
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .where("id", "=", left.viewer.sessionId)
    .execute();
  expect(await auth.askForNewPasskey(visit(left.cookie), "Nido")).toBeNull();
  const answer = made(aDevice(), challengeIn(question.options));
  expect(await auth.addPasskey(visit(`${left.cookie}; ${kept(question.cookies)}`), left.viewer, answer, "x")).toBe(false);
  const back = await signedIn("amaranta.solis@luna-de-larimar.example");
  expect(await add(back, aDevice())).toBe(true);
});

test("the question of one person is not answered by another, nor that of a sign-in by a new passkey", async () => {
  const question = (await auth.askForNewPasskey(visit(maria.cookie), "Nido"))!;
  const answer = made(aDevice(), challengeIn(question.options));
  expect(await auth.addPasskey(visit(`${yadira.cookie}; ${kept(question.cookies)}`), yadira.viewer, answer, "x")).toBe(false);
  const asked = await ask();
  const entering = made(aDevice(), asked.challenge);
  const both = visit(`${yadira.cookie}; ${asked.visit.headers.get("cookie")}`);
  expect(await auth.addPasskey(both, yadira.viewer, entering, "x")).toBe(false);
  expect(await passkeysOf(ctx, yadira.viewer.userId)).toEqual([]);
  // In the other direction too, a challenge for a new passkey lets nobody sign in.
  const device = aDevice();
  await add(maria, device);
  const about = (await auth.askForNewPasskey(visit(maria.cookie), "Nido"))!;
  expect(await auth.signInWithPasskey(visit(kept(about.cookies)), shown(device, challengeIn(about.options)))).toEqual({
    outcome: "refused",
  });
});

test("nobody takes the name of another's passkey, and nobody removes it", async () => {
  const device = aDevice();
  await add(maria, device);
  expect(await add(yadira, aDevice(device.id)), "another key under the same name").toBe(false);
  const forged = { ...aDevice(device.id), counter: 50 };
  expect(await enter(forged)).toEqual({ outcome: "refused" });
  const { id } = (await passkeysOf(ctx, maria.viewer.userId)).at(-1)!;
  expect(await auth.removePasskey(visit(yadira.cookie), yadira.viewer, id)).toBe(false);
  expect(await enter(device)).toMatchObject({ outcome: "signed-in", viewer: { userId: maria.viewer.userId } });
});

test("a copied passkey that has signed less often opens nothing, nor do the copy and the original at once", async () => {
  const device = aDevice();
  await add(maria, device);
  for (let times = 0; times < 3; times++) expect(await enter(device)).toMatchObject({ outcome: "signed-in" });
  for (const counter of [0, 1, 3]) expect(await enter(device, { counter }), `counter ${counter}`).toEqual({ outcome: "refused" });
  const next = device.counter + 1;
  const asked = await Promise.all(Array.from({ length: 6 }, ask));
  const copies = asked.map(({ challenge, visit }) => auth.signInWithPasskey(visit, shown({ ...device }, challenge, { counter: next })));
  const outcomes = (await Promise.all(copies)).map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => "refused"), "signed-in"]);
});

test("devices that do not count, as those of telephones, sign in as often as they like", async () => {
  const device = aDevice();
  await add(maria, device);
  for (let times = 0; times < 3; times++) expect(await enter(device, { counter: 0 })).toMatchObject({ outcome: "signed-in" });
});

test("a device may count up to what WebAuthn lets it", async () => {
  const device = aDevice();
  await add(maria, device);
  for (const counter of [2 ** 31, 2 ** 32 - 1]) expect(await enter(device, { counter })).toMatchObject({ outcome: "signed-in" });
  expect(await enter(device, { counter: 2 ** 32 - 1 })).toEqual({ outcome: "refused" });
});

test("a passkey that was removed opens nothing, though the question was asked before", async () => {
  const device = aDevice();
  await add(maria, device);
  const asked = await ask();
  const { id } = (await passkeysOf(ctx, maria.viewer.userId)).at(-1)!;
  expect(await auth.removePasskey(visit(maria.cookie), maria.viewer, id)).toBe(true);
  expect(await auth.signInWithPasskey(asked.visit, shown(device, asked.challenge))).toEqual({ outcome: "refused" });
  expect(await enter(device)).toEqual({ outcome: "refused" });
});

test("an answer that is none is refused, whatever its parts are", async () => {
  const device = aDevice();
  await add(maria, device);
  const spoil: ((answer: ReturnType<typeof shown>) => unknown)[] = [
    () => ({}),
    (answer) => ({ ...answer, response: undefined }),
    (answer) => ({ ...answer, response: "x" }),
    (answer) => ({ ...answer, rawId: "x" }),
    (answer) => ({ ...answer, type: "password" }),
    (answer) => ({ ...answer, id: { operator: "ne", value: "" } }),
    (answer) => ({ ...answer, id: [device.id] }),
    (answer) => ({ ...answer, id: 7 }),
    (answer) => ({ ...answer, id: "\u0000" }),
    (answer) => ({ ...answer, response: { ...answer.response, signature: "" } }),
    (answer) => ({ ...answer, response: { ...answer.response, authenticatorData: "AAAA" } }),
    (answer) => ({ ...answer, response: { ...answer.response, clientDataJSON: "e30" } }),
    (answer) => ({ ...answer, response: { ...answer.response, userHandle: 5 } }),
  ];
  for (const wrong of spoil) {
    const asked = await ask();
    const answer = wrong(shown(device, asked.challenge)) as Record<string, unknown>;
    expect(await auth.signInWithPasskey(asked.visit, answer), JSON.stringify(answer)).toEqual({ outcome: "refused" });
  }
  for (const wrong of [{}, null, "x", { id: device.id }, { id: "\u0000", rawId: "\u0000", type: "public-key", response: {} }]) {
    const question = (await auth.askForNewPasskey(visit(maria.cookie), "Nido"))!;
    const to = visit(`${maria.cookie}; ${kept(question.cookies)}`);
    expect(await auth.addPasskey(to, maria.viewer, wrong, "x"), JSON.stringify(wrong)).toBe(false);
  }
});
