import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { type InvitingContext, mailInvitation } from "./invitation-mail.server.ts";
import { teamOf } from "./invitations.server.ts";

/** Invites somebody, for our own team, to own a profile. A second invitation of the same mailbox replaces the first. */
export function inviteOwner(
  ctx: InvitingContext,
  { providerId, email, by }: { providerId: string; email: string; by: string },
): Promise<"invited" | "already-member" | "gone"> {
  return ctx.db.transaction().execute(async (tx): Promise<"invited" | "already-member" | "gone"> => {
    const profile = await tx.selectFrom("provider_profiles").select("id").where("id", "=", providerId).forNoKeyUpdate().executeTakeFirst();
    if (!profile) return "gone";
    const { people } = await teamOf(tx, providerId);
    if (people.some((person) => person.email === email)) return "already-member";
    await tx
      .deleteFrom("team_invitations")
      .where("provider_id", "=", providerId)
      .where("email", "=", email)
      .where("accepted_at", "is", null)
      .execute();
    const { id } = await tx
      .insertInto("team_invitations")
      .values({ provider_id: providerId, email, role: "owner", invited_by: by })
      .returning("id")
      .executeTakeFirstOrThrow();
    await mailInvitation(ctx, tx, { id, providerId, email });
    const actor: Actor = `admin:${by}`;
    const detail = { invitation: id, role: "owner" };
    await record(tx, { actor, action: "team.invited", subjectType: "provider", subjectId: providerId, detail });
    return "invited";
  });
}
