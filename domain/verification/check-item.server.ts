import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type Check, type Item, itemsOf, type ProviderType } from "./checklist.ts";
import { checksOf } from "./profile-checks.server.ts";

export type Finding = { readonly item: Item } & Pick<Check, "verdict" | "found"> & {
    /** The finding that the screen showed; empty where it showed none. */
    readonly seen: string;
  };

/**
 * Writes down what somebody of our team found. An earlier finding stays, and counts no more. `changed`: somebody has found something
 * else meanwhile.
 */
export function checkItem(
  db: Db,
  providerId: string,
  { item, verdict, found, seen }: Finding,
  actor: Actor,
): Promise<"done" | "changed" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "changed" | "not-found"> => {
    const profile = isRowId(providerId)
      ? await tx.selectFrom("provider_profiles").select("provider_type").where("id", "=", providerId).forUpdate().executeTakeFirst()
      : undefined;
    const type = profile?.provider_type as ProviderType | undefined;
    if (!type || !itemsOf(type).includes(item)) return "not-found";
    const { checks } = await checksOf(tx, providerId, type);
    if ((checks.find((check) => check.item === item)?.id ?? "") !== seen) return "changed";
    await tx.insertInto("profile_checks").values({ provider_id: providerId, item, verdict, found, checked_by: actor }).execute();
    await record(tx, { actor, action: "provider.checked", subjectType: "provider", subjectId: providerId, detail: { item, verdict } });
    return "done";
  });
}
