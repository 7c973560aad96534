import type { TextKey } from "#domain/content/content-documents.ts";
import { emptyText, openText, writeText } from "#domain/content/edit-fields.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { notePassed } from "./change-draft.server.ts";
import type { DraftSubject } from "./directory-facts.server.ts";
import { openDraft } from "./draft.server.ts";
import { POINTS } from "./points.ts";
import { type Sentence, staysOut } from "./template.ts";

export type PassDraftResult =
  | { outcome: "passed"; key: TextKey }
  /** `stands`: the text has such a section already. `unconfirmed` and `unsupported`: what is missing before it may pass. */
  | { outcome: "changed" | "stands" | "unconfirmed" | "unsupported" };

const HEADING = "Según el directorio";

/**
 * Makes a draft the newest draft of its text, in a section of its own after everything the text says; nothing is overwritten and
 * nothing published. A treatment without a text gets one.
 */
export async function passDraft(ctx: Context, userId: string, subject: DraftSubject, version: string): Promise<PassDraftResult> {
  const draft = await openDraft(ctx.db, subject);
  if (!draft || draft.version !== version) return { outcome: "changed" };
  if (draft.sentences.some(({ verdict }) => verdict === "unsupported" || verdict === "changed")) return { outcome: "unsupported" };
  if (draft.checks.length < POINTS.length) return { outcome: "unconfirmed" };
  const said = draft.sentences.filter((sentence) => !staysOut(sentence));
  if (said.length === 0) return { outcome: "unsupported" };
  const day = dayInSantoDomingo(new Date());
  const key: TextKey = { kind: "treatment", slug: subject.treatmentSlug ?? subject.serviceId };
  const newest = (await textVersions(ctx.db, key)).find(({ state }) => state !== "waiting");
  const before = newest?.text ?? emptyText(key, day);
  const opened = openText(key, before);
  if (!opened || opened.body.includes(`## ${HEADING}`)) return { outcome: "stands" };
  const fields = newest ? opened.fields : { ...opened.fields, title: subject.name, name: subject.name, service: subject.serviceId };
  const body = `${opened.body}\n\n${sectionOf(said, formatDate(draft.madeAt))}`.trim();
  const saved = await saveText(ctx, userId, { ...key, text: writeText(key, before, { fields, body }), openedAt: newest?.number ?? 0 });
  if (saved.outcome !== "saved") return { outcome: "changed" };
  await notePassed(ctx, userId, subject, saved.number);
  return { outcome: "passed", key };
}

/** A paragraph for each subject, under a heading that says when the directory was read. */
function sectionOf(sentences: readonly Sentence[], day: string): string {
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const paragraphs = sections.map((section) =>
    sentences
      .filter((sentence) => sentence.section === section)
      .map(({ text }) => text)
      .join(" "),
  );
  return [`## ${HEADING}, al ${day}`, ...paragraphs].join("\n\n");
}
