import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { totp } from "#tests/support/totp.ts";
import type { SignInOutcome } from "./sign-in.server.ts";
import { passkeysOf } from "./ways-in.server.ts";

const ctx = await testContext();
const auth = authOf(ctx);
const maria = { email: "maria.rosario@correo.example", password: DEMO_PASSWORD, ownDevice: false };

const visit = (cookie = "") => ({ headers: new Headers(cookie ? { cookie } : {}), ip: "203.0.113.9", device: undefined });
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");

function inside(result: SignInOutcome) {
  if (result.outcome !== "signed-in") throw new Error(result.outcome);
  return { viewer: result.viewer, cookie: kept(result.cookies) };
}

test("a second step counts once its first code was entered; then a password alone opens nothing, and a recovery code opens once", async () => {
  const { viewer, cookie } = inside(await auth.signIn(visit(), maria));
  expect(await auth.enrolSecondFactor(visit(cookie), "no es la suya")).toBeNull();
  const enrolment = (await auth.enrolSecondFactor(visit(cookie), DEMO_PASSWORD))!;
  const secret = new URL(enrolment.uri).searchParams.get("secret")!;
  // Not yet: the person may never have scanned it.
  expect(await auth.signIn(visit(), maria)).toMatchObject({ outcome: "signed-in" });
  expect(await auth.confirmSecondFactor(visit(cookie), viewer, "000000")).toBeNull();
  expect(await auth.confirmSecondFactor(visit(cookie), viewer, totp(secret))).not.toBeNull();

  const waiting = await auth.signIn(visit(), maria);
  if (waiting.outcome !== "second-step") throw new Error(waiting.outcome);
  const half = kept(waiting.cookies);
  expect(await auth.verifySecondStep(visit(half), { code: "000000", kind: "totp" })).toEqual({ outcome: "refused" });
  expect(inside(await auth.verifySecondStep(visit(half), { code: totp(secret), kind: "totp" })).viewer.secondFactor).toBe(true);

  const recover = async () => {
    const again = await auth.signIn(visit(), maria);
    if (again.outcome !== "second-step") throw new Error(again.outcome);
    return auth.verifySecondStep(visit(kept(again.cookies)), { code: enrolment.recoveryCodes[0]!, kind: "recovery" });
  };
  expect((await recover()).outcome).toBe("signed-in");
  expect((await recover()).outcome).toBe("refused");

  const stored = await ctx.db.selectFrom("two_factors").selectAll().where("user_id", "=", viewer.userId).executeTakeFirstOrThrow();
  for (const shown of [secret, ...enrolment.recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(shown);
});

test("without a session nobody is asked for a new passkey, and a made-up answer opens nothing", async () => {
  const { viewer, cookie } = inside(await auth.signIn(visit(), { ...maria, email: "yadira.polanco@caracola.example" }));
  expect(await auth.askForNewPasskey(visit())).toBeNull();
  expect(await auth.askForNewPasskey(visit(cookie))).not.toBeNull();
  expect(await auth.addPasskey(visit(cookie), viewer, { id: "x" }, "Teléfono")).toBe(false);
  expect(await passkeysOf(ctx, viewer.userId)).toEqual([]);
  const { cookies } = await auth.askForPasskey(visit());
  expect(await auth.signInWithPasskey(visit(kept(cookies)), { id: "x", response: {} })).toEqual({ outcome: "refused" });
  expect(await auth.signInWithPasskey(visit(), {})).toEqual({ outcome: "refused" });
});
