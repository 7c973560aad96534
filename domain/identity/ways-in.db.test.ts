import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { endAllSharing } from "#domain/companions/take-part.server.ts";
import { deleteAccount } from "#domain/patients/delete-account.server.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { totp } from "#tests/support/totp.ts";
import { changePassword } from "./change-password.server.ts";
import type { SecondStepOutcome } from "./sign-in.server.ts";
import { passkeysOf } from "./ways-in.server.ts";

const ctx = await testContext();
const auth = authOf(ctx);
const maria = { email: "maria.rosario@correo.example", password: DEMO_PASSWORD, ownDevice: false };

const visit = (cookie = "") => ({ headers: new Headers(cookie ? { cookie } : {}), ip: "203.0.113.9", device: undefined });
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");

function inside(result: SecondStepOutcome) {
  if (result.outcome !== "signed-in") throw new Error(result.outcome);
  return { viewer: result.viewer, cookie: kept(result.cookies) };
}

test("a second step counts once its first code was entered; then a password alone opens nothing, and a recovery code opens once", async () => {
  const { viewer, cookie } = inside(await auth.signIn(visit(), maria));
  expect(await auth.enrolSecondFactor(visit(cookie), viewer, "no es la suya", "Nido")).toEqual({ outcome: "wrong-password" });
  const enrolment = await auth.enrolSecondFactor(visit(cookie), viewer, DEMO_PASSWORD, "Nido");
  if (enrolment.outcome !== "begun") throw new Error(enrolment.outcome);
  const asked = new URL(enrolment.uri);
  expect([asked.searchParams.get("issuer"), decodeURIComponent(asked.pathname)]).toEqual(["Nido", expect.stringContaining("Nido:")]);
  const secret = asked.searchParams.get("secret")!;
  // The second step is not required yet, since the person may never have scanned the code.
  expect(await auth.signIn(visit(), maria)).toMatchObject({ outcome: "signed-in" });
  expect(await auth.confirmSecondFactor(visit(cookie), viewer, "000000")).toEqual({ outcome: "wrong-code" });
  expect(await auth.confirmSecondFactor(visit(cookie), viewer, totp(secret))).toMatchObject({ outcome: "on" });

  const waiting = await auth.signIn(visit(), maria);
  if (waiting.outcome !== "second-step") throw new Error(waiting.outcome);
  const half = kept(waiting.cookies);
  expect(await auth.verifySecondStep(visit(half), { code: "000000", kind: "totp" })).toEqual({ outcome: "refused" });
  expect(await auth.verifySecondStep(visit(), { code: totp(secret, 1), kind: "totp" })).toEqual({ outcome: "expired" });
  const halfIn = async () => {
    const again = await auth.signIn(visit(), maria);
    if (again.outcome !== "second-step") throw new Error(again.outcome);
    return kept(again.cookies);
  };
  // Of two requests with the same code at once, one signs in; later ones do not.
  const code = totp(secret, 1);
  const other = await halfIn();
  const both = await Promise.all([half, other].map((cookie) => auth.verifySecondStep(visit(cookie), { code, kind: "totp" })));
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["refused", "signed-in"]);
  expect(inside(both.find(({ outcome }) => outcome === "signed-in")!).viewer.secondFactor).toBe(true);
  expect(await auth.verifySecondStep(visit(await halfIn()), { code, kind: "totp" })).toEqual({ outcome: "refused" });

  const recover = async (codes: readonly string[]) => {
    const cookies = await Promise.all(codes.map(halfIn));
    const tried = codes.map((each, nth) => auth.verifySecondStep(visit(cookies[nth]), { code: each, kind: "recovery" }));
    return (await Promise.all(tried)).map(({ outcome }) => outcome).sort();
  };
  const [first, second] = enrolment.recoveryCodes as [string, string];
  expect(await recover([first, first])).toEqual(["refused", "signed-in"]);
  expect(await recover([first])).toEqual(["refused"]);
  expect(await recover([second])).toEqual(["signed-in"]);

  // After ten wrong codes in total, however often the password is entered again, even the right code has to wait.
  for (let challenge = 0; challenge < 2; challenge++) {
    const cookie = await halfIn();
    for (let wrong = 0; wrong < 5; wrong++) await auth.verifySecondStep(visit(cookie), { code: "000000", kind: "totp" });
  }
  expect(await auth.verifySecondStep(visit(await halfIn()), { code: enrolment.recoveryCodes[2]!, kind: "recovery" })).toMatchObject({
    outcome: "limited",
  });

  const stored = await ctx.db.selectFrom("two_factors").selectAll().where("user_id", "=", viewer.userId).executeTakeFirstOrThrow();
  for (const shown of [secret, ...enrolment.recoveryCodes]) expect(JSON.stringify(stored)).not.toContain(shown);
});

test("a person who finds an open browser has ten guesses at its password and ten at a code, over all that asks for them", async () => {
  const lia = { ...maria, email: "lia.almonte@cuna.example" };
  const { viewer, cookie } = inside(await auth.signIn(visit(), lia));
  const wrong = "una que no es la suya";
  const asked = [
    () => changePassword(ctx, viewer, { current: wrong, next: "tres gatos y un paraguas" }),
    () => auth.enrolSecondFactor(visit(cookie), viewer, wrong, "Nido"),
    () => auth.disableSecondFactor(visit(cookie), viewer, wrong),
    () => deleteAccount(ctx, { mailbox: { userId: viewer.userId, email: viewer.email, confirmed: true }, password: wrong }, endAllSharing),
  ];
  for (const ask of asked) expect(await ask()).toEqual({ outcome: "wrong-password" });
  const { count } = await ctx.db.selectFrom("tries").select("count").where("scope", "=", "own password").executeTakeFirstOrThrow();
  expect(count).toBe(4);
  await ctx.db.updateTable("tries").set({ count: 8 }).where("scope", "=", "own password").execute();
  const outcomes = await Promise.all(asked.map((ask) => ask()));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["limited", "limited", "wrong-password", "wrong-password"]);
  expect(await changePassword(ctx, viewer, { current: DEMO_PASSWORD, next: "tres gatos y un paraguas" })).toMatchObject({
    outcome: "limited",
  });
  const codes = await Promise.all(Array.from({ length: 12 }, () => auth.confirmSecondFactor(visit(cookie), viewer, "000000")));
  expect(codes.filter(({ outcome }) => outcome === "wrong-code")).toHaveLength(10);
  expect(await auth.signIn(visit(), lia)).toMatchObject({ outcome: "signed-in" });
});

test("without a session nobody is asked for a new passkey, and a made-up answer opens nothing", async () => {
  const { viewer, cookie } = inside(await auth.signIn(visit(), { ...maria, email: "yadira.polanco@caracola.example" }));
  expect(await auth.askForNewPasskey(visit(), "Nido")).toBeNull();
  expect(await auth.askForNewPasskey(visit(cookie), "Nido")).toMatchObject({ options: { rp: { id: "cuna.test", name: "Nido" } } });
  expect(await auth.addPasskey(visit(cookie), viewer, { id: "x" }, "Teléfono")).toBe(false);
  expect(await passkeysOf(ctx, viewer.userId)).toEqual([]);
  const { cookies } = (await auth.askForPasskey(visit()))!;
  expect(await auth.signInWithPasskey(visit(kept(cookies)), { id: "x", response: {} })).toEqual({ outcome: "refused" });
  expect(await auth.signInWithPasskey(visit(), {})).toEqual({ outcome: "refused" });
});
