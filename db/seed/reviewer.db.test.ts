import { expect, onTestFinished, test } from "vitest";
import { articleBySlug } from "#domain/content/articles.server.ts";
import { publishContent } from "#domain/content/publish-content.server.ts";
import { publishText } from "#domain/content/publish-text.server.ts";
import { reviewsOf } from "#domain/reviewers/review-queries.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { testContext } from "#tests/support/context.ts";
import { clearDemoWorld } from "./demo-world.ts";
import { idOfPerson } from "./people.ts";
import { seedReviewer } from "./reviewer.ts";

const ctx = await testContext();
const { db } = ctx;
const slug = "edad-y-reserva-ovarica";
const pageReview = async () => (await articleBySlug(db, "article", slug))?.review ?? null;

test("the reviewer has a text to read and one that she signed; her name leaves every page with the demo world", async () => {
  await seedReviewer(ctx);
  await seedReviewer(ctx);
  const reviews = await reviewsOf(db, idOfPerson("ines"));
  expect(reviews.map(({ state, openRemarks }) => [state, openRemarks])).toEqual([
    ["sent", 1],
    ["signed", 0],
  ]);
  expect(await pageReview()).toBeNull();
  const number = reviews[1]!.signedNumber!;
  await publishText(ctx, idOfPerson("lia"), { kind: "article", slug, number, reason: "Firmado" }, () => true);
  expect(await pageReview()).toMatchObject({ by: "Dra. Inés Cabral, ginecóloga" });
  const owner = openDatabase(ctx.databaseUrl, { role: "owner", max: 1 });
  onTestFinished(() => owner.destroy());
  await clearDemoWorld(owner);
  await publishContent(db);
  expect(await pageReview()).toBeNull();
});
