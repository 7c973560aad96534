import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveNotice, type NewNotice } from "#domain/notices/leave-notice.server.ts";
import { ownPlace } from "#domain/patients/own-place.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { type Sharing, shareable } from "./companion.ts";
import type { AccountHolder } from "./invite.server.ts";

type Commanding = Pick<Context, "db" | "keys">;

/** The words beside the box that was ticked, with their version. */
interface TickedWords {
  readonly text: string;
  readonly version: string;
}

/**
 * Lets somebody take part who was invited, once, with the consent that they ticked as evidence under their own key. `gone`: this
 * mailbox has no such invitation, or it is too late.
 */
export function acceptInvitation(
  ctx: Commanding,
  guest: AccountHolder,
  { id, words, evidence }: { id: string; words: TickedWords; evidence: VisitorEvidence },
): Promise<"joined" | "gone"> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!guest.emailConfirmed || !isRowId(id)) return "gone";
    const joined = await tx
      .updateTable("companions")
      .set({ guest_id: guest.userId, joined_at: sql`now()`, email: null })
      .where("id", "=", id)
      .where("email", "=", guest.email.toLowerCase())
      .where("host_id", "<>", guest.userId)
      .where("guest_id", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .returning(["id", "host_id", "joined_at", "sees", "lead_id"])
      .executeTakeFirst();
    if (!joined) return "gone";
    const place = await ownPlace(ctx, tx, guest.userId);
    const content = { ...evidence, at: joined.joined_at, companion: id, sees: joined.sees, lead: joined.lead_id, ...words };
    const digest = await appendEvidence(ctx.keys, tx, place, { kind: "companion-joined", content });
    await log(tx, guest.userId, "companion.joined", id, { evidence: digest.toString("hex") });
    await tellBoth(tx, "companion-joined", { id, hostId: joined.host_id, guestId: guest.userId, by: guest.userId });
    return "joined";
  });
}

/** Refuses an invitation, which is then gone for both. */
export function declineInvitation({ db }: Commanding, guest: AccountHolder, id: string): Promise<"declined" | "gone"> {
  return db.transaction().execute(async (tx) => {
    if (!guest.emailConfirmed || !isRowId(id)) return "gone";
    const declined = await tx
      .deleteFrom("companions")
      .where("id", "=", id)
      .where("email", "=", guest.email.toLowerCase())
      .where("guest_id", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!declined) return "gone";
    await log(tx, guest.userId, "companion.declined", id);
    return "declined";
  });
}

/** Changes what the other person sees, from the next page on. */
export function changeSharing(
  { db }: Commanding,
  hostId: string,
  { sees: ticked, tellsCenters }: Sharing,
): Promise<"saved" | "nothing" | "gone"> {
  return db.transaction().execute(async (tx) => {
    const own = await tx.selectFrom("companions").select("lead_id").where("host_id", "=", hostId).forUpdate().executeTakeFirst();
    if (!own) return "gone";
    const sees = shareable(ticked, own.lead_id);
    if (sees.length === 0) return "nothing";
    const changed = await tx
      .updateTable("companions")
      .set({ sees, tells_centers: tellsCenters })
      .where("host_id", "=", hostId)
      .returning("id")
      .executeTakeFirstOrThrow();
    await log(tx, hostId, "companion.sharing-changed", changed.id, { parts: sees });
    return "saved";
  });
}

/** Ends it for both at once, whichever of them asks. An invitation that nobody accepted is withdrawn by who sent it. */
export function endCompanion(ctx: Commanding, userId: string, id: string): Promise<"ended" | "gone"> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!isRowId(id)) return "gone";
    const ended = await tx
      .deleteFrom("companions")
      .where("id", "=", id)
      .where((eb) => eb.or([eb("host_id", "=", userId), eb("guest_id", "=", userId)]))
      .returning(["guest_id", "host_id"])
      .executeTakeFirst();
    if (!ended) return "gone";
    const detail = ended.guest_id === null ? {} : { evidence: await endEvidence(ctx, tx, ended.guest_id, { companion: id, by: userId }) };
    await log(tx, userId, "companion.ended", id, detail);
    if (ended.guest_id !== null) await tellBoth(tx, "companion-ended", { id, hostId: ended.host_id, guestId: ended.guest_id, by: userId });
    return "ended";
  });
}

/**
 * Ends everything that an account shares or accompanies, because it is about to be erased. The other person of each pair is told; that the
 * account is erased, they are not.
 */
export function endAllSharing(ctx: Commanding, userId: string): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const pairs = await tx
      .deleteFrom("companions")
      .where((eb) => eb.or([eb("host_id", "=", userId), eb("guest_id", "=", userId)]))
      .returning(["id", "host_id", "guest_id"])
      .execute();
    for (const { id, host_id: hostId, guest_id: guestId } of pairs) {
      const stays = hostId === userId ? guestId : hostId;
      // The chain of an erased guest goes with their key.
      const chained = guestId !== null && guestId === stays;
      const detail = chained ? { evidence: await endEvidence(ctx, tx, guestId, { companion: id, by: userId }) } : {};
      await log(tx, userId, "companion.ended", id, detail);
      if (stays !== null && guestId !== null) await tell(tx, "companion-ended", { id, hostId, userId: stays, by: userId });
    }
  });
}

/**
 * Ends the sharing of each request that was erased, whoever erased it. Both are told; an invitation that nobody accepted goes without a
 * word. Erasing belongs to `offers`, which knows no pairs, so this follows: at once where the patient erases, else within a minute.
 */
export function endErasedSharing(ctx: Pick<Context, "db" | "keys" | "actor">): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const pairs = await tx
      .deleteFrom("companions")
      .where("lead_id", "in", tx.selectFrom("leads").select("id").where("sealed", "is", null))
      .returning(["id", "host_id", "guest_id"])
      .execute();
    for (const { id, host_id: hostId, guest_id: guestId } of pairs) {
      const evidence = guestId === null ? null : await endEvidence(ctx, tx, guestId, { companion: id, by: "erasure" });
      const detail = { ...(evidence !== null && { evidence }) };
      await record(tx, { actor: ctx.actor, action: "companion.ended", subjectType: "companion", subjectId: id, detail });
      if (guestId !== null) await tellBoth(tx, "companion-ended", { id, hostId, guestId, by: null });
    }
  });
}

/** Tells both that they are two from now on, or no longer; each in the words of their own side. */
async function tellBoth(
  tx: Tx,
  kind: "companion-joined" | "companion-ended",
  { id, hostId, guestId, by }: { id: string; hostId: string; guestId: string; by: string | null },
): Promise<void> {
  // In the order of ids, so that two such acts do not wait for each other.
  for (const userId of [hostId, guestId].sort()) await tell(tx, kind, { id, hostId, userId, by });
}

/** Tells one of the two. `by` is null when it ended with what was shared. */
async function tell(
  tx: Tx,
  kind: "companion-joined" | "companion-ended",
  { id, hostId, userId, by }: { id: string; hostId: string; userId: string; by: string | null },
): Promise<void> {
  const facts = { host: userId === hostId, own: userId === by, ...(by === null && { erased: true }) };
  const notice = { kind, facts, effectKey: `${kind}:${id}`, providerId: null, path: "/dashboard/user/pareja" } as NewNotice;
  await leaveNotice(tx, { user: userId }, notice);
}

/** Adds the end to the chain that holds the guest's consent. */
async function endEvidence(ctx: Commanding, tx: Tx, guestId: string, content: object): Promise<string> {
  const place = await ownPlace(ctx, tx, guestId);
  return (await appendEvidence(ctx.keys, tx, place, { kind: "companion-ended", content })).toString("hex");
}

type Act = "companion.joined" | "companion.declined" | "companion.sharing-changed" | "companion.ended";

const log = (tx: Tx, userId: string, action: Act, subjectId: string, detail: Parameters<typeof record>[1]["detail"] = {}) =>
  record(tx, { actor: `patient:${userId}`, action, subjectType: "companion", subjectId, detail });
