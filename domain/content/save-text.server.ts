import { sql } from "kysely";
import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { TextKey } from "./content-documents.ts";
import { describeText } from "./describe-text.ts";
import { withoutReview } from "./edit-fields.ts";
import { lockContent } from "./publish-content.server.ts";

interface TextToSave extends TextKey {
  readonly text: string;
  /** The newest version when the editor opened the text; zero for a new text. */
  readonly openedAt: number;
}

export type SaveTextResult = { outcome: "saved"; number: number } | { outcome: "same" | "changed" | "taken" | "not-found" };

/**
 * Saves an editor's words as the draft of a text; the public page stays as it is. If somebody else has saved a newer version, nothing
 * changes, so that nobody overwrites what they have not seen. Changed words lose a professional's signature.
 */
export function saveText(ctx: Context, userId: string, asked: TextToSave): Promise<SaveTextResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    return saveTextIn(tx, userId, asked);
  });
}

/** Saves a text in the caller's transaction, which has locked the content. */
export async function saveTextIn(tx: Tx, userId: string, { text, openedAt, ...key }: TextToSave): Promise<SaveTextResult> {
  const newest = await newestVersion(tx, key);
  if ((newest?.number ?? 0) !== openedAt) return { outcome: openedAt === 0 ? "taken" : "changed" };
  if (newest && newest.text === text) return { outcome: "same" };
  const words = newest?.reviewed_on ? withoutReview(key.kind, text) : text;
  const number = await addVersion(tx, key, { text: words, state: "draft", author: userId });
  await tell(tx, userId, key, "content.saved", { before: openedAt, after: number });
  return { outcome: "saved", number };
}

/** Saves a new source as a draft of its own, together with the draft of the text that lists it. */
export function saveSourceOf(
  ctx: Context,
  userId: string,
  source: Omit<TextToSave, "openedAt">,
  text: TextToSave,
): Promise<{ outcome: "saved" | "taken" | "changed" }> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    if (((await newestVersion(tx, text))?.number ?? 0) !== text.openedAt) return { outcome: "changed" };
    if ((await saveTextIn(tx, userId, { ...source, openedAt: 0 })).outcome !== "saved") return { outcome: "taken" };
    await saveTextIn(tx, userId, text);
    return { outcome: "saved" };
  });
}

/** Makes an earlier version the draft. Nothing is deleted. */
export function restoreText(ctx: Context, userId: string, key: TextKey, from: number): Promise<SaveTextResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const earlier = await versionOf(tx, key, from);
    if (!earlier) return { outcome: "not-found" };
    const number = await addVersion(tx, key, { text: earlier.text, state: "draft", author: userId });
    await tell(tx, userId, key, "content.restored", { before: from, after: number });
    return { outcome: "saved", number };
  });
}

interface NewVersion {
  text: string;
  state: "draft" | "archived";
  author: string;
  signedBy?: string;
  reason?: string;
}

/** Adds the next version. It replaces the version that was in the same state. */
export async function addVersion(tx: Tx, key: TextKey, { text, state, author, signedBy, reason = "" }: NewVersion): Promise<number> {
  const replaced = state === "draft" ? ["draft"] : ["draft", "published"];
  const newest = await newestVersion(tx, key);
  await tx
    .updateTable("content_versions")
    .set({ state: "replaced" })
    .where("kind", "=", key.kind)
    .where("slug", "=", key.slug)
    .where("state", "in", replaced)
    .execute();
  const number = (newest?.number ?? 0) + 1;
  const { title, reviewedOn } = describeText(key.kind, key.slug, text);
  await tx
    .insertInto("content_versions")
    .values({
      ...{ kind: key.kind, slug: key.slug, number, text, title, state, author, reason },
      reviewed_on: reviewedOn,
      place: newest?.place ?? (key.kind === "question" || key.kind === "legal" ? 10_000 : 0),
      origin: "editor",
      ...(signedBy && { signed_by: signedBy, signed_at: sql<Date>`now()` }),
    })
    .execute();
  return number;
}

export const newestVersion = (tx: Tx, { kind, slug }: TextKey) =>
  tx
    .selectFrom("content_versions")
    .select(["number", "text", "place", "reviewed_on"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the person who last wrote the words of a version; null when they came from a file. A signature adds a name and changes no
 * words.
 */
export async function writerOf(tx: Tx, { kind, slug }: TextKey, number: number): Promise<string | null> {
  const written = await tx
    .selectFrom("content_versions")
    .select("author")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("number", "<=", number)
    .where("signed_at", "is", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return written?.author ?? null;
}

export const versionOf = (tx: Tx, { kind, slug }: TextKey, number: number) =>
  tx
    .selectFrom("content_versions")
    .select(["number", "text", "state"])
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("number", "=", number)
    .executeTakeFirst();

export const tell = (tx: Tx, userId: string, { kind, slug }: TextKey, action: AuditAct, detail: AuditDetail) =>
  record(tx, { actor: `admin:${userId}`, action, subjectType: kind, subjectId: slug, detail });
