import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { hashPassword } from "./password-hash.server.ts";
import type { Registration } from "./registration.ts";
import { inSameTime } from "./same-time.ts";

/**
 * Makes an account, which its mailbox has to confirm, and returns its id. Somebody who has one already gets a mail that says so, and
 * nothing is returned: the visitor cannot tell the two cases apart, neither by the answer nor by its time.
 */
export async function register(ctx: Context, registration: Registration): Promise<{ userId: string | null }> {
  const hash = await hashPassword(registration.password);
  return inSameTime(makeAccount(ctx, registration, hash));
}

function makeAccount(
  ctx: Context,
  { email, firstName, lastName, provider }: Registration,
  hash: string,
): Promise<{ userId: string | null }> {
  const id = randomUUID();
  return ctx.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto("users")
      .values({ id, name: `${firstName} ${lastName}`, email })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) {
      await tellOwner(ctx, tx, email);
      return { userId: null };
    }
    await tx.insertInto("accounts").values({ id, user_id: id, account_id: id, provider_id: "credential", password: hash }).execute();
    const userType = provider ? "provider" : "patient";
    await tx
      .insertInto("profiles")
      .values({ user_id: id, user_type: userType, first_name: firstName, last_name: lastName, email })
      .execute();
    if (provider) {
      const { type, name, city, services } = provider;
      await tx
        .insertInto("provider_registrations")
        .values({ user_id: id, provider_type: type, name, city, services_offered: [...services] })
        .execute();
    }
    await record(tx, { actor: `${userType}:${id}`, action: "account.registered", subjectType: "user", subjectId: id });
    await queueMail(ctx, tx, { effectKey: `account-confirmation:${id}:${id}`, template: "account-confirmation", userId: id });
    return { userId: id };
  });
}

/** Tells the owner of the address, at most once an hour, since somebody else may be typing it. */
async function tellOwner(ctx: Context, tx: Tx, email: string): Promise<void> {
  const { id, email_verified } = await tx
    .selectFrom("users")
    .select(["id", "email_verified"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const template = email_verified ? "account-exists" : "account-confirmation";
  await queueMail(ctx, tx, { effectKey: `${template}:${id}:${hourNow()}`, template, userId: id });
}

const hourNow = () => now().toISOString().slice(0, 13);
