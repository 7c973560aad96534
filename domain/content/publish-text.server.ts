import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { readCityText } from "./city-texts.ts";
import { type ContentFiles, fileOf, filesOf, keyOf, type TextDocument, type TextKey, type TextKind } from "./content-documents.ts";
import { withDayOfChange } from "./edit-fields.ts";
import { footerItems } from "./footer-menu.ts";
import { readFooterItems, readHeaderMenu } from "./header-menu.server.ts";
import { linkMistakes } from "./link-rules.server.ts";
import { leadsTo, type MenuLead } from "./menu-leads.ts";
import { isFixedPage, isLegalPage } from "./pages.ts";
import { withPictures } from "./picture-files.server.ts";
import { lockContent, writeContent } from "./publish-content.server.ts";
import { type Mistake, type Reading, readFiles } from "./read-content.server.ts";
import { addVersion, tell, versionOf } from "./save-text.server.ts";

/** Returns whether an address of this site has a page. Only the caller knows the routes. */
export type Serves = (path: string) => boolean;

export type PublishTextResult =
  | { outcome: "published" | "archived" | "scheduled" | "unscheduled" | "changed" | "not-found" }
  | { outcome: "mistakes"; mistakes: readonly Mistake[] }
  | { outcome: "in-menu"; leads: readonly MenuLead[] };

export interface TextToPublish extends TextKey {
  readonly number: number;
  readonly reason: string;
}

/**
 * Publishes the draft that the editor saw: it is checked as strictly as a file, and written where pages read it. A legal page gets
 * today as its day of change.
 */
export const publishText = (ctx: Context, userId: string, asked: TextToPublish, serves: Serves) =>
  publishAs(ctx, `admin:${userId}`, asked, serves);

function publishAs(ctx: Context, actor: Actor, { number, reason, ...key }: TextToPublish, serves: Serves): Promise<PublishTextResult> {
  return withVersion(ctx, key, number, "draft", async (tx, draft) => {
    const { text, reading, mistakes } = await readDraft(tx, key, draft, serves);
    if (mistakes.length > 0) return { outcome: "mistakes", mistakes };
    await ofText(tx, key, ["published", "archived", "waiting"]).set({ state: "replaced" }).execute();
    await ofText(tx, key, ["draft"])
      .set({ state: "published", text, reason, published_at: sql<Date>`now()`, publish_at: null, schedule_failed: false })
      .execute();
    await writeContent(tx, reading);
    const subject = { subjectType: key.kind, subjectId: key.slug };
    await record(tx, { actor, action: "content.published", ...subject, detail: { after: number, reason } });
    return { outcome: "published" };
  });
}

/** Reads a draft beside everything that is published, as it would be from today on. */
async function readDraft(tx: Tx, key: TextKey, draft: string, serves: Serves) {
  const text = key.kind === "page" && isLegalPage(key.slug) ? withDayOfChange(draft, dayInSantoDomingo(now())) : draft;
  const reading = readFiles(await publishedFiles(tx, { ...key, text }));
  return { text, reading, mistakes: [...mistakesOf(key, reading, serves), ...(await noSuchCity(tx, key))] };
}

/** Has a draft published at a later time. It is checked now as strictly as then, so that its editor hears of mistakes. */
export const scheduleText = (ctx: Context, userId: string, { number, reason, at, ...key }: TextToPublish & { at: Date }, serves: Serves) =>
  withVersion(ctx, key, number, "draft", async (tx, draft) => {
    const { mistakes } = await readDraft(tx, key, draft, serves);
    if (mistakes.length > 0) return { outcome: "mistakes", mistakes };
    await ofText(tx, key, ["draft"]).set({ publish_at: at, reason, schedule_failed: false }).execute();
    await tell(tx, userId, key, "content.scheduled", { after: number, reason, at: at.toISOString() });
    return { outcome: "scheduled" };
  });

/** Takes the time from a draft, which stays a draft. */
export const unscheduleText = (ctx: Context, userId: string, key: TextKey, number: number) =>
  withVersion(ctx, key, number, "draft", async (tx) => {
    await ofText(tx, key, ["draft"]).set({ publish_at: null, schedule_failed: false }).execute();
    await tell(tx, userId, key, "content.unscheduled", { before: number });
    return { outcome: "unscheduled" };
  });

/**
 * Publishes the drafts whose time has come. Twice does the same as once, since a published version is no draft. One that has mistakes by
 * now stays a draft, and says so. Addresses of routes were checked when the time was set.
 */
export async function publishDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom("content_versions")
    .select(["kind", "slug", "number", "reason"])
    .where("state", "=", "draft")
    .where("publish_at", "<=", sql<Date>`now()`)
    .orderBy("publish_at")
    .execute();
  for (const { kind, ...version } of due) {
    const asked = { ...version, kind: kind as TextKind };
    const { outcome } = await publishAs(ctx, "worker", asked, () => true);
    if (outcome === "mistakes") await noteFailure(ctx, asked);
  }
}

const noteFailure = (ctx: Context, { number, reason, ...key }: TextToPublish) =>
  withVersion(ctx, key, number, "draft", async (tx) => {
    await ofText(tx, key, ["draft"]).set({ publish_at: null, schedule_failed: true }).execute();
    const subject = { subjectType: key.kind, subjectId: key.slug };
    await record(tx, { actor: "worker", action: "content.schedule-failed", ...subject, detail: { before: number, reason } });
    return { outcome: "unscheduled" };
  });

/** Returns a mistake for a text about an unknown city. Files cannot know which cities there are. */
async function noSuchCity(tx: Tx, key: TextKey): Promise<Mistake[]> {
  const named = key.kind === "city_treatment" ? readCityText(key.slug) : null;
  if (!named || (await tx.selectFrom("cities").select("id").where("id", "=", named.city).executeTakeFirst())) return [];
  return [{ file: `content/${fileOf(key)}`, sentence: `there is no city ${named.city}.` }];
}

/** Takes a text off the site, unless a link or a menu entry would then lead nowhere. */
export const archiveText = (ctx: Context, userId: string, { number, reason, ...key }: TextToPublish, serves: Serves) =>
  withVersion(ctx, key, number, "published", async (tx, text) => {
    if (key.kind === "page" && isFixedPage(key.slug))
      return { outcome: "mistakes", mistakes: [{ file: `content/${fileOf(key)}`, sentence: "the site needs this page" }] };
    const menus = { header: await readHeaderMenu(tx), footer: footerItems(await readFooterItems(tx)) };
    const leads = leadsTo(key, menus, ctx.publicUrl);
    if (leads.length > 0) return { outcome: "in-menu", leads };
    const before = readFiles(await publishedFiles(tx));
    const reading = readFiles(await publishedFiles(tx, { ...key, text: null }));
    const known = new Set(everyMistake(before, serves).map(({ file, sentence }) => `${file} ${sentence}`));
    const mistakes = everyMistake(reading, serves).filter(({ file, sentence }) => !known.has(`${file} ${sentence}`));
    if (mistakes.length > 0) return { outcome: "mistakes", mistakes };
    await addVersion(tx, key, { text, state: "archived", author: userId, reason });
    await writeContent(tx, reading);
    await tell(tx, userId, key, "content.archived", { before: number, reason });
    return { outcome: "archived" };
  });

/** Changes one version of a text in a transaction, provided that it is still in this state. */
function withVersion(
  ctx: Context,
  key: TextKey,
  number: number,
  state: "draft" | "published",
  act: (tx: Tx, text: string) => Promise<PublishTextResult>,
): Promise<PublishTextResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const version = await versionOf(tx, key, number);
    if (!version) return { outcome: "not-found" };
    return version.state === state ? act(tx, version.text) : { outcome: "changed" };
  });
}

/** Returns the published texts as files, with other words for one of them; null removes it. */
async function publishedFiles(tx: Tx, change?: TextKey & { text: string | null }): Promise<ContentFiles> {
  const rows = await tx
    .selectFrom("content_versions")
    .select(["kind", "slug", "text", "place"])
    .where("state", "=", "published")
    .orderBy("kind")
    .orderBy("place")
    .orderBy("slug")
    .execute();
  const documents: TextDocument[] = rows.map(({ kind, ...row }) => ({ ...row, kind: kind as TextKind }));
  if (!change) return withPictures(tx, filesOf(documents));
  const stands = documents.find((document) => keyOf(document) === keyOf(change));
  const others = documents.filter((document) => document !== stands);
  const place = stands?.place ?? (change.kind === "question" || change.kind === "legal" ? 10_000 : 0);
  return withPictures(
    tx,
    filesOf(change.text === null ? others : [...others, { kind: change.kind, slug: change.slug, text: change.text, place }]),
  );
}

const everyMistake = (reading: Reading, serves: Serves) => [...reading.mistakes, ...linkMistakes(reading, serves)];

/** Returns the mistakes of one text. For a file that several texts share, only the sentences about this one. */
function mistakesOf(key: TextKey, reading: Reading, serves: Serves): readonly Mistake[] {
  const file = `content/${fileOf(key)}`;
  return everyMistake(reading, serves).filter((mistake) => mistake.file === file);
}

const ofText = (tx: Tx, { kind, slug }: TextKey, states: readonly string[]) =>
  tx.updateTable("content_versions").where("kind", "=", kind).where("slug", "=", slug).where("state", "in", states);
