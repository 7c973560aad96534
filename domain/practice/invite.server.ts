import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { isPersonName, MAX_OPEN } from "./practice.ts";
import { mailInvitation } from "./practice-mail.server.ts";
import { calledIn, tell } from "./tell.server.ts";

export type InvitingContext = Pick<Context, "db" | "jobs" | "keys" | "publicUrl">;

/** A profile that is there, a mailbox, or both when nobody manages the profile. */
export interface Invited {
  readonly specialistId: string | null;
  readonly name: string;
  readonly email: string | null;
}

export type InviteOutcome = "invited" | "no-name" | "here" | "too-many" | "unknown" | "no-mailbox" | "no-center";

/**
 * Asks somebody to say that they practise at a center. Who has a profile hears of it in their panel, others by mail. A mailbox that is
 * invited again keeps its invitation, since a link to it may have been mailed; a profile that is invited again gets a new one.
 */
export function inviteSpecialist(ctx: InvitingContext, member: Member, asked: Invited): Promise<InviteOutcome | null> {
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const outcome = await invitedAs(tx, member.providerId, asked);
    if (typeof outcome === "string") return { act: null, result: outcome };
    const { specialistId, name, email } = outcome;
    const { id } = await tx
      .insertInto("practice_invitations")
      .values({ center_id: member.providerId, specialist_id: specialistId, name, email, invited_by: member.userId })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (specialistId) await tell(tx, specialistId, { event: "asked", other: await calledIn(tx, member.providerId), effect: id });
    if (email) await mailInvitation(ctx, tx, { id, centerId: member.providerId, email });
    return { act: { action: "practice.invited", detail: { invitation: id } }, result: "invited" };
  });
}

/** Returns what the row of the invitation holds, after closing the one whose place it takes; or why there is none. */
async function invitedAs(tx: Tx, centerId: string, { specialistId, name, email }: Invited): Promise<Invited | InviteOutcome> {
  const center = await tx.selectFrom("provider_profiles").select("provider_type").where("id", "=", centerId).executeTakeFirstOrThrow();
  if (center.provider_type !== "clinic") return "no-center";
  const specialist = specialistId === null ? null : await specialistOf(tx, specialistId);
  if (specialistId !== null && !specialist) return "unknown";
  if (specialist && (await isHere(tx, centerId, specialist.id))) return "here";
  if (specialist && !specialist.managed && email === null) return "no-mailbox";
  if (specialist === null && email === null) return "no-mailbox";
  if (specialist === null && !isPersonName(name)) return "no-name";
  if (specialist === null && (await renamed(tx, centerId, { name, email: email! }))) return "invited";
  await tx
    .updateTable("practice_invitations")
    .set({ state: "withdrawn", closed_at: sql`now()`, email: null })
    .where("center_id", "=", centerId)
    .where("state", "in", ["open", "accepted"])
    // An accepted one is void when its doctor is not here: our team refused, or a file took them away.
    .where((where) =>
      where.or([
        where.and([where("state", "=", "open"), where("expires_at", "<", sql<Date>`now()`)]),
        ...(email === null ? [] : [where("email", "=", email)]),
        ...(specialist === null ? [] : [where("specialist_id", "=", specialist.id)]),
      ]),
    )
    .execute();
  const { open } = await tx
    .selectFrom("practice_invitations")
    .select(sql<number>`count(*)::int`.as("open"))
    .where("center_id", "=", centerId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  if (open >= MAX_OPEN) return "too-many";
  return { specialistId: specialist?.id ?? null, name: specialist?.called ?? name, email: specialist?.managed ? null : email };
}

/** Gives the open invitation of a mailbox another name, and returns whether there is one. */
async function renamed(tx: Tx, centerId: string, { name, email }: { name: string; email: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("practice_invitations")
    .set({ name })
    .where("center_id", "=", centerId)
    .where("state", "=", "open")
    .where("email", "=", email)
    .where("specialist_id", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function specialistOf(tx: Tx, id: string): Promise<{ id: string; called: string; managed: boolean } | null> {
  if (!isRowId(id)) return null;
  const row = await tx
    .selectFrom("provider_profiles as p")
    .select(["p.id", calledAs("p").as("called")])
    .select(sql<boolean>`exists (select from provider_accounts a where a.provider_id = p.id)`.as("managed"))
    .where("p.id", "=", id)
    .where("p.provider_type", "<>", "clinic")
    .where("p.listed", "=", true)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether somebody practises at a center, or accepted and waits for our team. */
export async function isHere(tx: Tx, centerId: string, specialistId: string): Promise<boolean> {
  const { rows } = await sql`
    select from provider_members where center_id = ${centerId}::uuid and specialist_id = ${specialistId}::uuid
    union all select from profile_changes
      where provider_id = ${centerId}::uuid and specialist_id = ${specialistId}::uuid and part = 'doctor' and state = 'waiting'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Takes back an invitation that nobody answered, or one that was declined off the center's list. */
export function withdrawInvitation(ctx: Pick<Context, "db">, member: Member, id: string): Promise<"withdrawn" | "gone" | null> {
  return asMember(ctx, member, "profile.keep", async (tx) => {
    if (!isRowId(id)) return { act: null, result: "gone" };
    const { rows } = await sql<{ specialist_id: string | null; was: string }>`
      update practice_invitations i set state = 'withdrawn', email = null, closed_at = now() from practice_invitations old
      where i.id = ${id}::uuid and old.id = i.id and i.center_id = ${member.providerId}::uuid and i.state in ('open', 'declined')
      returning i.specialist_id, old.state as was`.execute(tx);
    const closed = rows[0];
    if (!closed) return { act: null, result: "gone" };
    if (closed.specialist_id && closed.was === "open")
      await tell(tx, closed.specialist_id, { event: "withdrawn", other: await calledIn(tx, member.providerId), effect: id });
    return { act: { action: "practice.withdrawn", detail: { invitation: id } }, result: "withdrawn" };
  });
}
