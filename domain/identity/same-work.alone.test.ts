import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { aDevice, shown } from "#tests/support/authenticator.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { register } from "./register.server.ts";
import { requestReset } from "./reset-password.server.ts";

// Compares the work for somebody who has an account with the work for somebody who has none, while others send requests too.

const ctx = await testContext();
const auth = authOf(ctx);
const SAMPLES = 60;
const AT_ONCE = 8;
/** Far above the measured ratio, so that a busy machine does not fail the test, and far below the effect of one extra hash or mail. */
const MAX_RATIO = 1.25;

let visitors = 0;
const visit = (cookie = "") => {
  visitors++;
  const ip = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { headers: new Headers(cookie ? { cookie } : {}), ip, device: undefined };
};
const nobody = () => `nadie.${randomUUID()}@correo.example`;
/** Makes an account for each request, so that none has to wait after several attempts. */
async function somebody(): Promise<string> {
  const id = randomUUID();
  const email = `alguien.${id}@correo.example`;
  const { password } = await ctx.db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", idOfPerson("maria"))
    .executeTakeFirstOrThrow();
  await ctx.db.insertInto("users").values({ id, name: "Alguien", email, email_verified: true }).execute();
  await ctx.db.insertInto("accounts").values({ id, user_id: id, account_id: id, provider_id: "credential", password }).execute();
  await ctx.db.insertInto("profiles").values({ user_id: id, user_type: "patient", email }).execute();
  return email;
}

const signIn = (email: string) => auth.signIn(visit(), { email, password: "una que no es la suya", ownDevice: false });
const person = { firstName: "Rosa", lastName: "Mella", password: "tres gatos y un paraguas" };
const registering = (email: string) => register(ctx, { ...person, email, provider: null } as never);

async function withPasskey(id: string): Promise<unknown> {
  const { options, cookies } = (await auth.askForPasskey(visit()))!;
  const answer = shown(aDevice(id), (options as { challenge: string }).challenge);
  return auth.signInWithPasskey(visit(cookies.map((cookie) => cookie.split(";")[0]!).join("; ")), answer);
}
async function somebodysPasskey(): Promise<string> {
  const device = aDevice();
  const { x, y } = device.publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  await ctx.db
    .insertInto("passkeys")
    .values({
      id: randomUUID(),
      user_id: idOfPerson("maria"),
      credential_id: device.id,
      public_key: key.toString("base64"),
      counter: 0,
      device_type: "singleDevice",
      backed_up: false,
    })
    .execute();
  return device.id;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

test.each<[string, () => Promise<string>, () => string, (who: string) => Promise<unknown>]>([
  ["a wrong password", somebody, nobody, signIn],
  ["a forgotten password", somebody, nobody, (email) => requestReset(ctx, email)],
  ["a registration", somebody, nobody, registering],
  ["a passkey", somebodysPasskey, () => aDevice().id, withPasskey],
])("%s takes as long for whoever has an account as for anybody else", async (what, knowing, unknown, ask) => {
  const known: string[] = [];
  for (let nth = 0; nth < SAMPLES; nth++) known.push(await knowing());
  const times = { known: [] as number[], unknown: [] as number[] };
  const asks = known.flatMap((who, nth) => {
    const pair = [
      ["known", who],
      ["unknown", unknown()],
    ] as const;
    return nth % 2 ? pair : pair.toReversed();
  });
  const worker = async () => {
    for (let next = asks.shift(); next; next = asks.shift()) {
      const began = performance.now();
      await ask(next[1]);
      times[next[0]].push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const [one, other] = [median(times.known), median(times.unknown)];
  console.log(`${what}: median ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown, of ${SAMPLES} each, ${AT_ONCE} at once`);
  expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(MAX_RATIO);
});
