import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { begin, type Opened, orRefused, type SignInOutcome, type Visit } from "./sign-in.server.ts";
import type { Viewer } from "./viewer.ts";

/** What an authenticator application needs, and what to keep for the day it is lost. Both are shown once. */
export interface Enrolment {
  uri: string;
  recoveryCodes: string[];
}

type OwnVisit = Pick<Visit, "headers">;

/** Begins a second step; it counts once a code was entered. Null for a wrong password, and where one is on already. */
export async function enrolSecondFactor({ library }: Opened, { headers }: OwnVisit, password: string): Promise<Enrolment | null> {
  const made = await orRefused(library.api.enableTwoFactor({ body: { password, method: "totp" }, headers }));
  return made && "totpURI" in made ? { uri: made.totpURI, recoveryCodes: made.backupCodes } : null;
}

/** Turns the second step on by the first code. Returns the cookies of the session that goes on, or null for a wrong code. */
export async function confirmSecondFactor(opened: Opened, { headers }: OwnVisit, viewer: Viewer, code: string): Promise<string[] | null> {
  const { library } = opened;
  const answer = await orRefused(library.api.verifyTOTP({ body: { code: code.replace(/\D/g, "") }, headers, returnHeaders: true }));
  return answer && done(opened, viewer, "second_factor.enabled", answer.headers);
}

/** Null for a wrong password. */
export async function disableSecondFactor(
  opened: Opened,
  { headers }: OwnVisit,
  viewer: Viewer,
  password: string,
): Promise<string[] | null> {
  const answer = await orRefused(opened.library.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }));
  return answer && done(opened, viewer, "second_factor.disabled", answer.headers);
}

/** What a browser needs to make a passkey or to use one, and the cookie that ties its answer to this question. */
export interface PasskeyQuestion {
  options: object;
  cookies: string[];
}

/** Null when the person signed in too long ago to add a way in. */
export async function askForNewPasskey({ library }: Opened, { headers }: OwnVisit): Promise<PasskeyQuestion | null> {
  const answer = await orRefused(library.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }));
  return answer && { options: answer.response, cookies: answer.headers.getSetCookie() };
}

export async function addPasskey(opened: Opened, { headers }: OwnVisit, viewer: Viewer, response: unknown, name: string): Promise<boolean> {
  const answer = await orRefused(opened.library.api.verifyPasskeyRegistration({ body: { response, name }, headers, returnHeaders: true }));
  if (answer) await done(opened, viewer, "passkey.added", answer.headers);
  return answer !== null;
}

export async function removePasskey(opened: Opened, { headers }: OwnVisit, viewer: Viewer, id: string): Promise<boolean> {
  const answer = await orRefused(opened.library.api.deletePasskey({ body: { id }, headers, returnHeaders: true }));
  if (answer) await done(opened, viewer, "passkey.removed", answer.headers);
  return answer !== null;
}

export async function askForPasskey({ library }: Opened, { headers }: OwnVisit): Promise<PasskeyQuestion> {
  const answer = await library.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  return { options: answer.response, cookies: answer.headers.getSetCookie() };
}

/** A passkey is something one has and is, or knows: no second step follows. */
export async function signInWithPasskey(opened: Opened, visit: Visit, response: Record<string, unknown>): Promise<SignInOutcome> {
  const answer = await orRefused(
    opened.library.api.verifyPasskeyAuthentication({ body: { response: response as never }, headers: visit.headers, returnHeaders: true }),
  );
  if (!answer) return { outcome: "refused" };
  return begin(opened, visit, answer.response.session.token, answer.headers.getSetCookie());
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

async function done({ db }: Opened, { userId, userType }: Viewer, action: string, headers: Headers): Promise<string[]> {
  await db.transaction().execute((tx) => record(tx, { actor: `${userType}:${userId}`, action, subjectType: "user", subjectId: userId }));
  return headers.getSetCookie();
}
