import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { ReplyTemplate } from "./reply-template.ts";

/** Returns the replies that a center saved, in their order. */
export const templatesOf = (db: Db, providerId: string): Promise<ReplyTemplate[]> =>
  db.selectFrom("reply_templates").select(["place", "name", "body"]).where("provider_id", "=", providerId).orderBy("place").execute();

/** Stores the replies of a center in the place of those before. Returns null for somebody who may not answer its requests. */
export function saveTemplates(ctx: Pick<Context, "db">, member: Member, templates: readonly ReplyTemplate[]): Promise<true | null> {
  return asMember(ctx, member, "requests.answer", async (tx) => {
    await tx.deleteFrom("reply_templates").where("provider_id", "=", member.providerId).execute();
    const rows = templates.map((template) => ({ provider_id: member.providerId, ...template }));
    if (rows.length > 0) await tx.insertInto("reply_templates").values(rows).execute();
    return { act: { action: "thread.templates-saved", detail: { count: rows.length } }, result: true as const };
  });
}
