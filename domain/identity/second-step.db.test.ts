import { symmetricEncrypt } from "better-auth/crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { testContext } from "#tests/support/context.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { totp } from "#tests/support/totp.ts";
import type { SecondStepOutcome } from "./sign-in.server.ts";
import { openLibrary } from "./sign-in-library.server.ts";

const ctx = await testContext();
const auth = authOf(ctx);
beforeEach(() => ctx.db.deleteFrom("tries").execute());

const visit = (cookie = "") => ({ headers: new Headers(cookie ? { cookie } : {}), ip: "203.0.113.9", device: undefined });
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]!).join("; ");
const signIn = (email: string) => auth.signIn(visit(), { email, password: DEMO_PASSWORD, ownDevice: false });

function inside(result: SecondStepOutcome) {
  if (result.outcome !== "signed-in") throw new Error(result.outcome);
  return { viewer: result.viewer, cookie: kept(result.cookies), cookies: result.cookies };
}

async function halfInAs(email: string): Promise<string> {
  const half = await signIn(email);
  if (half.outcome !== "second-step") throw new Error(half.outcome);
  return kept(half.cookies);
}

/** Stores recovery codes in the format of the sign-in library. */
async function keepRecoveryCodes(userId: string, codes: readonly string[]): Promise<void> {
  const { secretConfig } = await openLibrary({ ...ctx, cookies: { session: "__Host-session", prefix: "__Host-cuna" } }).$context;
  const backup_codes = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(codes) });
  await ctx.db.updateTable("two_factors").set({ backup_codes }).where("user_id", "=", userId).execute();
}

/** Makes somebody with a second step, and returns the code that turned it on. */
async function withSecondStep(email: string) {
  const { viewer, cookie } = inside(await signIn(email));
  const enrolment = await auth.enrolSecondFactor(visit(cookie), viewer, DEMO_PASSWORD, "Nido");
  if (enrolment.outcome !== "begun") throw new Error(enrolment.outcome);
  const secret = new URL(enrolment.uri).searchParams.get("secret")!;
  const code = totp(secret);
  const on = await auth.confirmSecondFactor(visit(cookie), viewer, code);
  if (on.outcome !== "on") throw new Error(on.outcome);
  const halfIn = () => halfInAs(email);
  const step = async (code: string, kind: "totp" | "recovery" = "totp") =>
    (await auth.verifySecondStep(visit(await halfIn()), { code, kind })).outcome;
  return { email, viewer, cookie: kept(on.cookies), secret, code, recoveryCodes: enrolment.recoveryCodes, halfIn, step };
}

test("who signed in, or proved it again, is believed for a quarter of an hour; nothing typed is no try", async () => {
  const { viewer, cookies } = inside(await signIn("amaranta.solis@luna-de-larimar.example"));
  const cookie = kept(cookies).split("=")[1]!.split(";")[0]!;
  const believed = async () => (await auth.viewerOfCookie(decodeURIComponent(cookie)))!.provedRecently;
  const shift = (minutes: number) =>
    sql`update user_sessions set created_at = created_at - make_interval(mins => ${minutes}),
      proved_at = proved_at - make_interval(mins => ${minutes}) where id = ${viewer.sessionId}`.execute(ctx.db);
  expect(viewer.provedRecently && (await believed())).toBe(true);
  await shift(16);
  expect(await believed()).toBe(false);
  for (let tries = 0; tries < 12; tries++) expect(await auth.proveAgain(visit(), viewer, " ")).toEqual({ outcome: "missing" });
  expect(await auth.proveAgain(visit(), viewer, "no es esta")).toEqual({ outcome: "wrong-password" });
  expect(await believed()).toBe(false);
  expect(await auth.proveAgain(visit(), viewer, DEMO_PASSWORD)).toEqual({ outcome: "right" });
  expect(await believed()).toBe(true);
  await shift(16);
  expect(await believed()).toBe(false);
});

test("the code that turned the second step on opens nothing, nor does one older than the last; the next one does, with the same password", async () => {
  const { secret, code, halfIn, step } = await withSecondStep("amaranta.solis@luna-de-larimar.example");
  const half = await halfIn();
  const sessions = () => ctx.db.selectFrom("user_sessions").select("id").orderBy("id").execute();
  const before = await sessions();
  expect(await auth.verifySecondStep(visit(half), { code, kind: "totp" })).toEqual({ outcome: "refused" });
  expect(await sessions(), "no session, not for a moment").toEqual(before);
  expect(await auth.verifySecondStep(visit(half), { code: totp(secret, 1), kind: "totp" })).toMatchObject({ outcome: "signed-in" });
  // The current code is older than the one that was used.
  expect(await step(totp(secret))).toBe("refused");
  expect(await step(totp(secret, 1))).toBe("refused");
});

test("before an act that cannot be taken back, a new code is asked for and counts once; without an application, the password", async () => {
  const { viewer, cookie, secret, code } = await withSecondStep("maria.rosario@correo.example");
  const own = { ...viewer, secondFactor: true };
  expect(await auth.proveAgain(visit(cookie), own, code), "the code that was used").toEqual({ outcome: "wrong-code" });
  expect(await auth.proveAgain(visit(cookie), own, DEMO_PASSWORD)).toEqual({ outcome: "wrong-code" });
  const next = totp(secret, 1);
  expect(await auth.proveAgain(visit(cookie), own, next)).toEqual({ outcome: "right" });
  expect(await auth.proveAgain(visit(cookie), own, next)).toEqual({ outcome: "wrong-code" });
  expect(await auth.proveAgain(visit(), { ...viewer, secondFactor: false }, "no es esta")).toEqual({ outcome: "wrong-password" });
  expect(await auth.proveAgain(visit(), { ...viewer, secondFactor: false }, DEMO_PASSWORD)).toEqual({ outcome: "right" });
});

test("in an open browser nobody guesses codes at the door of the second step", async () => {
  const { secret, cookie, recoveryCodes } = await withSecondStep("yadira.polanco@caracola.example");
  for (const [code, kind] of [
    ["000000", "totp"],
    [totp(secret, 1), "totp"],
    [recoveryCodes[0]!, "recovery"],
  ] as const)
    expect(await auth.verifySecondStep(visit(cookie), { code, kind })).toEqual({ outcome: "expired" });
});

test("a recovery code is read as people write it, and belongs to its person and to this second step", async () => {
  const ines = await withSecondStep("ines.cabral@revisa.example");
  const [first, second, third, fourth, fifth] = ines.recoveryCodes as string[];
  for (const code of ines.recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){2}$/);
  expect(await ines.step(` ${first!.toUpperCase().replaceAll("-", " ")} `, "recovery")).toBe("signed-in");
  expect(await ines.step(second!.replaceAll("-", ""), "recovery")).toBe("signed-in");
  for (const wrong of ["", "-", first!, second!.slice(1), `${third} ${fourth}`, "[]", "null"])
    expect(await ines.step(wrong, "recovery")).toBe("refused");
  const yadira = await halfInAs("yadira.polanco@caracola.example");
  expect(await auth.verifySecondStep(visit(yadira), { code: third!, kind: "recovery" })).toEqual({ outcome: "refused" });
  // When two requests use codes at once, each code opens at most once.
  const both = await Promise.all([third!, fourth!, third!].map((code) => ines.step(code, "recovery")));
  expect(both.filter((outcome) => outcome === "signed-in").length).toBeLessThanOrEqual(2);
  // Recovery codes end together with their second step.
  expect(await auth.disableSecondFactor(visit(ines.cookie), ines.viewer, DEMO_PASSWORD)).toMatchObject({ outcome: "off" });
  const again = await withSecondStep(ines.email);
  expect(await again.step(fifth!, "recovery")).toBe("refused");
  expect(await again.step(again.recoveryCodes[0]!, "recovery")).toBe("signed-in");
});

test("recovery codes that were given out before, with capital letters, still open", async () => {
  const { viewer, step } = await withSecondStep("lia.almonte@cuna.example");
  await keepRecoveryCodes(viewer.userId, ["aB3dE-fG7iJ", "Zz9yY-xX8wW"]);
  expect(await step("ab3de-fg7ij", "recovery")).toBe("refused");
  expect(await step("aB3dE fG7iJ", "recovery")).toBe("signed-in");
  expect(await step("Zz9yY-xX8wW", "recovery")).toBe("signed-in");
});
