import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type Check, type Item, itemsOf, type ProviderType } from "./checklist.ts";

export type Finding = { readonly item: Item } & Pick<Check, "verdict" | "found">;

/** Writes down what somebody of our team found. An earlier finding stays, and counts no more. */
export function checkItem(db: Db, providerId: string, { item, verdict, found }: Finding, actor: Actor): Promise<"done" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "not-found"> => {
    const profile = isRowId(providerId)
      ? await tx.selectFrom("provider_profiles").select("provider_type").where("id", "=", providerId).executeTakeFirst()
      : undefined;
    if (!profile || !itemsOf(profile.provider_type as ProviderType).includes(item)) return "not-found";
    await tx.insertInto("profile_checks").values({ provider_id: providerId, item, verdict, found, checked_by: actor }).execute();
    await record(tx, { actor, action: "provider.checked", subjectType: "provider", subjectId: providerId, detail: { item, verdict } });
    return "done";
  });
}
