import { sql } from "kysely";
import { type AuditDetail, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { ChatModel } from "#platform/chat-model.ts";
import type { Tx } from "#platform/db/db.ts";
import { type DraftSubject, directoryFacts, subjectId } from "./directory-facts.server.ts";
import { POINTS, type Point } from "./points.ts";
import { type Sentence, writeDraft } from "./template.ts";
import { wordSentences } from "./word-draft.server.ts";

export type ChangeDraftResult = { outcome: "saved" | "changed" };

/**
 * Makes a draft from what the directory knows now. A model words it if there is one. It replaces the former draft and its
 * confirmations.
 */
export async function makeDraft(ctx: Context, userId: string, subject: DraftSubject, model: ChatModel | null = null): Promise<void> {
  const facts = await directoryFacts(ctx.db, subject);
  const written = writeDraft(facts, { ofCity: subject.city !== null }).sentences;
  const { sentences, wording } = model ? await wordSentences(model, written, facts) : { sentences: written, wording: null };
  const row = { facts: JSON.stringify(facts), sentences: JSON.stringify(sentences), made_by: userId };
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("text_drafts").where(isAbout(subject)).execute();
    await tx
      .insertInto("text_drafts")
      .values({ ...keyOf(subject), ...row, wording: wording && JSON.stringify(wording) })
      .execute();
    await tell(tx, userId, subject, "draft.made", { facts: facts.length, sentences: sentences.length, ...wording });
  });
}

interface Opened {
  readonly subject: DraftSubject;
  /** The version of the draft that the person saw. */
  readonly version: string;
}

/** Removes a sentence from a draft, together with the confirmations, since they applied to other words. */
export function removeSentence(ctx: Context, userId: string, { subject, version }: Opened, index: number): Promise<ChangeDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, { subject, version });
    const sentence = (draft?.sentences as unknown as Sentence[] | undefined)?.[index];
    if (!draft || !sentence) return { outcome: "changed" };
    const rest = (draft.sentences as unknown as Sentence[]).filter((_, other) => other !== index);
    await newVersion(tx, subject, { sentences: JSON.stringify(rest) });
    await tx.deleteFrom("text_draft_checks").where(isAbout(subject)).execute();
    await tell(tx, userId, subject, "draft.sentence-removed", { before: sentence.text });
    return { outcome: "saved" };
  });
}

/** Stores which points a person confirms. A point that was confirmed before keeps its name and time. */
export function confirmPoints(
  ctx: Context,
  userId: string,
  { subject, version }: Opened,
  points: readonly Point[],
): Promise<ChangeDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockDraft(tx, { subject, version }))) return { outcome: "changed" };
    const had = await tx.selectFrom("text_draft_checks").select("point").where(isAbout(subject)).execute();
    const before = POINTS.filter((point) => had.some((row) => row.point === point));
    const gone = before.filter((point) => !points.includes(point));
    const added = points.filter((point) => !before.includes(point));
    if (gone.length + added.length === 0) return { outcome: "saved" };
    if (gone.length > 0) await tx.deleteFrom("text_draft_checks").where(isAbout(subject)).where("point", "in", gone).execute();
    if (added.length > 0)
      await tx
        .insertInto("text_draft_checks")
        .values(added.map((point) => ({ ...keyOf(subject), point, checked_by: userId })))
        .execute();
    await newVersion(tx, subject, {});
    await tell(tx, userId, subject, "draft.confirmed", { before: before.join(", "), after: points.join(", ") });
    return { outcome: "saved" };
  });
}

const keyOf = ({ serviceId, city }: DraftSubject) => ({ service_type_id: serviceId, city_id: city?.id ?? "" });

const isAbout = (subject: DraftSubject) => sql<boolean>`(service_type_id, city_id) = (${subject.serviceId}, ${subject.city?.id ?? ""})`;

/** Locks the draft. Returns undefined when it is not the version that the person saw. */
export const lockDraft = (tx: Tx, { subject, version }: Opened) =>
  tx
    .selectFrom("text_drafts")
    .select("sentences")
    .where(isAbout(subject))
    .where(sql<string>`version::text`, "=", version)
    .forUpdate()
    .executeTakeFirst();

const newVersion = (tx: Tx, subject: DraftSubject, values: { sentences?: string; passed_number?: number }) =>
  tx
    .updateTable("text_drafts")
    .set({ ...values, version: sql<string>`gen_random_uuid()` })
    .where(isAbout(subject))
    .execute();

type DraftAct = "draft.made" | "draft.sentence-removed" | "draft.confirmed" | "draft.passed";

const tell = (tx: Tx, userId: string, subject: DraftSubject, action: DraftAct, detail: AuditDetail) =>
  record(tx, { actor: `admin:${userId}`, action, subjectType: "draft", subjectId: subjectId(subject), detail });

/** Stores which version of the text the draft became, in the transaction that creates that version. */
export async function notePassed(tx: Tx, userId: string, subject: DraftSubject, number: number): Promise<void> {
  await newVersion(tx, subject, { passed_number: number });
  await tell(tx, userId, subject, "draft.passed", { after: number });
}
