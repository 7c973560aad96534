import { randomUUID } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { type Keys, sessionSecrets } from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import { deviceOf } from "./device.ts";
import { takeCode } from "./one-time-code.server.ts";
import { openProfile } from "./open-profile.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { MAX_PASSWORD } from "./password-rules.ts";
import { recoveryCodes } from "./recovery-code.ts";
import { keepingSessions } from "./session-store.server.ts";

/** The name of the session's cookie, and the prefix of the library's other cookies. */
export interface CookieNames {
  session: string;
  prefix: string;
}

interface LibraryOptions {
  db: Db;
  keys: Keys;
  publicUrl: string;
  cookies: CookieNames;
}

const DAY = 86_400;
/**
 * The lifetime of a session for people who say that nobody else uses the device. All other sessions end with the browser, or after a
 * day.
 */
const OWN_DEVICE = 30 * DAY;
/** Adding a passkey requires a recent sign-in: it opens the account permanently, and no password is asked for then. */
const JUST_SIGNED_IN = 600;

export type SignInLibrary = ReturnType<typeof openLibrary>;

/**
 * Configures better-auth, which hashes, signs cookies and keeps sessions. Nothing outside this slice knows it, and it answers no
 * address by itself.
 */
export function openLibrary({ db, keys, publicUrl, cookies }: LibraryOptions) {
  const secure = publicUrl.startsWith("https:");
  const { hostname, origin } = new URL(publicUrl);
  const [current, ...older] = sessionSecrets(keys);
  const adapter = kyselyAdapter(db, { type: "postgres", transaction: true });
  return betterAuth({
    baseURL: publicUrl,
    secrets: [current!, ...older],
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log.error({ reason: message }, "the sign-in library reports an error") },
    database: (options: BetterAuthOptions) => keepingSessions(adapter(options)),
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    account: {
      modelName: "accounts",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      // The table does not store the value of a mail's link or of a cookie.
      storeIdentifier: "hashed",
    },
    session: {
      modelName: "user_sessions",
      expiresIn: OWN_DEVICE,
      updateAge: DAY,
      freshAge: JUST_SIGNED_IN,
      fields: {
        userId: "user_id",
        token: "session_token",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
        userAgent: "user_agent",
      },
      additionalFields: {
        userType: { type: "string", required: false, input: false, fieldName: "user_type" },
        userEmail: { type: "string", required: false, input: false, fieldName: "user_email" },
        deviceType: { type: "string", required: false, input: false, fieldName: "device_type" },
        browser: { type: "string", required: false, input: false },
        os: { type: "string", required: false, input: false },
        isActive: { type: "boolean", defaultValue: true, input: false, fieldName: "is_active" },
        endedAt: { type: "date", required: false, input: false, fieldName: "ended_at" },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // we register people ourselves: register.server.ts
      // We also set new passwords ourselves: set-password.server.ts. The library counts code units, of which a character may have
      // several.
      maxPasswordLength: 4 * MAX_PASSWORD,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const { userType, email } = await openProfile(db, session.userId);
            // The library computes the expiry with the clock of this machine, so it is corrected.
            const expiresAt = new Date(session.expiresAt.getTime() + now().getTime() - Date.now());
            return { data: { ...deviceOf(session.userAgent), expiresAt, userType, userEmail: email, isActive: true, endedAt: null } };
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path !== "/two-factor/verify-totp") return;
        const userId = await personOfCode(ctx);
        const factor = userId && (await db.selectFrom("two_factors").select("secret").where("user_id", "=", userId).executeTakeFirst());
        if (!factor) return;
        const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret });
        if (!(await takeCode(db, userId, secret, String(ctx.body?.code)))) throw new APIError("UNAUTHORIZED");
      }),
    },
    plugins: [
      twoFactor({
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "two_factors",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      passkey({
        rpID: hostname,
        origin,
        advanced: { webAuthnChallengeCookie: "passkey" },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          // A passkey without user verification could not be used to sign in: see below.
          afterVerification({ verification }) {
            if (!verification.registrationInfo?.userVerified) throw new APIError("UNAUTHORIZED");
          },
        },
        authentication: {
          // A passkey replaces a password and a second step, so having the device alone is not enough.
          afterVerification({ verification }) {
            if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
          },
        },
        schema: {
          passkey: {
            modelName: "passkeys",
            fields: {
              userId: "user_id",
              publicKey: "public_key",
              credentialID: "credential_id",
              deviceType: "device_type",
              backedUp: "backed_up",
              createdAt: "created_at",
            },
          },
        },
      }),
    ],
    advanced: {
      // Our names already have their prefix. The library would put __Secure- before __Host-.
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      cookiePrefix: cookies.prefix,
      cookies: { session_token: { name: cookies.session } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
  });
}

/** Returns whose code the library is about to verify: that of the session, or of the person who has just entered their password. */
async function personOfCode(ctx: Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]): Promise<string | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  return challenge ? ((await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null) : null;
}
