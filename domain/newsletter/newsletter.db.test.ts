import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { confirmSubscription, subscriptionOfLink } from "./confirm.server.ts";
import { endByLink, endChosen, endOfMailbox, isEndLink } from "./end-subscription.server.ts";
import { holdIssue, saveIssue, scheduleIssue, testIssue } from "./issues.server.ts";
import { type IssueText, MAX_ARTICLES, MAX_INTRO, MAX_SUBJECT } from "./newsletter.ts";
import { confirmationToMail, issueToMail } from "./newsletter-mails.server.ts";
import { issueById, issueCounts, issuesPage, subscriberCounts, subscribersPage } from "./newsletter-queries.server.ts";
import { confirmToken, endToken } from "./newsletter-tokens.ts";
import { sendDueIssues } from "./send-issues.server.ts";
import { subscribe } from "./subscribe.server.ts";

const opened = await testContext();
const ctx = { ...opened, actor: `admin:${idOfPerson("lia")}` as const };
const { db } = ctx;
const DAY_MS = 24 * 3_600_000;
const articles = (await db.selectFrom("articles").select("slug").where("kind", "=", "article").orderBy("slug").execute()).map(
  ({ slug }) => slug,
);
const text: IssueText = { subject: "Noviembre", intro: "Hola.\n\nEsto salió.", articles: articles.slice(0, 1) };
const NOBODY = "00000000-0000-4000-8000-000000000009";

beforeEach(async () => {
  for (const table of ["mail_messages", "newsletter_subscribers", "newsletter_issues", "tries"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

const ask = (email: string, change: object = {}) =>
  subscribe(ctx, { email, ip: "203.0.113.9", trap: "", granted: true, consent: { text: "Quiero el boletín.", version: "7" }, ...change });
const rows = () => db.selectFrom("newsletter_subscribers").selectAll().orderBy("asked_at").execute();
async function asked(email: string): Promise<string> {
  expect(await ask(email)).toEqual({ outcome: "asked" });
  return (await rows()).at(-1)!.id;
}
async function reader(email: string): Promise<string> {
  const id = await asked(email);
  expect(await confirmSubscription(ctx, confirmToken(ctx.keys, id, new Date()))).toEqual({ outcome: "confirmed" });
  return id;
}
async function draft(change: Partial<IssueText> = {}): Promise<{ id: string; version: number }> {
  const saved = await saveIssue(ctx, { ...text, ...change }, null);
  if (saved.outcome !== "saved") throw new Error(JSON.stringify(saved));
  return { id: saved.id, version: (await issueById(db, saved.id))!.version };
}
const mailsOf = (template: string) =>
  db.selectFrom("mail_messages").select("newsletter_subscriber_id as id").where("template", "=", template).execute();

test("an address is stored with the words that its person agreed to, once, and only with the box ticked", async () => {
  expect(await ask("ana@", { granted: false })).toEqual({ outcome: "invalid", errors: { email: true, consent: true } });
  expect(await ask("ana@lectora.example", { granted: false })).toEqual({ outcome: "invalid", errors: { consent: true } });
  expect(await ask("robot@lectora.example", { trap: "x" })).toEqual({ outcome: "asked" });
  expect(await rows()).toEqual([]);
  const id = await asked(" ana@lectora.example ");
  await ask("ANA@lectora.example");
  expect(await rows()).toMatchObject([
    { id, status: "asked", consent_text: "Quiero el boletín.", consent_version: "7", confirmed_at: null },
  ]);
  expect(await mailsOf("newsletter-confirmation")).toEqual([{ id }]);
  expect(await confirmationToMail(ctx, id)).toMatchObject({ to: "ana@lectora.example" });
  // The third try of a day is answered alike, the fourth is one too many.
  expect([(await ask("ana@lectora.example")).outcome, (await ask("ana@lectora.example")).outcome]).toEqual(["asked", "limited"]);
  expect((await ask("otra@lectora.example")).outcome).toBe("asked");
});

test("a subscription begins with its own link, within seven days, and is confirmed once", async () => {
  const id = await asked("ana@lectora.example");
  const token = confirmToken(ctx.keys, id, new Date());
  for (const wrong of [
    "made.up",
    endToken(ctx.keys, { subscriberId: id, issueId: null }, new Date()),
    confirmToken(ctx.keys, id, new Date(Date.now() - 8 * DAY_MS)),
  ]) {
    expect(await subscriptionOfLink(ctx, wrong)).toBeNull();
    expect(await confirmSubscription(ctx, wrong)).toEqual({ outcome: "gone" });
  }
  expect(await subscriptionOfLink(ctx, token)).toBe("asked");
  for (let click = 0; click < 2; click++) expect(await confirmSubscription(ctx, token)).toEqual({ outcome: "confirmed" });
  expect(await subscriptionOfLink(ctx, token)).toBe("confirmed");
  expect(await confirmationToMail(ctx, id)).toBeNull();
  const log = db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", id).orderBy("id");
  expect(await log.execute()).toEqual([
    { actor: ctx.actor, action: "newsletter.asked" },
    { actor: "link:newsletter", action: "newsletter.confirmed" },
  ]);
  await endChosen(ctx, [id]);
  expect(await confirmSubscription(ctx, token)).toEqual({ outcome: "gone" });
});

test("who leaves is erased at once, by whichever way, and the readers beside them stay", async () => {
  const [byLink, byAccount, chosen, stays] = [
    await reader("a@lectora.example"),
    await reader("b@lectora.example"),
    await reader("c@lectora.example"),
    await reader("d@lectora.example"),
  ];
  const { id: issueId } = await draft();
  const token = endToken(ctx.keys, { subscriberId: byLink, issueId }, new Date());
  expect([isEndLink(ctx, token), isEndLink(ctx, "made.up"), isEndLink(ctx, confirmToken(ctx.keys, byLink, new Date()))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await endByLink(ctx, "made.up")).toEqual({ outcome: "gone" });
  for (let click = 0; click < 2; click++) expect(await endByLink(ctx, token)).toEqual({ outcome: "ended" });
  await endOfMailbox(ctx, "B@lectora.example");
  await endOfMailbox(ctx, "nadie@lectora.example");
  expect(await endChosen(ctx, [chosen, byLink, NOBODY])).toBe(1);
  const left = Object.fromEntries(
    (await rows()).map(({ id, status, sealed, ended_by_issue_id }) => [id, [status, sealed === null, ended_by_issue_id]]),
  );
  expect(left).toEqual({
    [byLink]: ["ended", true, issueId],
    [byAccount]: ["ended", true, null],
    [chosen]: ["ended", true, null],
    [stays]: ["confirmed", false, null],
  });
  const keys = await db
    .selectFrom("subject_keys")
    .select("subject_id")
    .where("subject_id", "in", [byLink, byAccount, chosen, stays])
    .execute();
  expect(keys).toEqual([{ subject_id: stays }]);
  expect(await subscriberCounts(db)).toEqual({ confirmed: 1, asked: 0, ended: 3 });
  // The address may begin again, as somebody new.
  expect(await asked("a@lectora.example")).not.toBe(byLink);
});

test("an issue says what is wrong with it, at each limit", async () => {
  const wrong = async (change: Partial<IssueText>) => {
    const saved = await saveIssue(ctx, { ...text, ...change }, null);
    return saved.outcome === "invalid" ? saved.errors : saved.outcome;
  };
  expect(await wrong({ subject: "x".repeat(MAX_SUBJECT), intro: "y".repeat(MAX_INTRO) })).toBe("saved");
  expect(await wrong({ subject: " ", intro: " ", articles: [] })).toEqual({ subject: "empty", intro: "empty", articles: "empty" });
  expect(await wrong({ subject: "x".repeat(MAX_SUBJECT + 1), intro: "y".repeat(MAX_INTRO + 1) })).toEqual({
    subject: "long",
    intro: "long",
  });
  expect(await wrong({ subject: "a\nb", intro: "a\0b" })).toEqual({ subject: "signs", intro: "signs" });
  expect(await wrong({ articles: Array.from({ length: MAX_ARTICLES + 1 }, (_, at) => `articulo-${at}`) })).toEqual({ articles: "long" });
  expect(await wrong({ articles: [articles[0]!, "no-existe"] })).toEqual({ articles: "unknown" });
  expect(await wrong({ articles: [articles[0]!, articles[0]!] })).toBe("saved");
});

test("of two editors one saves; a draft alone is changed, sent at a day to come, held until its first mail, and tested", async () => {
  const { id, version } = await draft();
  const outcomes = await Promise.all([1, 2].map((time) => saveIssue(ctx, { ...text, subject: `Versión ${time}` }, { id, version })));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "saved"]);
  expect(await saveIssue(ctx, text, { id: NOBODY, version: 1 })).toEqual({ outcome: "not-found" });
  const now = (await issueById(db, id))!.version;
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  const schedule = (sendAt: Date | null, of = now) => scheduleIssue(ctx, { id, version: of, sendAt });
  expect(await schedule(at(1), version)).toEqual({ outcome: "changed" });
  expect(await schedule(at(-1))).toEqual({ outcome: "invalid", errors: { sendAt: "past" } });
  expect(await schedule(at(367))).toEqual({ outcome: "invalid", errors: { sendAt: "invalid" } });
  expect(await scheduleIssue(ctx, { id: NOBODY, version: 1, sendAt: null })).toEqual({ outcome: "not-found" });
  expect(await holdIssue(ctx, id)).toEqual({ outcome: "changed" });
  expect(await schedule(at(365))).toEqual({ outcome: "scheduled" });
  const scheduled = (await issueById(db, id))!;
  expect(await saveIssue(ctx, text, { id, version: scheduled.version })).toEqual({ outcome: "changed" });
  expect(await scheduleIssue(ctx, { id, version: scheduled.version, sendAt: null })).toEqual({ outcome: "changed" });
  expect(await holdIssue(ctx, id)).toEqual({ outcome: "held" });
  expect(await issueById(db, id)).toMatchObject({ status: "draft", sendAt: null });
  const click = { id, userId: idOfPerson("lia"), key: "1" };
  for (let time = 0; time < 2; time++) expect(await testIssue(ctx, click)).toEqual({ outcome: "queued" });
  expect(await testIssue(ctx, { ...click, id: NOBODY })).toEqual({ outcome: "not-found" });
  expect(await mailsOf("newsletter-test")).toHaveLength(1);
});

test("an issue goes once to who read the newsletter when it was due, and cannot be held from its first mail on", async () => {
  const [first, second] = [await reader("a@lectora.example"), await reader("b@lectora.example")];
  await asked("sin-confirmar@lectora.example");
  const [due, later] = [await draft(), await draft({ subject: "Diciembre" })];
  await scheduleIssue(ctx, { ...later, sendAt: new Date(Date.now() + DAY_MS) });
  await scheduleIssue(ctx, { ...due, sendAt: null });
  const late = await reader("c@lectora.example");
  await sql`update newsletter_subscribers set confirmed_at = now() + interval '1 hour' where id = ${late}`.execute(db);
  await sendDueIssues(ctx);
  expect((await mailsOf("newsletter-issue")).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(await issueById(db, due.id)).toMatchObject({ status: "sent", queued: 2, sent: 0, failed: 0, left: 0, sentAt: expect.any(Date) });
  expect(await issueById(db, later.id)).toMatchObject({ status: "scheduled", queued: 0 });
  await db.updateTable("newsletter_issues").set({ status: "scheduled" }).where("id", "=", due.id).execute();
  expect(await holdIssue(ctx, due.id)).toEqual({ outcome: "changed" });
  expect(await issueToMail(ctx, due.id, first)).toMatchObject({ to: "a@lectora.example", shown: { issue: { subject: "Noviembre" } } });
  await endChosen(ctx, [first]);
  expect([await issueToMail(ctx, due.id, first), await issueToMail(ctx, NOBODY, second)]).toEqual([null, null]);
  await sql`update mail_messages set status = 'refused' where newsletter_subscriber_id = ${second}`.execute(db);
  expect(await issueById(db, due.id)).toMatchObject({ sent: 0, failed: 1 });
});

test("our team finds issues by their subject, and a reader by a whole address alone, which it never reads in full", async () => {
  const [november, december] = [await draft(), await draft({ subject: "Diciembre 100%" })];
  const page = async (search: string | null, descending = false) =>
    (await issuesPage(db, { view: "draft", search, sort: "asunto", descending, page: 1 })).rows.map(({ id }) => id);
  expect([await page(null), await page(null, true)]).toEqual([
    [december.id, november.id],
    [november.id, december.id],
  ]);
  expect([await page("DICIEMBRE"), await page("100%"), await page("%bre%")]).toEqual([[december.id], [december.id], []]);
  expect(await issueCounts(db)).toEqual({ draft: 2, scheduled: 0, sent: 0 });
  expect(await issueById(db, NOBODY)).toBeNull();
  const id = await reader("carla@lectora.example");
  await reader("berta@lectora.example");
  const readers = async (search: string | null) =>
    (await subscribersPage(ctx, { view: "confirmed", search, sort: "pedido", descending: false, page: 1 })).rows;
  expect((await readers(null)).map(({ address }) => address)).toEqual(["c•••••@lectora.example", "b•••••@lectora.example"]);
  expect((await readers(" Carla@lectora.example ")).map((row) => row.id)).toEqual([id]);
  expect([await readers("carla@"), await readers("lectora")]).toEqual([[], []]);
});
