import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { changeToDecide } from "#domain/listing/change-queries.server.ts";
import { type ChangePart, changedFields } from "#domain/listing/profile-change.ts";
import { acceptChange, refuseChange } from "#domain/listing/settle-change.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { ProviderType } from "./checklist.ts";
import { checksOf, keepFinding } from "./profile-checks.server.ts";

type ChangeVerdict = { readonly accept: true } | { readonly accept: false; readonly reason: string };

interface Decided {
  /** The id in the address: a change of another profile is not found. */
  readonly providerId: string;
  readonly changeId: string;
  /** The version that the screen showed. */
  readonly version: string;
}

const PATHS: Readonly<Record<ChangePart, string>> = {
  name: "/dashboard/provider/perfil",
  place: "/dashboard/provider/perfil#lugar",
  doctor: "/dashboard/provider/doctores",
};

/**
 * Accepts a center's requested change to what we verified, or refuses it with a reason that its people read. `changed`: it no longer
 * waits, or differs from what was shown. `no-city`: its city is no longer in the list.
 */
export function decideChange(
  db: Db,
  { providerId, changeId, version }: Decided,
  verdict: ChangeVerdict,
  actor: Actor,
): Promise<"done" | "changed" | "no-city" | "not-found"> {
  return db.transaction().execute(async (tx) => {
    const change = await changeToDecide(tx, changeId);
    if (change?.providerId !== providerId) return "not-found";
    if (change.state !== "waiting" || change.version !== version) return "changed";
    const item = change.part === "doctor" ? "team" : "identity";
    if (verdict.accept) {
      const profile = await tx
        .selectFrom("provider_profiles")
        .select("provider_type")
        .where("id", "=", providerId)
        .executeTakeFirstOrThrow();
      const { checks } = await checksOf(tx, providerId, profile.provider_type as ProviderType);
      if ((await acceptChange(tx, change, actor)) === "no-city") return "no-city";
      // Somebody who accepts has compared the new words with the papers. The findings about other items still count.
      const found = checks.find((check) => check.item === item);
      if (found?.verdict === "matches") await keepFinding(tx, providerId, { item, verdict: "matches", found: found.found }, actor);
    } else await refuseChange(tx, change, verdict.reason, actor);
    const { part, id } = change;
    const detail = { change: id, part, fields: changedFields(change.isPublic, change.asked) };
    const action = verdict.accept ? "provider.change_accepted" : "provider.change_refused";
    await record(tx, { actor, action, subjectType: "provider", subjectId: providerId, detail });
    const facts = { part, accepted: verdict.accept, reason: verdict.accept ? null : verdict.reason };
    const about = { effectKey: `change-decided:${id}`, providerId, path: PATHS[part] };
    await leaveNotice(tx, { team: providerId }, { kind: "change-decided", facts, ...about });
    return "done";
  });
}
