import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type Check, type Item, itemsOf, type ProviderType } from "./checklist.ts";
import { checksOf, keepFinding } from "./profile-checks.server.ts";

export type Finding = { readonly item: Item } & Pick<Check, "verdict" | "found"> & {
    /** The finding on the screen; empty where it showed none. */
    readonly seen: string;
    /** The version of the profile's words that the finding is about, as the screen had it. */
    readonly says: string;
  };

/**
 * Stores what somebody of our team found. An earlier finding stays, but no longer counts. `changed`: somebody has found something else,
 * or the profile has changed.
 */
export function checkItem(
  db: Db,
  providerId: string,
  { item, verdict, found, seen, says }: Finding,
  actor: Actor,
): Promise<"done" | "changed" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "changed" | "not-found"> => {
    const profile = isRowId(providerId)
      ? await tx.selectFrom("provider_profiles").select("provider_type").where("id", "=", providerId).forNoKeyUpdate().executeTakeFirst()
      : undefined;
    const type = profile?.provider_type as ProviderType | undefined;
    if (!type || !itemsOf(type).includes(item)) return "not-found";
    const known = await checksOf(tx, providerId, type);
    if ((known.checks.find((check) => check.item === item)?.id ?? "") !== seen || known.says[item] !== says) return "changed";
    await keepFinding(tx, providerId, { item, verdict, found }, actor);
    await record(tx, { actor, action: "provider.checked", subjectType: "provider", subjectId: providerId, detail: { item, verdict } });
    return "done";
  });
}
