import type { TextKey } from "#domain/content/content-documents.ts";
import { emptyText, openText, writeText } from "#domain/content/edit-fields.ts";
import { lockContent } from "#domain/content/publish-content.server.ts";
import { saveTextIn } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { lockDraft, notePassed } from "./change-draft.server.ts";
import type { DraftSubject } from "./directory-facts.server.ts";
import { openDraft } from "./draft.server.ts";
import { POINTS } from "./points.ts";
import { type Sentence, staysOut } from "./template.ts";

export type PassDraftResult =
  | { outcome: "passed"; key: TextKey }
  /** `stands`: the text has such a section already. `unconfirmed` and `unsupported`: what is missing before it may pass. */
  | { outcome: "changed" | "stands" | "unconfirmed" | "unsupported" };

/**
 * Makes a draft the newest draft of its text, in a section of its own after everything the text says; nothing is overwritten and
 * nothing published. A treatment without a text gets one. The text and the note that the draft passed stand or fall together.
 */
export function passDraft(ctx: Context, userId: string, subject: DraftSubject, version: string): Promise<PassDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    if (!(await lockDraft(tx, { subject, version }))) return { outcome: "changed" };
    const draft = (await openDraft(tx, subject))!;
    if (draft.sentences.some(({ verdict }) => verdict === "unsupported" || verdict === "changed")) return { outcome: "unsupported" };
    if (draft.checks.length < POINTS.length) return { outcome: "unconfirmed" };
    const said = draft.sentences.filter((sentence) => !staysOut(sentence));
    if (said.length === 0) return { outcome: "unsupported" };
    const key: TextKey = { kind: "treatment", slug: subject.treatmentSlug ?? subject.serviceId };
    const newest = (await textVersions(tx, key)).find(({ state }) => state !== "waiting");
    const before = newest?.text ?? emptyText(key, dayInSantoDomingo(new Date()));
    const opened = openText(key, before);
    const heading = headingOf(subject);
    if (!opened || opened.body.includes(`## ${heading},`)) return { outcome: "stands" };
    const fields = newest ? opened.fields : { ...opened.fields, title: subject.name, name: subject.name, service: subject.serviceId };
    const body = `${opened.body}\n\n${sectionOf(said, `${heading}, al ${formatDate(draft.madeAt)}`)}`.trim();
    const text = writeText(key, before, { fields, body });
    const saved = await saveTextIn(tx, userId, { ...key, text, openedAt: newest?.number ?? 0 });
    if (saved.outcome !== "saved") return { outcome: "changed" };
    await notePassed(tx, userId, subject, saved.number);
    return { outcome: "passed", key };
  });
}

const headingOf = ({ city }: DraftSubject) => (city ? `Según el directorio en ${city.name}` : "Según el directorio");

/** A paragraph for each subject, under a heading that says when the directory was read. */
function sectionOf(sentences: readonly Sentence[], heading: string): string {
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const paragraphs = sections.map((section) =>
    sentences
      .filter((sentence) => sentence.section === section)
      .map(({ text }) => text)
      .join(" "),
  );
  return [`## ${heading}`, ...paragraphs].join("\n\n");
}
