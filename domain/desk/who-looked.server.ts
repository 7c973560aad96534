import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import type { Db } from "#platform/db/db.ts";

/** By what somebody of our team came to see a person: their contact data, or a look-up that found them. */
export type LookedBy = "opened" | "phone" | "email" | "name" | "number";

export interface Look {
  readonly id: string;
  readonly at: Date;
  /** Null where an account is closed by now. */
  readonly who: string | null;
  readonly by: LookedBy;
}

/** Everything by which the log knows a person. */
export interface LookedAt {
  /** Requests and messages. */
  readonly noted: readonly { readonly id: string; readonly number: string }[];
  readonly accounts: readonly string[];
}

const SHOWN = 20;

/** Returns the requests from a mailbox. */
export const requestsOf = ({ db, keys }: Pick<Context, "db" | "keys">, email: string): Promise<{ id: string; number: string }[]> =>
  db.selectFrom("leads").select(["id", "number"]).where("email_digest", "=", mailboxDigest(keys, email)).execute();

/** Returns who of our team opened the contact data of these or looked the person up, the newest first, from the lines of the log. */
export async function whoLooked(db: Db, { noted, accounts }: LookedAt): Promise<Look[]> {
  if (noted.length === 0 && accounts.length === 0) return [];
  const ids = noted.map(({ id }) => id);
  const found = [...noted.map(({ number }) => number), ...accounts];
  const { rows } = await sql<Look>`
    with lines as (
      select id, at, actor, 'opened' as by from audit_log
      where subject_id = any(${ids}) and action in ('lead.opened', 'message.opened') and actor like 'admin:%'
      union all
      select id, at, actor, subject_id as by from audit_log
      where subject_type = 'person' and action = 'person.looked-up' and detail->'entries' ?| ${found}::text[]
    )
    select l.id::text as id, l.at, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email) as who, l.by
    from lines l left join profiles p on l.actor = 'admin:' || p.user_id
    order by l.id desc limit ${SHOWN}`.execute(db);
  return rows;
}
