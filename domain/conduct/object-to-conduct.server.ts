import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";

export type ObjectOutcome = "done" | "too-late" | "not-found";

/** Keeps figures from the public until our team has decided on the center's objection. Possible once, before they are public. */
export async function objectToConduct(
  { db }: Pick<Context, "db">,
  member: Member,
  { id, text }: { id: string; text: string },
): Promise<ObjectOutcome> {
  if (!isRowId(id)) return "not-found";
  const outcome = await asMember({ db }, member, "statistics.see", async (tx) => {
    const found = await tx
      .selectFrom("conduct_publications")
      .select(["id", sql<boolean>`objection is null and public_from > now()`.as("inTime")])
      .where("id", "=", id)
      .where("provider_id", "=", member.providerId)
      .forUpdate()
      .executeTakeFirst();
    if (!found?.inTime) return { act: null, result: found ? ("too-late" as const) : ("not-found" as const) };
    await tx
      .updateTable("conduct_publications")
      .set({ objection: text, objected_at: sql`now()`, objected_by: member.userId })
      .where("id", "=", id)
      .execute();
    return { act: { action: "conduct.objected", detail: { conduct: id } }, result: "done" as const };
  });
  return outcome ?? "not-found";
}
