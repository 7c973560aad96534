import { sql } from "kysely";
import { expect, test } from "vitest";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { issueCounts, subscriberCounts } from "#domain/newsletter/newsletter-queries.server.ts";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { clearDemoWorld } from "./demo-world.ts";
import { seedNewsletter } from "./newsletter.ts";
import { seedSearches } from "./searches.ts";

const ctx = await testContext();
const today = dayInSantoDomingo(new Date());
const month = { from: addDays(today, -30), to: addDays(today, 1) };
const searches = () => emptySearches(ctx.db, { ...month, search: null, sort: "veces", descending: true, page: 1 });

test("the newsletter has readers, an issue that each of them got, and a draft; a second start adds nothing", async () => {
  await seedNewsletter(ctx);
  await seedNewsletter(ctx);
  expect(await subscriberCounts(ctx.db)).toEqual({ confirmed: 5, asked: 2, ended: 1 });
  expect(await issueCounts(ctx.db)).toEqual({ draft: 1, scheduled: 0, sent: 1 });
  const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from mail_messages m
    join newsletter_subscribers s on s.id = m.newsletter_subscriber_id where m.template = 'newsletter-issue' and s.status = 'confirmed'`.execute(
    ctx.db,
  );
  expect(rows).toEqual([{ mails: 5 }]);
});

test("searches without a result are counted once, and the directory said which they are", async () => {
  await seedSearches(ctx);
  await seedSearches(ctx);
  const { rows, searches: all } = await searches();
  expect(rows[0]).toMatchObject({ words: "reversión de ligadura", count: 11 });
  expect(rows.map(({ words }) => words)).not.toContain("fiv");
  expect(all).toBe(514);
});

test("clearing leaves nothing of them, and leaves what real visitors searched", async () => {
  await sql`update searched_words set count = count + 4 where words = 'reversión de ligadura' and day = ${today}`.execute(ctx.db);
  await clearDemoWorld(openTestDatabase(ctx.databaseUrl, { role: "owner" }));
  const { rows } = await sql`select from newsletter_subscribers union all select from newsletter_issues union all select from mail_messages
    union all select from mail_recipients union all select from subject_keys`.execute(ctx.db);
  expect(rows).toEqual([]);
  expect((await searches()).rows).toMatchObject([{ words: "reversión de ligadura", count: 4 }]);
});
