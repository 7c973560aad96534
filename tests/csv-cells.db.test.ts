import { sql } from "kysely";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "./support/context.ts";
import { addCenter, person, routed } from "./support/leads.ts";
import { sentMessage } from "./support/messages.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { siteMap } from "./support/site-map.ts";
import { moved } from "./support/wallet.ts";
import { openWholeSite } from "./support/whole-site.ts";

// Spreadsheets run a cell that begins like a formula. Here every word that people or editors write begins like one.

const ctx = await testContext();
const TODAY = dayInSantoDomingo(new Date());
/** What each table is asked; the others need nothing. */
const QUERIES: Readonly<Record<string, string>> = {
  "/dashboard/provider/billetera/estado.csv": `?mes=${TODAY.slice(0, 7)}`,
  "/dashboard/admin/solicitudes/lista.csv": "?vista=all",
  "/dashboard/admin/boletin/suscriptores/lista.csv": "?vista=asked",
  "/dashboard/admin/trabajos/lista.csv": "?vista=waiting",
  "/dashboard/admin/correo/lista.csv": "?vista=waiting",
};
/** These have days, figures and words of ours alone. */
const WITHOUT_WORDS = [
  "/dashboard/provider/estadisticas/cifras.csv",
  "/dashboard/admin/cifras.csv",
  "/dashboard/admin/boletin/suscriptores/lista.csv",
  "/dashboard/admin/trabajos/lista.csv",
  "/dashboard/admin/correo/lista.csv",
];

test("no table for spreadsheets has a cell that begins like a formula, whatever people and editors write, and the log says who took it", async () => {
  const center = await addCenter(ctx, "formula");
  const owner = { user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" as const, chosen_at: new Date() };
  await ctx.db.insertInto("provider_accounts").values(owner).execute();
  const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ mensaje: '=HYPERLINK("http://x.example") +1 -1' }) });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await moved(ctx, center.id, 9000);
  expect(await purchaseLead(ctx, { userId: owner.user_id, providerId: center.id }, offer.id)).toEqual({ outcome: "purchased" });
  await sql`update provider_profiles set clinic_name = '=1+1 ' || clinic_name, full_name = '@SUM(A1) ' || full_name`.execute(ctx.db);
  await sql`update service_types set name = '+' || name`.execute(ctx.db);
  await sql`update users set name = '-' || name`.execute(ctx.db);
  await sql`insert into searched_words (words, day, count, found) values ('=1+1', ${TODAY}, 99, false)`.execute(ctx.db);
  const picture = { id: `${"a".repeat(32)}-10x10`, alt: "=1+1" };
  await ctx.db.insertInto("content_pictures").values(picture).execute();
  const days = { first_day: "2100-01-01", last_day: "2100-01-07", price_cents: 2500 };
  await ctx.db
    .insertInto("featured_places")
    .values({ provider_id: center.id, place: "home", asked_by: owner.user_id, ...days })
    .execute();
  const topUp = { reference: "CUTTTTTTTT", method: "bank", net_cents: 2500, tax_cents: 450, tax_basis_points: 1800 };
  await ctx.db
    .insertInto("top_ups")
    .values({ provider_id: center.id, asked_by: owner.user_id, ...topUp })
    .execute();
  await writeIntoLists(center.id, owner.user_id, offer.id);
  const site = await openWholeSite(ctx);
  const cookies = await peopleAtTheDoor(ctx, site, ["a provider", "an administrator with a second step"]);
  await sql`update profiles set first_name = '-' || coalesce(first_name, 'Ana')`.execute(ctx.db);
  const tables = siteMap.flatMap(({ pattern }) => {
    const address = pattern.replace("/listas/:lista/", "/listas/servicios/");
    return address.endsWith(".csv") && !address.includes(":") ? [address] : [];
  });
  expect(tables.length).toBeGreaterThan(26);
  for (const pattern of tables) {
    const cookie = cookies[pattern.startsWith("/dashboard/provider") ? "a provider" : "an administrator with a second step"];
    const before = await exportsInLog();
    const answer = await site.ask(pattern + (QUERIES[pattern] ?? ""), { cookie });
    expect(answer.status, pattern).toBe(200);
    const { data } = Papa.parse<string[]>((await answer.text()).replace("\uFEFF", "").trimEnd(), { newline: "\r\n" });
    const cells = data.flat();
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      pattern,
    ).toEqual([]);
    if (!WITHOUT_WORDS.includes(pattern))
      expect(
        cells.some((cell) => /^'[=+\-@]/.test(cell)),
        pattern,
      ).toBe(true);
    expect(data.length, pattern).toBeGreaterThan(1);
    if (pattern.startsWith("/dashboard/admin")) expect(await exportsInLog(), `${pattern} leaves one line in the log`).toBe(before + 1);
  }
});

const exportsInLog = () =>
  ctx.db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("lines"))
    .where(({ eb, or }) => or([eb("action", "=", "export.made"), eb("action", "like", "%.exported")]))
    .executeTakeFirstOrThrow()
    .then(({ lines }) => Number(lines));

/** Gives a row to every list that has none, and words that begin like a formula to those that have words. */
async function writeIntoLists(providerId: string, userId: string, offerId: string) {
  const { db } = ctx;
  const quiet = await addCenter(ctx, "formula-without-mail");
  await routed(ctx, { originSlug: quiet.slug });
  await db.updateTable("provider_profiles").set({ email: null }).where("id", "=", quiet.id).execute();
  await db.insertInto("lead_returns").values({ offer_id: offerId, reason: "wrong-phone", state: "asked", asked_by: "cli" }).execute();
  const figures = { cases: 5, answered: 5, opened: 5, returned: 0, public_from: new Date("2100-01-01"), objection: "=1+1" };
  await db
    .insertInto("conduct_publications")
    .values({ provider_id: providerId, from_day: "2026-01-01", to_day: "2026-03-31", objected_at: new Date(), ...figures })
    .execute();
  await db.insertInto("profile_claims").values({ provider_id: providerId, user_id: userId }).execute();
  await sql`update statements set text = '=' || text`.execute(db);
  await sql`update content_versions set title = '=' || title`.execute(db);
  await sql`update sources set title = '=' || title`.execute(db);
  await sql`update badges set name = '=' || name`.execute(db);
  const reviewer = { name: "=1+1", profession: "doctor", specialty: "+1", licence: "@1" };
  const signer = idOfPerson("ines");
  await db.updateTable("profiles").set({ user_type: "reviewer" }).where("user_id", "=", signer).execute();
  await db
    .insertInto("reviewers")
    .values({ user_id: signer, ...reviewer })
    .execute();
  await db.insertInto("newsletter_issues").values({ subject: "=1+1", intro: "", articles: [] }).execute();
  await db
    .insertInto("imports")
    .values({ file_name: "=1+1.csv", encoding: "utf-8", headings: [], fields: [], known_fields: [], actor: "cli" })
    .execute();
  const reader = { email: "lectora@correo.example", ip: null, trap: "", granted: true, consent: { text: "Acepto.", version: "test-1" } };
  await subscribe(ctx, reader);
  const { messageId } = await sentMessage(ctx);
  await db
    .updateTable("inbox_messages")
    .set({ assignee_id: idOfPerson("lia") })
    .where("id", "=", messageId)
    .execute();
}
