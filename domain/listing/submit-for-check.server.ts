import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { listingOf } from "./listing-facts.server.ts";
import { bringInWaiting } from "./settle-change.server.ts";
import { stepsOf } from "./steps.ts";

/** Asks our team to check a profile. Returns null when it is none of this person's. */
export function submitForCheck(ctx: Pick<Context, "db">, member: Member): Promise<"submitted" | "incomplete" | "not-now" | null> {
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const { facts } = await listingOf(tx, member.providerId);
    if (facts.status !== "draft" && facts.status !== "returned") return { act: null, result: "not-now" as const };
    if (!stepsOf(facts).ready) return { act: null, result: "incomplete" as const };
    await bringInWaiting(tx, member.providerId, `provider:${member.userId}`);
    await writeProfile(tx, member.providerId, { verification_status: "pending", submitted_at: sql`now()`, returned_reason: null });
    return { act: { action: "provider.submitted", detail: { was: facts.status } }, result: "submitted" as const };
  });
}
