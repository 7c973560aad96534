import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { inviteReviewerAccount } from "#domain/identity/invite-reviewer.server.ts";
import type { Reviewer } from "./reviewer.ts";

interface Invitation extends Reviewer {
  /** In lower case. */
  readonly email: string;
}

/** `taken`: the address belongs to a patient, a center or the team. */
export type InviteReviewerResult = "invited" | "invited-again" | "taken";

/** Invites a professional to read and sign texts, and mails them the link. Another invitation corrects the data of the first. */
export function inviteReviewer(ctx: Context, adminId: string, { email, ...reviewer }: Invitation): Promise<InviteReviewerResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const made = await inviteReviewerAccount(ctx, tx, { email, name: reviewer.name });
    if (made.outcome === "taken") return "taken";
    const { profession, specialty, licence, name } = reviewer;
    await tx
      .insertInto("reviewers")
      .values({ user_id: made.userId, name, profession, specialty, licence, invited_by: adminId })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ name, profession, specialty, licence }))
      .execute();
    await record(tx, {
      actor: `admin:${adminId}`,
      action: "reviewer.invited",
      subjectType: "user",
      subjectId: made.userId,
      detail: { after: { profession } },
    });
    return made.again ? "invited-again" : "invited";
  });
}
