import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { asMember, type Member } from "./as-member.server.ts";
import { type InvitingContext, mailInvitation } from "./invitation-mail.server.ts";
import { ROLES, type Role } from "./powers.ts";

const MAX_OPEN = 20;

export interface ReceivedInvitation {
  readonly id: string;
  readonly center: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

export interface TeamPerson {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** When they last did something signed in; null if they never signed in. */
  readonly seenAt: Date | null;
  /** What guards their account beside the password: a passkey, a code of a second step, or nothing. */
  readonly guard: "passkey" | "code" | null;
}

export interface SentInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

/** Returns the people of a center, in the order of their roles, and the open invitations. */
export async function teamOf(db: Db | Tx, providerId: string): Promise<{ people: TeamPerson[]; invited: SentInvitation[] }> {
  const [people, invited] = await Promise.all([
    db
      .selectFrom("provider_accounts as a")
      .innerJoin("users as u", "u.id", "a.user_id")
      .where("a.provider_id", "=", providerId)
      .orderBy(sql`array_position(${ROLES}::text[], a.role)`)
      .orderBy("u.name")
      .select(["u.id as userId", "u.name", "u.email", "a.role"])
      .select(({ selectFrom }) =>
        selectFrom("user_sessions as s")
          .whereRef("s.user_id", "=", "u.id")
          .select(({ fn }) => fn.max("s.last_activity_at").as("at"))
          .as("seenAt"),
      )
      .select(
        sql`case when exists (select from passkeys k where k.user_id = u.id) then 'passkey' when u.two_factor_enabled then 'code' end`.as(
          "guard",
        ),
      )
      .execute(),
    open(db)
      .where("i.provider_id", "=", providerId)
      .orderBy("i.created_at", "desc")
      .select(["i.id", "i.email", "i.role", "i.expires_at as expiresAt"])
      .execute(),
  ]);
  return { people: people as TeamPerson[], invited: invited as SentInvitation[] };
}

/** Returns the open invitations for a mailbox that its person has confirmed. */
export async function invitationsFor(db: Db, email: string): Promise<ReceivedInvitation[]> {
  const rows = await open(db)
    .innerJoin("provider_profiles as p", "p.id", "i.provider_id")
    .where("i.email", "=", email.toLowerCase())
    .orderBy("i.created_at")
    .select(["i.id", "p.name as center", "i.role", "i.expires_at as expiresAt"])
    .execute();
  return rows as ReceivedInvitation[];
}

const open = (db: Db | Tx) =>
  db.selectFrom("team_invitations as i").where("i.accepted_at", "is", null).where("i.expires_at", ">", sql<Date>`now()`);

/**
 * Invites somebody to a center, and mails them. A second invitation of the same mailbox replaces the first. Only owners may:
 * anybody else gets null.
 */
export function invite(
  ctx: InvitingContext,
  member: Member,
  { email, role }: { email: string; role: Role },
): Promise<"invited" | "already-member" | "too-many" | null> {
  return asMember(ctx, member, "team.keep", async (tx) => {
    const { people, invited } = await teamOf(tx, member.providerId);
    if (people.some((person) => person.email === email)) return { act: null, result: "already-member" };
    if (invited.length >= MAX_OPEN) return { act: null, result: "too-many" };
    await tx
      .deleteFrom("team_invitations")
      .where("provider_id", "=", member.providerId)
      .where("email", "=", email)
      .where("accepted_at", "is", null)
      .execute();
    const { id } = await tx
      .insertInto("team_invitations")
      .values({ provider_id: member.providerId, email, role, invited_by: member.userId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, { id, providerId: member.providerId, email });
    return { act: { action: "team.invited", detail: { invitation: id, role } }, result: "invited" };
  });
}

/** Withdraws an invitation. Only owners may: anybody else gets null. */
export function revokeInvitation(ctx: Pick<Context, "db">, member: Member, invitationId: string): Promise<"revoked" | null> {
  return asMember(ctx, member, "team.keep", async (tx) => {
    const revoked = await tx
      .deleteFrom("team_invitations")
      .where("id", "=", invitationId)
      .where("provider_id", "=", member.providerId)
      .where("accepted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return { act: revoked ? { action: "team.invitation_revoked", detail: { invitation: invitationId } } : null, result: "revoked" };
  });
}

/** Lets somebody into the center that invited their mailbox, once. Returns null when this mailbox has no such invitation. */
export function acceptInvitation(
  { db }: Pick<Context, "db">,
  person: { userId: string; email: string; emailConfirmed: boolean },
  invitationId: string,
): Promise<string | null> {
  if (!person.emailConfirmed) return Promise.resolve(null);
  return db.transaction().execute(async (tx) => {
    const accepted = await tx
      .updateTable("team_invitations")
      .set({ accepted_at: sql`now()` })
      .where("id", "=", invitationId)
      .where("email", "=", person.email.toLowerCase())
      .where("accepted_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .returning(["provider_id", "role"])
      .executeTakeFirst();
    if (!accepted) return null;
    const { provider_id, role } = accepted;
    await tx
      .insertInto("provider_accounts")
      .values({ user_id: person.userId, provider_id, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(tx, {
      actor: `provider:${person.userId}`,
      action: "team.joined",
      subjectType: "provider",
      subjectId: provider_id,
      detail: { invitation: invitationId, role },
    });
    return provider_id;
  });
}

/** Gives somebody of the center another role. Only owners may, and the last owner stays one. */
export function changeRole(
  ctx: Pick<Context, "db">,
  member: Member,
  { userId, role }: { userId: string; role: Role },
): Promise<"changed" | "last-owner" | "stranger" | null> {
  return asMember(ctx, member, "team.keep", async (tx) => {
    const { people } = await teamOf(tx, member.providerId);
    const person = people.find((one) => one.userId === userId);
    if (!person) return { act: null, result: "stranger" };
    if (role !== "owner" && isLastOwner(people, userId)) return { act: null, result: "last-owner" };
    if (person.role === role) return { act: null, result: "changed" };
    await tx
      .updateTable("provider_accounts")
      .set({ role })
      .where("provider_id", "=", member.providerId)
      .where("user_id", "=", userId)
      .execute();
    return { act: { action: "team.role-changed", detail: { user: userId, role } }, result: "changed" };
  });
}

const isLastOwner = (people: readonly TeamPerson[], userId: string) => {
  const owners = people.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]!.userId === userId;
};

/** Removes somebody from a center. Only owners may, and the last owner stays. */
export function removePerson(ctx: Pick<Context, "db">, member: Member, userId: string): Promise<"removed" | "last-owner" | null> {
  return asMember(ctx, member, "team.keep", async (tx) => {
    const { people } = await teamOf(tx, member.providerId);
    if (isLastOwner(people, userId)) return { act: null, result: "last-owner" };
    const removed = await tx
      .deleteFrom("provider_accounts")
      .where("provider_id", "=", member.providerId)
      .where("user_id", "=", userId)
      .returning("user_id")
      .executeTakeFirst();
    return { act: removed ? { action: "team.removed", detail: { user: userId } } : null, result: "removed" };
  });
}
