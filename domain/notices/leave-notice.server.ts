import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { rolesToTell, type Said } from "./notice.ts";

/** One person, or everybody of a center whose role may know of it. */
export type Receiver = { user: string } | { team: string };

export type NewNotice = Said & {
  /** The event: leaving a notice of it again does nothing. */
  effectKey: string;
  /** The center that it is about. */
  providerId: string | null;
  path: string;
};

/**
 * Leaves a notice in the transaction of the event. A job sends it later by mail and push, as its person wishes. Locks the accounts of
 * the receivers: an account that closes at this moment gets none, and the event happens all the same.
 */
export async function leaveNotice(tx: Tx, to: Receiver, { kind, facts, effectKey, providerId, path }: NewNotice): Promise<void> {
  const people =
    "user" in to
      ? sql`select id as user_id from users where id = ${to.user} for key share`
      : sql`select u.id as user_id from provider_accounts a join users u on u.id = a.user_id where a.provider_id = ${to.team}::uuid
            and a.role = any(${rolesToTell(kind)})
          order by u.id for key share of u`;
  await sql`
    insert into notices (user_id, kind, effect_key, provider_id, facts, path)
    select user_id, ${kind}, ${effectKey}, ${providerId}::uuid, ${JSON.stringify(facts)}::jsonb, ${path} from (${people}) as people
    on conflict (user_id, effect_key) do nothing`.execute(tx);
}
