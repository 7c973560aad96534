import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";

export const MAX_CENTER_NOTE = 1000;

/** What our team noted about a center. */
export interface CenterNote {
  readonly id: string;
  readonly text: string;
  /** Null where the account is closed. */
  readonly by: string | null;
  readonly at: Date;
}

interface NoteToAdd {
  /** Chosen by the form: two with the same id are one. */
  readonly id: string;
  readonly providerId: string;
  readonly text: string;
  readonly by: string;
}

/** Notes something about an existing profile, for our own team. */
export function addCenterNote(ctx: Pick<Context, "db">, { id, providerId, text, by }: NoteToAdd): Promise<"added" | "not-found"> {
  if (!isRowId(id)) return Promise.resolve("not-found");
  return ctx.db.transaction().execute(async (tx): Promise<"added"> => {
    const added = await tx
      .insertInto("center_notes")
      .values({ id, provider_id: providerId, text, author: by })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) await record(tx, { actor: `admin:${by}`, action: "provider.noted", subjectType: "provider", subjectId: providerId });
    return "added";
  });
}

/** Returns what our team noted about a center, the newest first. */
export async function centerNotes(db: Db, providerId: string): Promise<CenterNote[]> {
  const { rows } = await sql<CenterNote>`
    select n.id, n.text, nullif(btrim(concat(p.first_name, ' ', p.last_name)), '') as by, n.at
    from center_notes n left join profiles p on p.user_id = n.author
    where n.provider_id = ${providerId}::uuid order by n.at desc limit 40`.execute(db);
  return rows;
}
