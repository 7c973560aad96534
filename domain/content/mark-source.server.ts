import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { SourceState } from "./source-mark.ts";

interface NewMark {
  readonly id: string;
  readonly state: SourceState;
  readonly note: string;
  /** The version that the screen showed; zero for a source that nobody has marked. */
  readonly version: number;
}

/** Stores what somebody found today when they opened a source. If somebody else has marked it since, nothing changes. */
export function markSource(
  ctx: Pick<Context, "db">,
  userId: string,
  { id, state, note, version }: NewMark,
): Promise<"marked" | "changed" | "not-found"> {
  return ctx.db.transaction().execute(async (tx) => {
    const source = await tx.selectFrom("sources").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!source) return "not-found";
    const before = await tx.selectFrom("source_marks").select(["state", "version"]).where("source_id", "=", id).executeTakeFirst();
    if ((before?.version ?? 0) !== version) return "changed";
    const row = { state, note, checked_on: sql<string>`(now() at time zone 'America/Santo_Domingo')::date`, checked_by: userId };
    await tx
      .insertInto("source_marks")
      .values({ source_id: id, ...row })
      .onConflict((conflict) => conflict.column("source_id").doUpdateSet({ ...row, version: version + 1 }))
      .execute();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "source.marked",
      subjectType: "source",
      subjectId: id,
      detail: { before: before?.state ?? null, after: state },
    });
    return "marked";
  });
}
