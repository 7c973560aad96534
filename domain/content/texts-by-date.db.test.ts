import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { keysFrom } from "#platform/keys.ts";
import { testDatabase } from "#tests/support/database.ts";
import { sampleFolder } from "#tests/support/sample-content.ts";
import { articleBySlug } from "./articles.server.ts";
import { draftBehind, shareDraft } from "./draft-link.server.ts";
import { publishContent } from "./publish-content.server.ts";
import { publishDue, publishText, scheduleText, unscheduleText } from "./publish-text.server.ts";
import { readContent } from "./read-content.server.ts";
import { saveText } from "./save-text.server.ts";
import { textVersions } from "./text-queries.server.ts";

const db = await testDatabase();
const keys = keysFrom("a secret of this test that is long enough");
const ctx = { db, keys, publicUrl: "https://cuna.test" } as Context;
const sample = readContent(sampleFolder());
const ARTICLE = { kind: "article", slug: "primer-articulo" } as const;
const serves = () => true;
const LATER = new Date("2100-01-02T13:00:00Z");
let editor = "";

beforeEach(async () => {
  for (const table of ["treatments", "articles", "questions", "legal_positions", "sources", "content_versions"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await publishContent(db, sample);
  editor = (await db.selectFrom("users").select("id").orderBy("id").executeTakeFirstOrThrow()).id;
});

const newest = async () => (await textVersions(db, ARTICLE))[0]!;
const save = async (to: string, from = "De qué trata.") => {
  const { text, number } = await newest();
  await saveText(ctx, editor, { ...ARTICLE, text: text.replace(from, to), openedAt: number });
};
const schedule = async () =>
  scheduleText(ctx, editor, { ...ARTICLE, number: (await newest()).number, reason: "Para el lunes", at: LATER }, serves);
const itsTimeComes = () =>
  sql`update content_versions set publish_at = now() - interval '1 minute' where publish_at is not null`.execute(db);
const summary = async () => (await articleBySlug(db, "article", "primer-articulo"))?.summary;
const lastActs = async (count: number) =>
  (
    await db
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("subject_id", "=", ARTICLE.slug)
      .orderBy("id", "desc")
      .limit(count)
      .execute()
  )
    .map(({ actor, action }) => `${actor.split(":")[0]} ${action}`)
    .reverse();

test("a draft with a time waits for it, and is published then, once, with the reason that its editor gave", async () => {
  await save("De los zapotes.");
  expect(await schedule()).toEqual({ outcome: "scheduled" });
  await publishDue(ctx);
  expect(await summary()).toBe("De qué trata.");
  await itsTimeComes();
  await Promise.all([publishDue(ctx), publishDue(ctx)]);
  expect(await summary()).toBe("De los zapotes.");
  expect(await newest()).toMatchObject({ state: "published", reason: "Para el lunes", publishAt: null });
  expect(await lastActs(2)).toEqual(["admin content.scheduled", "worker content.published"]);
});

test("another draft has no time, and one whose time is taken back stays a draft", async () => {
  await save("De los zapotes.");
  await schedule();
  await save("De los nísperos.", "De los zapotes.");
  await itsTimeComes();
  await publishDue(ctx);
  expect(await newest()).toMatchObject({ state: "draft", publishAt: null });
  await schedule();
  expect(await unscheduleText(ctx, editor, ARTICLE, (await newest()).number)).toEqual({ outcome: "unscheduled" });
  await itsTimeComes();
  await publishDue(ctx);
  expect(await summary()).toBe("De qué trata.");
});

test("mistakes are told when the time is set; a draft that has some by then stays one, and says so", async () => {
  await save("", "De qué trata.");
  expect((await schedule()).outcome).toBe("mistakes");
  await save("De los zapotes.", "summary: ");
  const { number } = await newest();
  await sql`update content_versions set publish_at = now() - interval '1 minute' where number = ${number} and slug = ${ARTICLE.slug}`.execute(
    db,
  );
  await publishDue(ctx);
  expect(await newest()).toMatchObject({ state: "draft", publishAt: null, scheduleFailed: true });
  expect(await lastActs(1)).toEqual(["worker content.schedule-failed"]);
  expect(await summary()).toBe("De qué trata.");
});

test("a link opens its draft for fourteen days, and not when the draft is another one or is published", async () => {
  const at = new Date("2030-03-01T12:00:00Z");
  const days = (count: number) => new Date(at.getTime() + count * 24 * 3_600_000);
  expect(await shareDraft(ctx, editor, ARTICLE, (await newest()).number, at), "what is published is no draft").toBeNull();
  await save("De los zapotes.");
  const first = (await shareDraft(ctx, editor, ARTICLE, (await newest()).number, at))!;
  expect((await draftBehind(db, keys, first, days(13)))?.text).toContain("De los zapotes.");
  expect(await draftBehind(db, keys, first, days(15))).toBeNull();
  expect(await draftBehind(db, keys, `${first}x`, at)).toBeNull();
  await save("De los nísperos.", "De los zapotes.");
  expect(await draftBehind(db, keys, first, at)).toBeNull();
  const { number } = await newest();
  const second = (await shareDraft(ctx, editor, ARTICLE, number, at))!;
  await publishText(ctx, editor, { ...ARTICLE, number, reason: "Ya" }, serves);
  expect(await draftBehind(db, keys, second, at)).toBeNull();
  expect(await lastActs(2)).toEqual(["admin content.draft-shared", "admin content.published"]);
});
