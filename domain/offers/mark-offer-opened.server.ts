import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { readOfferToken } from "#domain/leads/lead-tokens.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";

/** Records once that a center has opened its offer. The page reports it by POST, because mail programs follow links by themselves. */
export function markOfferOpened(ctx: Context, token: string): Promise<{ outcome: "opened" | "opened-before" | "gone" }> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = await databaseTime(tx);
    const offerId = readOfferToken(ctx.keys, token, now);
    if (offerId === null) return { outcome: "gone" };
    const opened = await tx
      .updateTable("offers")
      .set({ opened_at: now })
      .where("id", "=", offerId)
      .where("opened_at", "is", null)
      .where("status", "!=", "withdrawn")
      .returning("lead_id")
      .executeTakeFirst();
    if (opened) {
      await record(tx, {
        actor: "link:offer",
        action: "offer.opened",
        subjectType: "offer",
        subjectId: offerId,
        detail: { lead: opened.lead_id },
      });
      return { outcome: "opened" };
    }
    const offer = await tx.selectFrom("offers").select("status").where("id", "=", offerId).executeTakeFirst();
    return { outcome: offer && offer.status !== "withdrawn" ? "opened-before" : "gone" };
  });
}
