import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import type { TextKey, TextKind } from "./content-documents.ts";
import { tell, versionOf } from "./save-text.server.ts";

const PURPOSE = "text-draft";
export const DRAFT_LINK_DAYS = 14;
const DAYS_MS = DRAFT_LINK_DAYS * 24 * 3_600_000;

interface Payload extends TextKey {
  number: number;
}

/** Signs a link with which anybody reads this draft, until it is replaced or published. Returns null where it is no draft. */
export function shareDraft(
  ctx: Pick<Context, "db" | "keys">,
  userId: string,
  { kind, slug }: TextKey,
  number: number,
  at: Date,
): Promise<string | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const version = await versionOf(tx, { kind, slug }, number);
    if (version?.state !== "draft") return null;
    await tell(tx, userId, { kind, slug }, "content.draft-shared", { after: number });
    const payload: Payload = { kind, slug, number };
    return signToken(ctx.keys, PURPOSE, payload, new Date(at.getTime() + DAYS_MS));
  });
}

export interface SharedDraft extends TextKey {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** Returns the draft that a link shows; null for another link, and for a version that is no draft any more. */
export async function draftBehind(db: Db, keys: Keys, token: string, at: Date): Promise<SharedDraft | null> {
  const asked = verifyToken<Payload>(keys, PURPOSE, token, at);
  if (!asked) return null;
  const draft = await db
    .selectFrom("content_versions")
    .select(["kind", "slug", "number", "title", "text"])
    .where("kind", "=", asked.kind)
    .where("slug", "=", asked.slug)
    .where("number", "=", asked.number)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return draft ? { ...draft, kind: draft.kind as TextKind } : null;
}
