import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { askChange } from "#domain/listing/ask-change.server.ts";
import { insertDraft } from "#domain/listing/start-profile.server.ts";
import { addLastMember } from "#domain/providers/members.server.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { mayDo } from "#domain/team/as-member.server.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { isHere } from "./invite.server.ts";
import { readPracticeToken } from "./practice-tokens.ts";
import { calledIn, tell } from "./tell.server.ts";

/** Somebody who signed in. */
export interface Invitee {
  readonly userId: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
}

interface Open {
  readonly id: string;
  readonly center_id: string;
  readonly specialist_id: string | null;
  readonly name: string;
  readonly email: string | null;
}

/** Locks an invitation that may still be answered; first its center, as whoever acts for the center does. */
async function openInvitation(tx: Tx, id: string): Promise<Open | null> {
  if (!isRowId(id)) return null;
  await sql`select from provider_profiles where id = (select center_id from practice_invitations where id = ${id}::uuid) for no key update`.execute(
    tx,
  );
  const row = await tx
    .selectFrom("practice_invitations")
    .select(["id", "center_id", "specialist_id", "name", "email"])
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("expires_at", ">", sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const manages = (tx: Tx, userId: string, providerId: string): Promise<boolean> => mayDo(tx, { userId, providerId }, "profile.keep");

/** Returns whether an invitation is for this person: through the profile that they manage, or through their mailbox. */
async function isFor(tx: Tx, { userId, email, emailConfirmed }: Invitee, open: Open): Promise<boolean> {
  if (open.email !== null && emailConfirmed && open.email === email.toLowerCase()) return true;
  return open.specialist_id !== null && (await manages(tx, userId, open.specialist_id));
}

export type AcceptOutcome =
  | { readonly outcome: "accepted"; readonly specialistId: string; readonly waits: boolean }
  | { readonly outcome: "gone" | "too-many" }
  /** The invitation names a public profile that this person does not manage. They have to claim it first. */
  | { readonly outcome: "claim-first"; readonly specialistId: string };

/**
 * Accepts for the person's own profile, and begins one when they have none. At a center that is not public they are there at once; on a
 * public page our team looks first, as at any change to what it verified.
 */
export function acceptPractice(
  { db }: Pick<Context, "db">,
  person: Invitee,
  id: string,
  chosen: string | null = null,
): Promise<AcceptOutcome> {
  return db.transaction().execute(async (tx): Promise<AcceptOutcome> => {
    const open = await openInvitation(tx, id);
    if (!open || !(await isFor(tx, person, open))) return { outcome: "gone" };
    if (open.specialist_id && !(await manages(tx, person.userId, open.specialist_id)))
      return { outcome: "claim-first", specialistId: open.specialist_id };
    const specialistId = open.specialist_id ?? (await ownProfileFor(tx, person, open.name, chosen));
    if (specialistId === null) return { outcome: "too-many" };
    const actor = `provider:${person.userId}` as const;
    // Another invitation of this center may have named the profile; there is one that holds.
    await tx
      .updateTable("practice_invitations")
      .set({ state: "ended", closed_at: sql`now()`, email: null })
      .where("center_id", "=", open.center_id)
      .where("specialist_id", "=", specialistId)
      .where("state", "in", ["open", "accepted"])
      .where("id", "!=", id)
      .execute();
    await tx
      .updateTable("practice_invitations")
      .set({ state: "accepted", closed_at: sql`now()`, email: null, specialist_id: specialistId })
      .where("id", "=", id)
      .execute();
    const waits = await enter(tx, open.center_id, specialistId, actor);
    const detail = { invitation: id, doctor: specialistId };
    await record(tx, { actor, action: "practice.accepted", subjectType: "provider", subjectId: open.center_id, detail });
    await tell(tx, open.center_id, { event: "accepted", other: await calledIn(tx, specialistId), effect: id });
    return { outcome: "accepted", specialistId, waits };
  });
}

/** Returns the person's own specialist profile: the chosen one, else the first; begins one when there is none. */
async function ownProfileFor(tx: Tx, { userId, email }: Invitee, name: string, chosen: string | null): Promise<string | null> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const own = await tx
    .selectFrom("provider_accounts as a")
    .innerJoin("provider_profiles as p", "p.id", "a.provider_id")
    .where("a.user_id", "=", userId)
    .where("p.provider_type", "<>", "clinic")
    .orderBy("p.listed", "desc")
    .orderBy("p.created_at")
    .select("p.id")
    .execute();
  const profile = own.find((one) => one.id === chosen) ?? own[0];
  return profile?.id ?? insertDraft(tx, userId, { type: "doctor", name, city: null, services: [], email });
}

/** Puts a specialist into a center, or asks our team when its page is public. Returns whether that waits. */
async function enter(tx: Tx, centerId: string, specialistId: string, actor: `provider:${string}`): Promise<boolean> {
  const { listed } = await tx.selectFrom("provider_profiles").select("listed").where("id", "=", centerId).executeTakeFirstOrThrow();
  if (await isHere(tx, centerId, specialistId)) return false;
  if (listed) {
    const asked = { doctor: await calledIn(tx, specialistId) };
    await askChange(tx, { providerId: centerId, part: "doctor", specialistId, was: {}, asked, actor });
    return true;
  }
  await addLastMember(tx, centerId, specialistId);
  await writeProfile(tx, centerId, {});
  return false;
}

/** Declines in the panel. Only its receiver may. */
export function declinePractice({ db }: Pick<Context, "db">, person: Invitee, id: string): Promise<"declined" | "gone"> {
  return db.transaction().execute(async (tx) => {
    const open = await openInvitation(tx, id);
    if (!open || !(await isFor(tx, person, open))) return "gone";
    await decline(tx, open, `provider:${person.userId}`);
    return "declined";
  });
}

/** Declines with the mailed link, without an account. */
export function declineByLink({ db, keys }: Pick<Context, "db" | "keys">, token: string): Promise<"declined" | "gone"> {
  return db.transaction().execute(async (tx) => {
    const open = await openInvitation(tx, readPracticeToken(keys, token, now()) ?? "");
    if (!open || open.email === null) return "gone";
    await decline(tx, open, "link:account");
    return "declined";
  });
}

/** Accepts with the mailed link: who holds it reads the mailbox, so that an account with the same mailbox needs no further proof. */
export async function acceptByLink(ctx: Pick<Context, "db" | "keys">, person: Invitee, token: string): Promise<AcceptOutcome> {
  const id = readPracticeToken(ctx.keys, token, now());
  if (!id) return { outcome: "gone" };
  return acceptPractice(ctx, { ...person, emailConfirmed: true }, id);
}

async function decline(tx: Tx, open: Open, actor: `provider:${string}` | "link:account"): Promise<void> {
  await tx
    .updateTable("practice_invitations")
    .set({ state: "declined", closed_at: sql`now()`, email: null })
    .where("id", "=", open.id)
    .execute();
  await record(tx, {
    actor,
    action: "practice.declined",
    subjectType: "provider",
    subjectId: open.center_id,
    detail: { invitation: open.id },
  });
  await tell(tx, open.center_id, { event: "declined", other: open.name, effect: open.id });
}
