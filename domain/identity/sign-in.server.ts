import { APIError } from "better-auth/api";
import { type SqlBool, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { shortNetwork } from "#domain/submissions/network.ts";
import { now } from "#platform/clock.ts";
import { log } from "#platform/log.ts";
import { deviceToken, readDeviceToken } from "./account-tokens.ts";
import { type Attempt, attemptSucceeded, beginAttempt, countCode } from "./attempts.server.ts";
import { readRecoveryCode } from "./recovery-code.ts";
import { markSeen } from "./seen.server.ts";
import { digestOfToken } from "./session-store.server.ts";
import { endSessions } from "./set-password.server.ts";
import type { CookieNames, SignInLibrary } from "./sign-in-library.server.ts";
import type { Viewer } from "./viewer.ts";
import { viewerOfToken } from "./viewer-queries.server.ts";

/** The part of a request that says who sends it. */
export interface Visit {
  /** Its cookies and its browser. */
  headers: Headers;
  ip: string;
  /** The value of the cookie of a known device. */
  device: string | undefined;
}

export interface SignInInput {
  email: string;
  password: string;
  /** True when nobody else uses this device, so that the session outlives the browser. */
  ownDevice: boolean;
}

export interface SecondStep {
  code: string;
  kind: "totp" | "recovery";
}

export type SignInOutcome =
  /** `device` is for the cookie by which this browser is recognised next time. */
  | { outcome: "signed-in"; cookies: string[]; viewer: Viewer; device: string }
  /** The password was right, and a second step follows. */
  | { outcome: "second-step"; cookies: string[] }
  /** The same outcome, in the same time, for an unknown address and for a wrong password. */
  | { outcome: "refused" }
  | { outcome: "limited"; retryAfterSeconds: number };

/** `expired`: nothing is left of the password step, because its time was over or it happened in another browser. */
export type SecondStepOutcome = SignInOutcome | { outcome: "expired" };

type Answered = { headers: Headers; response: { token?: string | null | undefined } };

/** After ten wrong codes the library refuses all codes for this long. */
const LOCKED_SECONDS = 900;

export interface Opened extends Pick<Context, "db" | "jobs" | "keys" | "publicUrl"> {
  library: SignInLibrary;
  cookies: CookieNames;
}

export async function signIn(opened: Opened, visit: Visit, input: SignInInput): Promise<SignInOutcome> {
  const { library } = opened;
  const email = input.email.trim().toLowerCase();
  const attempt: Attempt = { email, ip: visit.ip, knownDevice: await isDeviceOf(opened, visit, email) };
  const wait = await beginAttempt(opened, attempt);
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const answer = await orRefused(
    library.api.signInEmail({
      body: { email, password: input.password, rememberMe: input.ownDevice },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer) return { outcome: "refused" };
  await attemptSucceeded(opened, attempt);
  const { response } = answer;
  if (!("token" in response)) return { outcome: "second-step", cookies: answer.headers.getSetCookie() };
  return begin(opened, visit, response.token, answer.headers.getSetCookie());
}

export async function verifySecondStep(opened: Opened, visit: Visit, { code, kind }: SecondStep): Promise<SecondStepOutcome> {
  const { api } = opened.library;
  const headers = withoutSession(opened, visit.headers);
  const wait = await countCode(opened, visit.ip);
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const asked: Promise<Answered> =
    kind === "totp"
      ? api.verifyTOTP({ body: { code: code.replace(/\D/g, "") }, headers, returnHeaders: true })
      : api.verifyBackupCode({ body: { code: readRecoveryCode(code) }, headers, returnHeaders: true });
  const answer = await asked.catch((error: unknown) => (isSealedElsewhere(error) ? null : refusalOf(error)));
  if (!answer) {
    log.error("a second factor could not be opened: SECRET_KEY lacks the secret that it was sealed under");
    return { outcome: "refused" };
  }
  if (!("response" in answer) && answer.body?.code === "INVALID_TWO_FACTOR_COOKIE") return { outcome: "expired" };
  if (!("response" in answer))
    return answer.statusCode === 429 ? { outcome: "limited", retryAfterSeconds: LOCKED_SECONDS } : { outcome: "refused" };
  const { token } = answer.response;
  if (!token) return { outcome: "refused" };
  return begin(opened, visit, token, answer.headers.getSetCookie());
}

/**
 * Removes the cookie of a session. With it the library would skip the password step and count no wrong codes, so that a stranger
 * could guess codes in an open browser.
 */
function withoutSession({ cookies }: Opened, headers: Headers): Headers {
  const others = (headers.get("cookie") ?? "").split(/; */).filter((pair) => !pair.startsWith(`${cookies.session}=`));
  const without = new Headers(headers);
  without.set("cookie", others.join("; "));
  return without;
}

/** Begins a session. A temporary password is used up, and a sign-in from an unknown device is told by mail. */
export async function begin(opened: Opened, visit: Visit, token: string, cookies: string[]): Promise<SignInOutcome> {
  const { db, keys } = opened;
  const viewer = await viewerOfToken(db, token);
  if (!viewer) {
    // The person is suspended. The session is ended now, since it would otherwise be valid again after the suspension.
    await db
      .updateTable("user_sessions")
      .set({ is_active: false, ended_at: sql<Date>`now()` })
      .where("session_token", "=", digestOfToken(token))
      .where("is_active", "=", true)
      .execute();
    return { outcome: "refused" };
  }
  const { userId, sessionId, userType } = viewer;
  const known = readDeviceToken(keys, visit.device ?? "", now()) === userId;
  const allowed = await db.transaction().execute(async (tx) => {
    if (viewer.temporaryPassword) {
      const used = await tx
        .updateTable("profiles")
        // This is earlier than any time. When two people sign in at once, the transaction of the later one may have begun first.
        .set({ temporary_password_expires_at: sql<Date>`'-infinity'` })
        .where("user_id", "=", userId)
        .where((eb) => eb.or([eb("temporary_password_expires_at", "is", null), eb("temporary_password_expires_at", ">", sql<Date>`now()`)]))
        .returning("user_id")
        .executeTakeFirst();
      if (!used) {
        await endSessions(tx, userId, sql<SqlBool>`id = ${sessionId}`);
        return false;
      }
    }
    await tx
      .updateTable("user_sessions")
      .set({ network: shortNetwork(visit.ip) })
      .where("id", "=", sessionId)
      .execute();
    await markSeen(tx, userId);
    await record(tx, {
      actor: `${userType}:${userId}`,
      action: "session.started",
      subjectType: "session",
      subjectId: sessionId,
      detail: { known_device: known },
    });
    const earlier = await tx
      .selectFrom("user_sessions")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "<>", sessionId)
      .limit(1)
      .execute();
    if (!known && earlier.length > 0)
      await queueMail(opened, tx, { effectKey: `new-device:${sessionId}`, template: "new-device", userId, accountEventId: sessionId });
    return true;
  });
  return allowed ? { outcome: "signed-in", cookies, viewer, device: deviceToken(keys, userId, now()) } : { outcome: "refused" };
}

async function isDeviceOf({ db, keys }: Opened, { device }: Visit, email: string): Promise<boolean> {
  const owner = readDeviceToken(keys, device ?? "", now());
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return owner !== null && user?.id === owner;
}

/** Returns null when the library refuses, and throws everything unexpected. */
export async function orRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    refusalOf(error);
    return null;
  }
}

/** Returns whether the library failed because no secret opens a second factor, as after a restore beside another secret. */
const isSealedElsewhere = (error: unknown): boolean =>
  error instanceof Error && /^(invalid tag|Secret version \d+ not found|Cannot decrypt)/.test(error.message);

/** Returns the error with which the library refused, and throws everything unexpected. */
function refusalOf(error: unknown): APIError {
  if (error instanceof APIError && error.statusCode < 500) return error;
  throw error;
}
