import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { FACTS_NOW } from "./change-queries.server.ts";
import { type ChangePart, changedFields, type Facts, splitChange } from "./profile-change.ts";
import type { ProfileChange } from "./profile-sections.ts";

interface Asked {
  readonly providerId: string;
  readonly part: ChangePart;
  readonly specialistId?: string;
  readonly was: Facts;
  readonly asked: Facts;
  readonly actor: Actor;
}

/**
 * Asks our team for the verified parts of a change to a public profile, and returns the other parts, which are written at once. Asking
 * for a value that is already public withdraws the earlier request for that part. A profile that is not public gets the whole change,
 * since all of it is checked before it is public.
 */
export async function askForVerified(tx: Tx, providerId: string, change: ProfileChange, actor: Actor): Promise<ProfileChange> {
  const { rows } = await sql<{ listed: boolean; facts: Facts }>`
    select p.listed, ${FACTS_NOW.name} || ${FACTS_NOW.place} as facts from provider_profiles p where p.id = ${providerId}::uuid
    for no key update`.execute(tx);
  const { listed, facts } = rows[0]!;
  const { rest, parts } = splitChange(change, facts);
  for (const { part, asked, differs } of parts) {
    if (listed && differs) await askChange(tx, { providerId, part, was: facts, asked, actor });
    else await endWaiting(tx, { providerId, part, specialistId: null }, "withdrawn", actor);
  }
  return listed ? rest : change;
}

/**
 * Stores a requested change. It replaces the waiting request for the same part and keeps its place in the queue; an equal request has no
 * effect.
 */
export async function askChange(tx: Tx, { providerId, part, specialistId, was, asked, actor }: Asked): Promise<void> {
  const fields = changedFields(was, asked);
  const kept = await sql`
    select from profile_changes where provider_id = ${providerId}::uuid and part = ${part} and state = 'waiting'
      and specialist_id is not distinct from ${specialistId ?? null}::uuid and asked = ${JSON.stringify(asked)}::jsonb`.execute(tx);
  if (kept.rows.length > 0) return;
  const before = await endWaiting(tx, { providerId, part, specialistId: specialistId ?? null }, "replaced", actor);
  const publicNow = Object.fromEntries(Object.keys(asked).map((field) => [field, was[field as keyof Facts] ?? null]));
  const { id } = await tx
    .insertInto("profile_changes")
    .values({
      provider_id: providerId,
      part,
      specialist_id: specialistId ?? null,
      was: JSON.stringify(publicNow),
      asked: JSON.stringify(asked),
      asked_by: actor,
      ...(before && { waits_since: before }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const detail = { change: id, part, fields };
  await record(tx, { actor, action: "provider.change_asked", subjectType: "provider", subjectId: providerId, detail });
}

interface Waiting {
  readonly providerId: string;
  readonly part: ChangePart;
  readonly specialistId: string | null;
}

/** Withdraws what waits about a doctor of a center, in the transaction that ends it. */
export const withdrawDoctor = (tx: Tx, providerId: string, specialistId: string, actor: Actor): Promise<Date | null> =>
  endWaiting(tx, { providerId, part: "doctor", specialistId }, "withdrawn", actor);

/** Ends the waiting request for a part without a decision. Returns since when it waited; null when there was none. */
async function endWaiting(
  tx: Tx,
  { providerId, part, specialistId }: Waiting,
  state: "withdrawn" | "replaced",
  actor: Actor,
): Promise<Date | null> {
  const { rows } = await sql<{ id: string; waits_since: Date }>`
    update profile_changes set state = ${state}, decided_by = ${actor}, decided_at = now()
    where provider_id = ${providerId}::uuid and part = ${part} and specialist_id is not distinct from ${specialistId}::uuid
      and state = 'waiting' returning id, waits_since`.execute(tx);
  const ended = rows[0];
  if (ended && state === "withdrawn") await recordWithdrawn(tx, providerId, { change: ended.id, part }, actor);
  return ended?.waits_since ?? null;
}

const recordWithdrawn = (tx: Tx, providerId: string, detail: { change: string; part: string }, actor: Actor) =>
  record(tx, { actor, action: "provider.change_withdrawn", subjectType: "provider", subjectId: providerId, detail });

/** Withdraws a center's request for a change. `changed`: it no longer waits. Returns null when this person does not manage the center. */
export function withdrawChange(ctx: Pick<Context, "db">, member: Member, changeId: string): Promise<"withdrawn" | "changed" | null> {
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const actor = `provider:${member.userId}` as const;
    const row = isRowId(changeId)
      ? await tx
          .updateTable("profile_changes")
          .set({ state: "withdrawn", decided_by: actor, decided_at: sql`now()` })
          .where("id", "=", changeId)
          .where("provider_id", "=", member.providerId)
          .where("state", "=", "waiting")
          .returning("part")
          .executeTakeFirst()
      : undefined;
    if (!row) return { act: null, result: "changed" };
    return { act: { action: "provider.change_withdrawn", detail: { change: changeId, part: row.part } }, result: "withdrawn" };
  });
}
