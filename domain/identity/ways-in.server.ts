import { APIError } from "better-auth/api";
import { sql } from "kysely";
import type { AuditAct } from "#domain/audit/acts.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { countPasskey, ownCodeTries } from "./attempts.server.ts";
import { type PasswordRefusal, provePassword } from "./prove-password.server.ts";
import { begin, type Opened, orRefused, type SignInOutcome, type Visit } from "./sign-in.server.ts";
import type { Viewer } from "./viewer.ts";

/** What an authenticator application needs, and the recovery codes. Both are shown once. */
export interface Enrolment {
  uri: string;
  recoveryCodes: string[];
}

type OwnVisit = Pick<Visit, "headers">;

export type EnrolmentOutcome = ({ outcome: "begun" } & Enrolment) | { outcome: "on-already" } | PasswordRefusal;

/** Begins a second step, which an authenticator application lists under the site's name. It takes effect once a code was entered. */
export async function enrolSecondFactor(
  opened: Opened,
  { headers }: OwnVisit,
  viewer: Viewer,
  password: string,
  site: string,
): Promise<EnrolmentOutcome> {
  const proof = await provePassword(opened, viewer.userId, password);
  if (proof.outcome !== "right") return proof;
  const made = await orRefused(opened.library.api.enableTwoFactor({ body: { password, method: "totp", issuer: site }, headers }));
  return made && "totpURI" in made ? { outcome: "begun", uri: made.totpURI, recoveryCodes: made.backupCodes } : { outcome: "on-already" };
}

export type CodeOutcome =
  | { outcome: "on"; cookies: string[] }
  | { outcome: "wrong-code" }
  | { outcome: "limited"; retryAfterSeconds: number };

/** Turns the second step on with the first code. The cookies are those of the continuing session. */
export async function confirmSecondFactor(opened: Opened, { headers }: OwnVisit, viewer: Viewer, code: string): Promise<CodeOutcome> {
  const { library } = opened;
  const tries = ownCodeTries(opened, viewer.userId);
  const wait = await tries.count();
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const answer = await orRefused(library.api.verifyTOTP({ body: { code: code.replace(/\D/g, "") }, headers, returnHeaders: true }));
  if (!answer) return { outcome: "wrong-code" };
  await tries.forget();
  await keepNetwork(opened, viewer);
  return { outcome: "on", cookies: await done(opened, viewer, "second_factor.enabled", answer.headers) };
}

export type ProofOutcome = { outcome: "right" } | { outcome: "missing" } | { outcome: "wrong-code" } | PasswordRefusal;

export type RefusedProof = Exclude<ProofOutcome, { outcome: "right" }>;

/**
 * Asks again, before a grave act, whoever is signed in: for the code of their application, or for the password where the account has
 * none, as in a demonstration. Nothing typed is `missing`, and counts as no try.
 */
export async function proveAgain(opened: Opened, visit: OwnVisit, viewer: Viewer, typed: string): Promise<ProofOutcome> {
  if (typed.trim() === "") return { outcome: "missing" };
  const proof = viewer.secondFactor ? await proveCode(opened, visit, viewer, typed) : await provePassword(opened, viewer.userId, typed);
  if (proof.outcome === "right")
    await opened.db.updateTable("user_sessions").set({ proved_at: sql<Date>`now()` }).where("id", "=", viewer.sessionId).execute();
  return proof;
}

async function proveCode(opened: Opened, { headers }: OwnVisit, viewer: Viewer, typed: string): Promise<ProofOutcome> {
  const tries = ownCodeTries(opened, viewer.userId);
  const wait = await tries.count();
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const answer = await orRefused(opened.library.api.verifyTOTP({ body: { code: typed.replace(/\D/g, "") }, headers }));
  if (!answer) return { outcome: "wrong-code" };
  await tries.forget();
  return { outcome: "right" };
}

export async function disableSecondFactor(
  opened: Opened,
  { headers }: OwnVisit,
  viewer: Viewer,
  password: string,
): Promise<{ outcome: "off"; cookies: string[] } | PasswordRefusal> {
  const proof = await provePassword(opened, viewer.userId, password);
  if (proof.outcome !== "right") return proof;
  const answer = await orRefused(opened.library.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }));
  if (!answer) return { outcome: "wrong-password" };
  return { outcome: "off", cookies: await done(opened, viewer, "second_factor.disabled", answer.headers) };
}

/** The challenge that a browser needs to make or use a passkey, and the cookie that ties its answer to this challenge. */
export interface PasskeyQuestion {
  options: object;
  cookies: string[];
}

/** Asks for a new passkey under the site's name, which the device shows. Returns null when the person signed in too long ago. */
export async function askForNewPasskey({ library }: Opened, { headers }: OwnVisit, site: string): Promise<PasskeyQuestion | null> {
  const answer = await orRefused(library.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }));
  if (!answer) return null;
  const { rp, ...options } = answer.response;
  return { options: { ...options, rp: { ...rp, name: site } }, cookies: answer.headers.getSetCookie() };
}

/** Stores a passkey that was made for this challenge. Returns false when the answer is forged, or names an existing passkey. */
export async function addPasskey(opened: Opened, { headers }: OwnVisit, viewer: Viewer, response: unknown, name: string): Promise<boolean> {
  if (!namesPasskey(response) || (await isTaken(opened, response.id))) return false;
  const asked = opened.library.api.verifyPasskeyRegistration({ body: { response, name }, headers, returnHeaders: true });
  const answer = await orRefused(
    asked.catch(async (error: unknown) => {
      // The library reports a forged answer and an unavailable database in the same way. This throws the usual error when the
      // database is unavailable.
      if (error instanceof APIError && error.body?.code === "FAILED_TO_VERIFY_REGISTRATION") await isTaken(opened, response.id);
      else throw error;
      return null;
    }),
  );
  if (answer) await done(opened, viewer, "passkey.added", answer.headers);
  return answer !== null;
}

/** Returns whether an answer names a passkey in the format of WebAuthn. The library would search for any value. */
const namesPasskey = (response: unknown): response is { id: string } =>
  typeof response === "object" &&
  response !== null &&
  "id" in response &&
  typeof response.id === "string" &&
  /^[\w-]{1,1364}$/.test(response.id);

const isTaken = async ({ db }: Opened, credentialId: string): Promise<boolean> =>
  (await db.selectFrom("passkeys").select("id").where("credential_id", "=", credentialId).executeTakeFirst()) !== undefined;

export async function removePasskey(opened: Opened, { headers }: OwnVisit, viewer: Viewer, id: string): Promise<boolean> {
  const answer = await orRefused(opened.library.api.deletePasskey({ body: { id }, headers, returnHeaders: true }));
  if (answer) await done(opened, viewer, "passkey.removed", answer.headers);
  return answer !== null;
}

/**
 * Makes a challenge to sign in. Returns null for an address that has asked too often, since each challenge is stored until it is
 * answered.
 */
export async function askForPasskey(opened: Opened, { headers, ip }: Visit): Promise<PasskeyQuestion | null> {
  if ((await countPasskey(opened, ip)) !== null) return null;
  const answer = await opened.library.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  return { options: answer.response, cookies: answer.headers.getSetCookie() };
}

/** Signs in with a passkey. No second step follows, since a passkey combines the device with a fingerprint or a code. */
export async function signInWithPasskey(opened: Opened, visit: Visit, response: Record<string, unknown>): Promise<SignInOutcome> {
  if (!namesPasskey(response)) return { outcome: "refused" };
  const answer = await orRefused(
    opened.library.api.verifyPasskeyAuthentication({ body: { response: response as never }, headers: visit.headers, returnHeaders: true }),
  );
  if (!answer) return { outcome: "refused" };
  return begin(opened, visit, answer.response.session.token, answer.headers.getSetCookie());
}

/** Copies the network of the old session to the new one that continues it. */
async function keepNetwork({ db }: Opened, { userId, sessionId }: Viewer): Promise<void> {
  await db
    .updateTable("user_sessions")
    .set((eb) => ({ network: eb.selectFrom("user_sessions as before").select("before.network").where("before.id", "=", sessionId) }))
    .where("user_id", "=", userId)
    .where("is_active", "=", true)
    .where("network", "is", null)
    .execute();
}

export interface Passkey {
  id: string;
  name: string | null;
  createdAt: Date;
}

export async function passkeysOf({ db }: Pick<Context, "db">, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

async function done({ db }: Opened, { userId, userType }: Viewer, action: AuditAct, headers: Headers): Promise<string[]> {
  await db.transaction().execute((tx) => record(tx, { actor: `${userType}:${userId}`, action, subjectType: "user", subjectId: userId }));
  return headers.getSetCookie();
}
