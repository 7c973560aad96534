import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { type DraftSubject, directoryFacts } from "./directory-facts.server.ts";
import { POINTS, type Point } from "./points.ts";
import { type Sentence, writeDraft } from "./template.ts";

export type ChangeDraftResult = { outcome: "saved" | "changed" };

/** Writes a draft from what the directory knows now. It takes the place of the one before, with its confirmations. */
export async function makeDraft(ctx: Context, userId: string, subject: DraftSubject): Promise<void> {
  const facts = await directoryFacts(ctx.db, subject);
  const { sentences } = writeDraft(facts);
  const row = { facts: JSON.stringify(facts), sentences: JSON.stringify(sentences), made_by: userId };
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("text_drafts").where("service_type_id", "=", subject.serviceId).execute();
    await tx
      .insertInto("text_drafts")
      .values({ service_type_id: subject.serviceId, ...row })
      .execute();
    await tell(tx, userId, subject, "draft.made", { facts: facts.length, sentences: sentences.length });
  });
}

interface Opened {
  readonly subject: DraftSubject;
  /** The draft as the person saw it. */
  readonly version: string;
}

/** Takes a sentence out, and the confirmations with it, since they were about other words. */
export function removeSentence(ctx: Context, userId: string, { subject, version }: Opened, index: number): Promise<ChangeDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, { subject, version });
    const sentence = (draft?.sentences as unknown as Sentence[] | undefined)?.[index];
    if (!draft || !sentence) return { outcome: "changed" };
    const rest = (draft.sentences as unknown as Sentence[]).filter((_, other) => other !== index);
    await newVersion(tx, subject, { sentences: JSON.stringify(rest) });
    await tx.deleteFrom("text_draft_checks").where("service_type_id", "=", subject.serviceId).execute();
    await tell(tx, userId, subject, "draft.sentence-removed", { before: sentence.text });
    return { outcome: "saved" };
  });
}

/** Notes what a person confirms. A point that was confirmed before keeps its name and time. */
export function confirmPoints(
  ctx: Context,
  userId: string,
  { subject, version }: Opened,
  points: readonly Point[],
): Promise<ChangeDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await lockDraft(tx, { subject, version }))) return { outcome: "changed" };
    const had = await tx.selectFrom("text_draft_checks").select("point").where("service_type_id", "=", subject.serviceId).execute();
    const before = POINTS.filter((point) => had.some((row) => row.point === point));
    const gone = before.filter((point) => !points.includes(point));
    const added = points.filter((point) => !before.includes(point));
    if (gone.length + added.length === 0) return { outcome: "saved" };
    if (gone.length > 0)
      await tx.deleteFrom("text_draft_checks").where("service_type_id", "=", subject.serviceId).where("point", "in", gone).execute();
    if (added.length > 0)
      await tx
        .insertInto("text_draft_checks")
        .values(added.map((point) => ({ service_type_id: subject.serviceId, point, checked_by: userId })))
        .execute();
    await newVersion(tx, subject, {});
    await tell(tx, userId, subject, "draft.confirmed", { before: before.join(", "), after: points.join(", ") });
    return { outcome: "saved" };
  });
}

const lockDraft = (tx: Tx, { subject, version }: Opened) =>
  tx
    .selectFrom("text_drafts")
    .select("sentences")
    .where("service_type_id", "=", subject.serviceId)
    .where(sql<string>`version::text`, "=", version)
    .forUpdate()
    .executeTakeFirst();

const newVersion = (tx: Tx, { serviceId }: DraftSubject, values: { sentences?: string; passed_number?: number }) =>
  tx
    .updateTable("text_drafts")
    .set({ ...values, version: sql<string>`gen_random_uuid()` })
    .where("service_type_id", "=", serviceId)
    .execute();

type DraftAct = "draft.made" | "draft.sentence-removed" | "draft.confirmed" | "draft.passed";

const tell = (tx: Tx, userId: string, { serviceId }: DraftSubject, action: DraftAct, detail: Record<string, string | number>) =>
  record(tx, { actor: `admin:${userId}`, action, subjectType: "draft", subjectId: serviceId, detail });

/** Notes which version of the text the draft became. */
export function notePassed(ctx: Context, userId: string, subject: DraftSubject, number: number): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    await newVersion(tx, subject, { passed_number: number });
    await tell(tx, userId, subject, "draft.passed", { after: number });
  });
}
