import type { TextKey } from "#domain/content/content-documents.ts";
import { readDirectoryNote, withDirectoryNote } from "#domain/content/directory-note.ts";
import { emptyText, openText, writeText } from "#domain/content/edit-fields.ts";
import { lockContent } from "#domain/content/publish-content.server.ts";
import { saveTextIn } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { lockDraft, notePassed } from "./change-draft.server.ts";
import type { DraftSubject } from "./directory-facts.server.ts";
import { noteOf, type ReplacedSection, replaceSection, sectionOf } from "./directory-section.ts";
import { type OpenDraft, openDraft } from "./draft.server.ts";
import { POINTS } from "./points.ts";
import { textOfSubject } from "./subject-of-text.server.ts";
import { staysOut } from "./template.ts";

export type PassDraftResult =
  | { outcome: "passed"; key: TextKey }
  /**
   * `stands`: the text has such a section, but no note says which of its words are generated. `same`: the text says all of it
   * already. `unconfirmed` and `unsupported`: what is missing before the draft may be inserted.
   */
  | { outcome: "changed" | "stands" | "same" | "unconfirmed" | "unsupported" };

/** The effect of a draft on its text. */
export interface PlannedPass extends Omit<ReplacedSection, "body"> {
  readonly key: TextKey;
  /** The newest version of the text; zero when there is none yet. */
  readonly number: number;
  readonly after: readonly string[];
  /** The text with the draft inserted. */
  readonly text: string;
}

/** The draft and the text that the person saw. */
export interface SeenDraft {
  readonly version: string;
  /** The newest version of the text into which the draft goes. */
  readonly textNumber: number;
}

const HEADING = "Según el directorio";

/** Inserts a draft into its text, without storing the result. Nothing that an editor wrote changes. */
export async function planPass(db: Db, subject: DraftSubject, draft: OpenDraft): Promise<PlannedPass | "stands" | "unsupported"> {
  const said = draft.sentences.filter((sentence) => !staysOut(sentence));
  if (said.length === 0) return "unsupported";
  const key = textOfSubject(subject);
  const versions = await textVersions(db, key);
  const newest = versions.find(({ state }) => state !== "waiting");
  const was = newest?.text ?? emptyText(key, dayInSantoDomingo(now()));
  const opened = openText(key, was);
  const note = readDirectoryNote(key.kind, was);
  if (!opened || (!note && opened.body.includes(`## ${HEADING},`))) return "stands";
  const section = sectionOf(said, `${HEADING}, al ${formatDate(draft.madeAt)}`);
  const { body, ...replaced } = replaceSection(opened.body, note, section);
  const fields = newest ? opened.fields : { ...opened.fields, ...fieldsOf(subject) };
  const written = writeText(key, was, { fields, body });
  const text = withDirectoryNote(written, noteOf(said, draft.facts, section.heading, dayInSantoDomingo(draft.madeAt)));
  return { ...replaced, key, number: versions[0]?.number ?? 0, after: [`## ${section.heading}`, ...section.paragraphs], text };
}

const fieldsOf = ({ name, serviceId, city }: DraftSubject) =>
  city ? { title: `${name} en ${city.name}` } : { title: name, name, service: serviceId };

/**
 * Makes a draft the newest draft of its text, in a section of its own: in place of the section of an earlier draft, or at the end.
 * Nothing is published. A treatment, or a treatment in a city, without a text gets one. The text and the note about the draft are
 * stored in one transaction.
 */
export function passDraft(
  ctx: Context,
  userId: string,
  subject: DraftSubject,
  { version, textNumber }: SeenDraft,
): Promise<PassDraftResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    if (!(await lockDraft(tx, { subject, version }))) return { outcome: "changed" };
    const draft = (await openDraft(tx, subject))!;
    if (draft.sentences.some(({ verdict }) => verdict === "unsupported" || verdict === "changed")) return { outcome: "unsupported" };
    if (draft.checks.length < POINTS.length) return { outcome: "unconfirmed" };
    const plan = await planPass(tx, subject, draft);
    if (typeof plan === "string") return { outcome: plan };
    if (plan.number !== textNumber) return { outcome: "changed" };
    const saved = await saveTextIn(tx, userId, { ...plan.key, text: plan.text, openedAt: plan.number });
    if (saved.outcome !== "saved") return { outcome: saved.outcome === "same" ? "same" : "changed" };
    await notePassed(tx, userId, subject, saved.number);
    return { outcome: "passed", key: plan.key };
  });
}
