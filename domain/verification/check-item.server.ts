import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type Check, type Item, itemsOf, type ProviderType } from "./checklist.ts";
import { checksOf, keepFinding } from "./profile-checks.server.ts";

export type Finding = { readonly item: Item } & Pick<Check, "verdict" | "found"> & {
    /** The finding that the screen showed; empty where it showed none. */
    readonly seen: string;
    /** Which words of the profile it is about, as the screen had them. */
    readonly says: string;
  };

/**
 * Writes down what somebody of our team found. An earlier finding stays, and counts no more. `changed`: somebody has found something
 * else meanwhile, or the profile says something else.
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
