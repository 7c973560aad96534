import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { openedPapers } from "#domain/listing/document-files.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Check, type Item, itemsOf, MAX_FOUND, papersFor, saidOf } from "./checklist.ts";
import { keepFinding } from "./profile-checks.server.ts";
import { type ProfileToCheck, profileToCheck } from "./profile-to-check.server.ts";
import { type Read, type Unproven, unprovenName, unprovenWords } from "./read-words.ts";

export type Finding = { readonly item: Item } & Read &
  Pick<Check, "verdict"> & {
    /** The finding on the screen; empty where it showed none. */
    readonly seen: string;
    /** The version of the profile's words that the finding is about, as the screen had it. */
    readonly says: string;
  };

/**
 * `changed`: somebody has found something else, or the profile has changed. The others are about a match: its paper was not opened by
 * whoever found it, or what they read proves nothing.
 */
export type Found = "done" | "changed" | "not-found" | "unopened" | Unproven;

/** Stores what somebody of our team found. An earlier finding stays, but no longer counts. */
export function checkItem(db: Db, providerId: string, finding: Finding, actor: Actor): Promise<Found> {
  return db.transaction().execute(async (tx): Promise<Found> => {
    if (!isRowId(providerId)) return "not-found";
    await tx.selectFrom("provider_profiles").select("id").where("id", "=", providerId).forNoKeyUpdate().execute();
    const profile = await profileToCheck(tx, providerId);
    const { item, verdict, typed, picked, seen, says } = finding;
    if (!profile || !itemsOf(profile.type).includes(item)) return "not-found";
    if ((profile.checks.find((check) => check.item === item)?.id ?? "") !== seen || profile.says[item] !== says) return "changed";
    const unproven = verdict === "matches" ? await unprovenMatch(tx, profile, finding, actor) : null;
    if (unproven) return unproven;
    const found = [typed, ...(verdict === "matches" ? picked : [])].filter(Boolean).join(" · ").slice(0, MAX_FOUND);
    await keepFinding(tx, providerId, { item, verdict, found }, actor);
    await record(tx, { actor, action: "provider.checked", subjectType: "provider", subjectId: providerId, detail: { item, verdict } });
    return "done";
  });
}

async function unprovenMatch(tx: Tx, profile: ProfileToCheck, finding: Finding, actor: Actor): Promise<"unopened" | Unproven | null> {
  const { item, typed, sameName } = finding;
  const papers = papersFor(profile.papers, item).map(({ id }) => id);
  if ((await openedPapers(tx, actor, papers)).length === 0) return "unopened";
  const name = item === "identity" ? unprovenName(typed, profile, sameName) : null;
  return name ?? unprovenWords(finding, saidOf(profile, item));
}
