import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { confirmRecipient } from "#domain/mail/confirm-recipient.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { readNewMailboxToken, readStopChangeToken } from "./account-tokens.ts";
import { type PasswordRefusal, provePassword } from "./prove-password.server.ts";
import { inSameTime } from "./same-time.ts";
import { endSessions } from "./set-password.server.ts";
import type { Viewer } from "./viewer.ts";

/** How many changes an account may ask for in an hour, and how many mails a mailbox gets of them in an hour. */
const MAX_AN_HOUR = 3;

export type AskedChange = { outcome: "asked" } | { outcome: "same" } | { outcome: "often" } | PasswordRefusal;

/**
 * Asks both mailboxes: the new one to confirm, the old one whether to stop it. Nothing changes until the new one has confirmed. The
 * answer and its time are the same whether or not the new mailbox has an account, whose owner is told instead.
 */
export async function askEmailChange(ctx: Context, viewer: Viewer, asked: { email: string; password: string }): Promise<AskedChange> {
  const proof = await provePassword(ctx, viewer.userId, asked.password);
  if (proof.outcome !== "right") return proof;
  const email = asked.email.toLowerCase();
  if (email === viewer.email) return { outcome: "same" };
  return inSameTime(ctx.db.transaction().execute((tx) => ask(ctx, tx, viewer, email)));
}

async function ask(ctx: Context, tx: Tx, { userId, email: oldEmail, userType }: Viewer, newEmail: string): Promise<AskedChange> {
  // Of two that this person sends at once, the second waits here and replaces the first.
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ own: number; theirs: number; taken: string | null }>`
    select count(*) filter (where user_id = ${userId})::int as own, count(*) filter (where new_email = ${newEmail})::int as theirs,
      (select id from users where email = ${newEmail}) as taken
    from email_changes where requested_at > now() - interval '1 hour' and (user_id = ${userId} or new_email = ${newEmail})`.execute(tx);
  const { own, theirs, taken } = rows[0]!;
  if (own >= MAX_AN_HOUR) return { outcome: "often" };
  await endPending(tx, userId, "replaced");
  const id = randomUUID();
  await tx.insertInto("email_changes").values({ id, user_id: userId, old_email: oldEmail, new_email: newEmail }).execute();
  await record(tx, { actor: `${userType}:${userId}`, action: "account.email_change_asked", subjectType: "user", subjectId: userId });
  await queueMail(ctx, tx, { effectKey: `email-change-asked:${id}`, template: "email-change-asked", userId, accountEventId: id });
  if (theirs >= MAX_AN_HOUR) return { outcome: "asked" };
  if (taken) await queueMail(ctx, tx, { effectKey: `email-change-taken:${id}`, template: "email-change-taken", userId: taken });
  else await queueMail(ctx, tx, { effectKey: `email-change-confirm:${id}`, template: "email-change-confirm", userId, accountEventId: id });
  return { outcome: "asked" };
}

/** Ends the change that waits, if any, and returns its id. */
async function endPending(tx: Tx, userId: string, outcome: "stopped" | "replaced"): Promise<string | undefined> {
  const row = await tx
    .updateTable("email_changes")
    .set({ ended_at: sql<Date>`now()`, outcome })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export interface WaitingChange {
  readonly newEmail: string;
  readonly expiresAt: Date;
}

/** Returns the change that waits for the new mailbox; null without one. */
export async function waitingChange(db: Db, userId: string): Promise<WaitingChange | null> {
  const row = await waiting(db)
    .select(["new_email as newEmail", "expires_at as expiresAt"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

const waiting = (db: Db | Tx) => db.selectFrom("email_changes").where("ended_at", "is", null).where("expires_at", ">", sql<Date>`now()`);

/** Takes the change back from inside the account. */
export async function takeBackEmailChange(ctx: Context, { userId, userType }: Viewer): Promise<void> {
  await ctx.db.transaction().execute((tx) => stop(tx, userId, `${userType}:${userId}`));
}

async function stop(tx: Tx, userId: string, actor: Parameters<typeof record>[1]["actor"]): Promise<boolean> {
  if (!(await endPending(tx, userId, "stopped"))) return false;
  await record(tx, { actor, action: "account.email_change_stopped", subjectType: "user", subjectId: userId });
  return true;
}

type Reads = Pick<Context, "db" | "keys">;

/** Returns the change that a link of the old mailbox would stop; null for a link that is invalid, or once it is over. */
export async function changeToStop({ db, keys }: Reads, token: string): Promise<WaitingChange | null> {
  const id = readStopChangeToken(keys, token, now());
  if (id === null) return null;
  const row = await waiting(db).select(["new_email as newEmail", "expires_at as expiresAt"]).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Stops the change by the link of the old mailbox. Returns false once it is over. */
export async function stopEmailChange(ctx: Context, token: string): Promise<boolean> {
  const id = readStopChangeToken(ctx.keys, token, now());
  if (id === null) return false;
  return ctx.db.transaction().execute(async (tx) => {
    const change = await waiting(tx).select("user_id").where("id", "=", id).executeTakeFirst();
    return change ? stop(tx, change.user_id, "link:account") : false;
  });
}

/**
 * Returns the mailbox that a link would give to this person's account. The link alone proves only that somebody reads the new mailbox,
 * which may be a stranger's after a slip; whoever is signed in asked for it. Null for anybody else.
 */
export async function emailToTake({ db, keys }: Reads, token: string, userId: string): Promise<string | null> {
  const id = readNewMailboxToken(keys, token, now());
  if (id === null) return null;
  const row = await waiting(db).select("new_email").where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return row?.new_email ?? null;
}

/**
 * Gives the account its new mailbox. What was sent from the old one until now stays with the account, if it had confirmed it. Other
 * sessions end, and no link in the old mailbox opens the account any more.
 */
export async function takeNewEmail(ctx: Context, viewer: Viewer, token: string): Promise<{ outcome: "changed" | "gone" }> {
  const id = readNewMailboxToken(ctx.keys, token, now());
  if (id === null) return { outcome: "gone" };
  try {
    return await take(ctx, viewer, id);
  } catch (error) {
    // Another account took the same mailbox at the same moment.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return { outcome: "gone" };
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

function take(ctx: Context, viewer: Viewer, id: string): Promise<{ outcome: "changed" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const { userId, sessionId, userType } = viewer;
    const user = await tx.selectFrom("users").select(["email", "email_verified"]).where("id", "=", userId).forUpdate().executeTakeFirst();
    const change = await tx
      .updateTable("email_changes")
      .set({ ended_at: sql<Date>`now()`, outcome: "confirmed" })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("old_email", "=", user?.email ?? "")
      .where("ended_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("users").select("id").whereRef("email", "=", "email_changes.new_email"))),
      )
      .returning("new_email")
      .executeTakeFirst();
    if (!user || !change) return { outcome: "gone" as const };
    const email = change.new_email;
    if (user.email_verified) {
      const former = { user_id: userId, email: user.email, email_digest: mailboxDigest(ctx.keys, user.email) };
      await tx.insertInto("former_mailboxes").values(former).execute();
    }
    await tx.updateTable("users").set({ email, email_verified: true, updated_at: sql<Date>`now()` }).where("id", "=", userId).execute();
    await tx.updateTable("profiles").set({ email }).where("user_id", "=", userId).execute();
    await tx.updateTable("user_sessions").set({ user_email: email }).where("id", "=", sessionId).execute();
    await confirmRecipient(ctx, tx, mailboxDigest(ctx.keys, email));
    const ended = await endSessions(tx, userId, sql<SqlBool>`id <> ${sessionId}`);
    await tx
      .updateTable("password_resets")
      .set({ used_at: sql<Date>`now()` })
      .where("user_id", "=", userId)
      .where("used_at", "is", null)
      .execute();
    await record(tx, {
      actor: `${userType}:${userId}`,
      action: "account.email_changed",
      subjectType: "user",
      subjectId: userId,
      detail: { sessions_ended: ended },
    });
    await queueMail(ctx, tx, { effectKey: `email-changed:${id}`, template: "email-changed", userId, accountEventId: id });
    return { outcome: "changed" as const };
  });
}

/** Returns the mailboxes that this account left and no other account has now. */
export async function mailboxesLeft(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("former_mailboxes")
    .select("email")
    .distinct()
    .where("user_id", "=", userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("users").select("id").whereRef("users.email", "=", "former_mailboxes.email"))),
    )
    .execute();
  return rows.map(({ email }) => email);
}

/** Returns what is kept of a person's mailboxes besides the present one, for themselves. */
export async function exportMailboxes(db: Db, userId: string) {
  const [former, change] = await Promise.all([
    db.selectFrom("former_mailboxes").select(["email", "until"]).where("user_id", "=", userId).orderBy("until").execute(),
    waitingChange(db, userId),
  ]);
  return { former, change };
}
