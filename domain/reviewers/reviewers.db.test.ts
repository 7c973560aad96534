import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { articleBySlug } from "#domain/content/articles.server.ts";
import { digestOf } from "#domain/content/digest-of.server.ts";
import { publishContent } from "#domain/content/publish-content.server.ts";
import { publishText } from "#domain/content/publish-text.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { resetToMail } from "#domain/identity/account-mails.server.ts";
import { resetPassword } from "#domain/identity/reset-password.server.ts";
import { testContext } from "#tests/support/context.ts";
import { sampleFolder } from "#tests/support/sample-content.ts";
import { authOf } from "#tests/support/sign-in.ts";
import { returnReview, signReview } from "./decide-review.server.ts";
import { inviteReviewer } from "./invite-reviewer.server.ts";
import { addRemark, answerRemark } from "./remarks.server.ts";
import { ownReview, remarksOf, reviewStands, reviewsOf, reviewsOfText } from "./review-queries.server.ts";
import type { Reviewer } from "./reviewer.ts";
import { sendToReview } from "./send-to-review.server.ts";
import { textParts } from "./text-parts.ts";

const ctx = await testContext();
const { db } = ctx;
const lia = idOfPerson("lia");
const sample = readContent(sampleFolder());
const ARTICLE = { kind: "article", slug: "primer-articulo" } as const;
const INES: Reviewer = { name: "Dra. Inés Cabral", profession: "doctor", specialty: "ginecóloga", licence: "123-45" };
const serves = () => true;
let count = 0;
let ines = "";
let other = "";

/** Invites a reviewer, who then chooses a password by the mail's link. */
async function reviewer(email: string, who: Reviewer = INES): Promise<string> {
  expect(await inviteReviewer(ctx, lia, { ...who, email })).toBe("invited");
  const { id, reset } = await db
    .selectFrom("users as u")
    .innerJoin("password_resets as r", "r.user_id", "u.id")
    .select(["u.id", "r.id as reset"])
    .where("u.email", "=", email)
    .executeTakeFirstOrThrow();
  const { token } = (await resetToMail(ctx, reset))!;
  expect((await resetPassword(ctx, token, DEMO_PASSWORD)).outcome).toBe("changed");
  return id;
}

beforeEach(async () => {
  for (const table of ["treatments", "articles", "questions", "legal_positions", "sources", "content_versions"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await publishContent(db, sample);
  count++;
  ines = await reviewer(`ines${count}@revisa.example`);
  other = await reviewer(`ivan${count}@revisa.example`, { ...INES, name: "Lic. Iván Tejeda", profession: "lawyer" });
});

const newest = async () => (await textVersions(db, ARTICLE))[0]!;
const send = async (reviewerId = ines) =>
  sendToReview(ctx, lia, { ...ARTICLE, number: (await newest()).number, reviewerId, note: "Mira la dosis." });
const waiting = async (userId = ines) => (await reviewsOf(db, userId)).find(({ state }) => state === "sent")!;
const save = async (from: string, to: string) => {
  const { text, number } = await newest();
  return saveText(ctx, lia, { ...ARTICLE, text: text.replace(from, to), openedAt: number });
};
const publish = async () => publishText(ctx, lia, { ...ARTICLE, number: (await newest()).number, reason: "Firmado" }, serves);
/** Signs what this reviewer sees. */
async function sign(change: Partial<Parameters<typeof signReview>[2]> = {}, userId = ines) {
  const { id } = await waiting();
  const { number, text } = (await ownReview(db, ines, id))!;
  return signReview(ctx, userId, {
    ...{ reviewId: id, number, digest: digestOf(text), typedName: "dra ines  cabral", password: DEMO_PASSWORD },
    ...change,
  });
}
const pageReview = async () => (await articleBySlug(db, "article", "primer-articulo"))?.review ?? null;
const lines = async () =>
  (await db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", ARTICLE.slug).orderBy("id").execute()).slice(-3);

test("an invited professional chooses a password and signs in as a reviewer; nobody else's account becomes one", async () => {
  const visit = { headers: new Headers(), ip: "203.0.113.9", device: undefined };
  const entered = await authOf(ctx).signIn(visit, { email: `ines${count}@revisa.example`, password: DEMO_PASSWORD, ownDevice: false });
  expect(entered).toMatchObject({ outcome: "signed-in", viewer: { userType: "reviewer", teamRole: null, emailConfirmed: true } });
  expect(await inviteReviewer(ctx, lia, { ...INES, email: "maria.rosario@correo.example" })).toBe("taken");
  expect(await inviteReviewer(ctx, lia, { ...INES, email: `ines${count}@revisa.example` })).toBe("invited-again");
  expect(await send(idOfPerson("maria"))).toBe("nobody");
});

test("the page names whoever signed once the signed words are published, until other words are", async () => {
  expect(await send()).toBe("sent");
  const { text } = await newest();
  expect(await sign()).toEqual({ outcome: "signed" });
  expect(await pageReview()).toBeNull();
  expect(await publish()).toEqual({ outcome: "published" });
  expect(await pageReview()).toMatchObject({ by: "Dra. Inés Cabral, ginecóloga" });
  const [round] = await reviewsOfText(db, ARTICLE);
  expect(round).toMatchObject({ state: "signed", number: 1, signedNumber: 2, digest: digestOf(text), changed: false });
  expect((await lines())[1]).toEqual({ actor: `reviewer:${ines}`, action: "content.signed" });

  await save("De qué trata.", "De los zapotes.");
  expect((await reviewStands(db, [ARTICLE]))[0]).toMatchObject({ state: "signed", number: 1, changed: true });
  expect(await pageReview()).not.toBeNull();
  await publish();
  expect(await pageReview()).toBeNull();
});

test("only the version that was shown is signed, by its own reviewer, with their name and password", async () => {
  await send();
  expect(await sign({ typedName: "Dra. Inés" })).toEqual({ outcome: "other-name" });
  expect(await sign({ password: "otra contraseña" })).toEqual({ outcome: "wrong-password" });
  expect(await sign({ number: 2 })).toEqual({ outcome: "changed" });
  expect(await sign({ digest: digestOf("otras palabras") })).toEqual({ outcome: "changed" });
  expect(await sign({ typedName: "Lic. Iván Tejeda" }, other)).toEqual({ outcome: "not-found" });
  expect(await ownReview(db, other, (await waiting()).id)).toBeNull();
  await save("De qué trata.", "De los zapotes.");
  expect(await waiting()).toMatchObject({ changed: true });
  expect(await sign()).toEqual({ outcome: "changed" });
  expect(await textVersions(db, ARTICLE)).toHaveLength(2);
});

test("nobody signs words whose last editor they are; somebody else's edit or signature makes them no words of theirs", async () => {
  const wrote = async (userId: string, from: string, to: string) => {
    const { text, number } = await newest();
    return saveText(ctx, userId, { ...ARTICLE, text: text.replace(from, to), openedAt: number });
  };
  await wrote(lia, "De qué trata.", "De los zapotes.");
  await send();
  await db.updateTable("content_versions").set({ author: ines }).where("slug", "=", ARTICLE.slug).where("author", "=", lia).execute();
  const versions = (await textVersions(db, ARTICLE)).length;
  expect(await sign()).toEqual({ outcome: "own-words" });
  expect(await textVersions(db, ARTICLE)).toHaveLength(versions);
  expect(await waiting()).toMatchObject({ state: "sent" });
  expect(await send()).toBe("own-words");
  expect(await send(other)).toBe("sent");
  await wrote(lia, "De los zapotes.", "De los caimitos.");
  expect(await send()).toBe("sent");
  expect(await sign()).toEqual({ outcome: "signed" });
  await publish();
  expect(await send(), "the signed words, a year later").toBe("sent");
  expect(await sign()).toEqual({ outcome: "signed" });
});

test("a text waits for one reviewer at a time, and what was decided stays", async () => {
  await send();
  const { id } = await waiting();
  expect(await send(other)).toBe("sent");
  expect(await reviewsOf(db, ines)).toEqual([]);
  expect(await returnReview(ctx, ines, { reviewId: id, reason: "Falta la fuente" })).toEqual({ outcome: "decided" });
  const theirs = await waiting(other);
  expect(await returnReview(ctx, other, { reviewId: theirs.id, reason: "Falta la fuente" })).toEqual({ outcome: "returned" });
  expect((await reviewStands(db, [ARTICLE]))[0]).toMatchObject({ state: "returned", reviewer: "Lic. Iván Tejeda" });
  expect(await sendToReview(ctx, lia, { ...ARTICLE, number: 7, reviewerId: ines, note: "" })).toBe("not-found");
});

test("a remark is about a section that the version has; its editor answers and settles it", async () => {
  await send();
  const { id } = await waiting();
  const part = textParts(ARTICLE, (await newest()).text).find(({ id: name }) => name === "seccion-1")!;
  const remark = { reviewId: id, part: part.id, remark: "La dosis es otra." };
  expect(await addRemark(ctx, ines, remark)).toBe("added");
  expect(await addRemark(ctx, ines, { ...remark, part: "frase-2" })).toBe("added");
  expect(await addRemark(ctx, ines, { ...remark, part: "frase-999" })).toBe("nowhere");
  expect(await addRemark(ctx, ines, { ...remark, part: "seccion-99" })).toBe("nowhere");
  expect(await addRemark(ctx, other, remark)).toBe("not-found");
  const [kept] = await remarksOf(db, [id]);
  const answer = { remarkId: kept!.id, answer: "Corregido.", resolved: true };
  expect(await answerRemark(ctx, lia, { ...answer, kind: "guide", slug: "la-guia" })).toBe(false);
  expect(await answerRemark(ctx, lia, { ...ARTICLE, ...answer })).toBe(true);
  expect(await remarksOf(db, [id])).toMatchObject([
    { part: part.id, remark: "La dosis es otra.", answer: "Corregido.", answeredBy: "Lía Almonte", resolved: true },
    { part: "frase-2", resolved: false },
  ]);
  await returnReview(ctx, ines, { reviewId: id, reason: "Ver comentario" });
  expect(await addRemark(ctx, ines, remark)).toBe("decided");
});
