import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import type { CreditMotive, CreditState } from "./credit.ts";

/** A credit as our team reads it. */
export interface Credit {
  readonly id: string;
  readonly providerId: string;
  readonly center: string;
  readonly amountCents: number;
  readonly motive: CreditMotive;
  readonly reason: string;
  readonly state: CreditState;
  readonly askedBy: string;
  /** Null where an account is closed by now. */
  readonly askedByName: string | null;
  readonly askedAt: Date;
  readonly signedByName: string | null;
  readonly note: string | null;
  readonly decidedAt: Date | null;
  /** What the center was given by hand in the 90 days before, in US cents. */
  readonly givenCents: number;
}

const SHOWN = 30;

/** Returns the credits that wait for a second signature, the oldest first. */
export const waitingCredits = (db: Db): Promise<Credit[]> => credits(db, sql`c.state = 'asked' order by c.asked_at`);

/** Returns the credits that were decided last. */
export const decidedCredits = (db: Db): Promise<Credit[]> => credits(db, sql`c.state <> 'asked' order by c.decided_at desc limit ${SHOWN}`);

/** Returns a credit to mail to those who may sign it; null once it was decided. */
export const creditToSign = async (db: Db, id: string): Promise<Credit | null> =>
  isRowId(id) ? ((await credits(db, sql`c.id = ${id}::uuid and c.state = 'asked'`))[0] ?? null) : null;

/** Returns a center's credits, the newest first. */
export const creditsOf = (db: Db, providerId: string): Promise<Credit[]> =>
  credits(db, sql`c.provider_id = ${providerId}::uuid order by c.asked_at desc limit ${SHOWN}`);

/** Returns the center or specialist of an id from an address, or null. */
export async function centerToCredit(db: Db, id: string): Promise<{ id: string; name: string } | null> {
  if (!isRowId(id)) return null;
  return (await db.selectFrom("provider_profiles").select(["id", "name"]).where("id", "=", id).executeTakeFirst()) ?? null;
}

const named = (profile: string) =>
  sql.raw(`coalesce(nullif(concat_ws(' ', ${profile}.first_name, ${profile}.last_name), ''), ${profile}.email)`);

async function credits(db: Db, which: RawBuilder<unknown>): Promise<Credit[]> {
  const { rows } = await sql<Credit>`
    select c.id, c.provider_id as "providerId", v.name as center, c.amount_cents as "amountCents", c.motive, c.reason, c.state,
      c.asked_by as "askedBy", ${named("a")} as "askedByName", c.asked_at as "askedAt", ${named("s")} as "signedByName", c.note,
      c.decided_at as "decidedAt",
      (select coalesce(sum(g.amount_cents), 0)::int from credits g where g.provider_id = c.provider_id and g.state = 'given'
        and g.id <> c.id and g.decided_at > now() - interval '90 days') as "givenCents"
    from credits c join provider_profiles v on v.id = c.provider_id left join profiles a on a.user_id = c.asked_by
    left join profiles s on s.user_id = c.signed_by
    where ${which}`.execute(db);
  return rows;
}
