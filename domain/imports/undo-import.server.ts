import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { removeProfiles } from "#domain/providers/write-profile.server.ts";

/**
 * Removes the profiles that an import created and nobody has touched since: still pending and unchanged, without an account, a claim, or
 * a specialist from elsewhere. Profiles that it updated stay as they are. Returns null when the import is not finished.
 */
export function undoImport(
  { db, actor }: Pick<Context, "db"> & { actor: Person },
  id: string,
): Promise<{ removed: number; stay: number } | null> {
  return db.transaction().execute(async (tx) => {
    const finished = await tx
      .updateTable("imports")
      .set({ status: "undone", content: null })
      .where("id", "=", id)
      .where("status", "in", ["finished", "paused"])
      .returning("id")
      .executeTakeFirst();
    if (!finished) return null;
    const { rows } = await sql<{ id: string }>`
      select p.id from import_rows r join provider_profiles p on p.id = r.provider_id
      where r.import_id = ${id} and r.state = 'created' and p.verification_status = 'pending' and not p.claimed and p.updated_at = p.created_at
        and not exists (select from provider_accounts a where a.provider_id = p.id)
        and not exists (select from profile_claims c where c.provider_id = p.id)
        and not exists (
          select from provider_members m where m.center_id = p.id
            and m.specialist_id not in (select provider_id from import_rows where import_id = ${id} and state = 'created' and provider_id is not null))
      order by p.id for update of p`.execute(tx);
    const removed = rows.map((row) => row.id);
    if (removed.length > 0) {
      await tx
        .updateTable("import_rows")
        .set({ state: "undone" })
        .where("import_id", "=", id)
        .where("provider_id", "in", removed)
        .execute();
      await removeProfiles(tx, removed);
    }
    const { stay } = await tx
      .selectFrom("import_rows")
      .select((eb) => eb.fn.countAll<number>().as("stay"))
      .where("import_id", "=", id)
      .where("state", "in", ["created", "updated"])
      .executeTakeFirstOrThrow();
    const outcome = { removed: removed.length, stay: Number(stay) };
    await record(tx, { actor, action: "import.undone", subjectType: "import", subjectId: id, detail: outcome });
    return outcome;
  });
}
