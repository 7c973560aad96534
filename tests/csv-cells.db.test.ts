import { sql } from "kysely";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { CATALOG, LISTS } from "#domain/catalog/catalog.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { EXPORTS } from "#domain/operations/exports.ts";
import { makeExport } from "#domain/operations/make-export.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "./support/context.ts";
import { addCenter, person, routed } from "./support/leads.ts";
import { sentMessage } from "./support/messages.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { siteMap } from "./support/site-map.ts";
import { moved } from "./support/wallet.ts";
import { openWholeSite } from "./support/whole-site.ts";

// Spreadsheets run a cell that begins like a formula. Here all words of people and editors begin like one, after blanks and before a
// second line.

const ctx = await testContext();
const TODAY = dayInSantoDomingo(new Date());
/** A negative number, such as a longitude in an export, is not a formula. */
const FORMULA = /^[\s\u200b]*(?!-[\d.]+$)[=+\-@＝＋－＠]|^[\t\r\n]/;
/** The queries of some tables. The others need none. */
const QUERIES: Readonly<Record<string, string>> = {
  "/dashboard/provider/billetera/estado.csv": `?mes=${TODAY.slice(0, 7)}`,
  "/dashboard/admin/solicitudes/lista.csv": "?vista=all",
  "/dashboard/admin/verificacion/lista.csv": "?vista=imported",
  "/dashboard/admin/boletin/suscriptores/lista.csv": "?vista=asked",
  "/dashboard/admin/trabajos/lista.csv": "?vista=waiting",
  "/dashboard/admin/correo/lista.csv": "?vista=waiting",
};
/** These tables contain only days, figures and words of ours. */
const WITHOUT_WORDS = [
  "/dashboard/provider/estadisticas/cifras.csv",
  "/dashboard/admin/cifras.csv",
  "/dashboard/admin/boletin/suscriptores/lista.csv",
  "/dashboard/admin/trabajos/lista.csv",
  "/dashboard/admin/correo/lista.csv",
  ...["precios", "resultados", "mensajes", "libro-mayor", "registro"].map((name) => `/dashboard/admin/exportar/${name}`),
];

test("no table for spreadsheets has a cell that begins like a formula, whatever people and editors write, and the log says who took it", async () => {
  const center = await addCenter(ctx, "formula");
  const owner = { user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" as const, chosen_at: new Date() };
  await ctx.db.insertInto("provider_accounts").values(owner).execute();
  const { leadId } = await routed(ctx, {
    originSlug: center.slug,
    form: person({ mensaje: '\u00a0=HYPERLINK("http://x.example")\n=1+1\r\nhola;＝1' }),
  });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await moved(ctx, center.id, 9000);
  expect(await purchaseLead(ctx, { userId: owner.user_id, providerId: center.id }, offer.id)).toEqual({ outcome: "purchased" });
  await writeMessage(ctx, centerOfOffer({ userId: owner.user_id, providerId: center.id }, offer.id), { text: "=1", knowsMasked: true });
  await sql`update provider_profiles set clinic_name = ${"=1+1\n"} || clinic_name, full_name = ${" ＠SUM(A1)\n"} || full_name`.execute(
    ctx.db,
  );
  await sql`update users set name = ${"\u200b－\n"} || name`.execute(ctx.db);
  await sql`insert into searched_words (words, day, count, found) values (${"=1\n+1"}, ${TODAY}, 99, false)`.execute(ctx.db);
  const picture = { id: `${"a".repeat(32)}-10x10`, alt: "\t=1\n+1" };
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
  for (const { table, name } of Object.values(CATALOG))
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${"\u00a0+\n"} || ${sql.ref(name)}`.execute(ctx.db);
  const site = await openWholeSite(ctx);
  const cookies = await peopleAtTheDoor(ctx, site, ["a provider", "an administrator with a second step"]);
  await sql`update profiles set first_name = ${"－\n"} || coalesce(first_name, 'Ana')`.execute(ctx.db);
  const exported = await madeExports((what) =>
    site.post("/dashboard/admin/exportar", { que: what, formato: "csv" }, cookies["an administrator with a second step"]),
  );
  const tables = await tableAddresses(Object.keys(exported));
  expect(tables.length).toBeGreaterThan(40);
  const [withoutWords, empty]: [string[], string[]] = [[], []];
  for (const pattern of tables) {
    const cookie = cookies[pattern.startsWith("/dashboard/provider") ? "a provider" : "an administrator with a second step"];
    const before = await exportsInLog();
    const answer = await site.ask(pattern + (QUERIES[pattern] ?? ""), { cookie });
    expect(answer.status, pattern).toBe(200);
    const { data } = Papa.parse<string[]>((await answer.text()).replace("\uFEFF", "").trimEnd(), { newline: "\r\n" });
    const cells = data.flat();
    expect(
      cells.filter((cell) => FORMULA.test(cell)),
      pattern,
    ).toEqual([]);
    if (!cells.some((cell) => cell.startsWith("'") && FORMULA.test(cell.slice(1)))) withoutWords.push(exported[pattern] ?? pattern);
    if (data.length < 2) empty.push(pattern);
    if (pattern.startsWith("/dashboard/admin")) expect(await exportsInLog(), `${pattern} leaves one line in the log`).toBe(before + 1);
  }
  expect(empty).toEqual([]);
  expect(withoutWords.toSorted()).toEqual(WITHOUT_WORDS.toSorted());
});

/** Returns the address of every CSV file: one for each list of choices, export, badge and import. */
async function tableAddresses(exported: string[]): Promise<string[]> {
  const badge = await ctx.db.selectFrom("provider_badges").select("badge_id").executeTakeFirstOrThrow();
  const imported = await ctx.db.selectFrom("imports").select("id").executeTakeFirstOrThrow();
  const named: Readonly<Record<string, string[]>> = {
    "/dashboard/admin/listas/:lista/lista.csv": LISTS.map((list) => `/dashboard/admin/listas/${list}/lista.csv`),
    "/dashboard/admin/exportar/:id": exported,
    "/admin/badges/:id/perfiles.csv": [`/admin/badges/${badge.badge_id}/perfiles.csv`],
    "/dashboard/admin/importar/:id/informe.csv": [`/dashboard/admin/importar/${imported.id}/informe.csv`],
  };
  const patterns = siteMap.flatMap(({ pattern, file }) => (pattern.endsWith(".csv") || file.endsWith("export-file.ts") ? [pattern] : []));
  expect(patterns.filter((pattern) => pattern.includes(":")).toSorted()).toEqual(Object.keys(named).toSorted());
  return patterns.flatMap((pattern) => named[pattern] ?? [pattern]);
}

/** Asks for a file of every kind, as the screen does, and makes each. Returns their addresses with their names. */
async function madeExports(ask: (what: string) => Promise<Response>): Promise<Record<string, string>> {
  for (const what of EXPORTS) expect((await ask(what)).status).toBe(303);
  const rows = await ctx.db.selectFrom("exports").select(["id", "what"]).execute();
  for (const { id } of rows) await makeExport(ctx, id);
  return Object.fromEntries(rows.map(({ id, what }) => [`/dashboard/admin/exportar/${id}`, `/dashboard/admin/exportar/${what}`]));
}

const exportsInLog = () =>
  ctx.db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("lines"))
    .where(({ eb, or }) => or([eb("action", "=", "export.made"), eb("action", "like", "%.exported")]))
    .executeTakeFirstOrThrow()
    .then(({ lines }) => Number(lines));

/** Adds a row to every empty list, and words that begin like a formula to every list with words. */
async function writeIntoLists(providerId: string, userId: string, offerId: string) {
  const { db } = ctx;
  const quiet = await addCenter(ctx, "formula-without-mail");
  await routed(ctx, { originSlug: quiet.slug });
  await db.updateTable("provider_profiles").set({ email: null }).where("id", "=", quiet.id).execute();
  await db.insertInto("lead_returns").values({ offer_id: offerId, reason: "wrong-phone", state: "asked", asked_by: "cli" }).execute();
  const figures = { cases: 5, answered: 5, opened: 5, returned: 0, public_from: new Date("2100-01-01"), objection: " =1\n+1" };
  await db
    .insertInto("conduct_publications")
    .values({ provider_id: providerId, from_day: "2026-01-01", to_day: "2026-03-31", objected_at: new Date(), ...figures })
    .execute();
  await db.insertInto("profile_claims").values({ provider_id: providerId, user_id: userId }).execute();
  await sql`update statements set text = ${"=\n"} || text`.execute(db);
  await sql`update content_versions set title = ${"＝\n"} || title`.execute(db);
  await sql`update sources set title = ${"＝\n"} || title`.execute(db);
  await sql`update badges set name = ${"=\n"} || name`.execute(db);
  const reviewer = { name: "=1\n+1", profession: "doctor", specialty: "＋1\n", licence: "@1\n2" };
  const signer = idOfPerson("ines");
  await db.updateTable("profiles").set({ user_type: "reviewer" }).where("user_id", "=", signer).execute();
  await db
    .insertInto("reviewers")
    .values({ user_id: signer, ...reviewer })
    .execute();
  await db.insertInto("newsletter_issues").values({ subject: "=1\n+1", intro: "", articles: [] }).execute();
  const imported = await db
    .insertInto("imports")
    .values({ file_name: "=1\n+1.csv", encoding: "utf-8", headings: [], fields: [], known_fields: [], actor: "cli" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const problems = JSON.stringify([{ field: "ciudad", value: " =1\n+1", code: "unknown-city" }]);
  await db.insertInto("import_rows").values({ import_id: imported.id, line: 2, cells: "[]", state: "rejected", problems }).execute();
  const reader = { email: "lectora@correo.example", ip: null, trap: "", granted: true, consent: { text: "Acepto.", version: "test-1" } };
  await subscribe(ctx, reader);
  const { messageId } = await sentMessage(ctx);
  await db
    .updateTable("inbox_messages")
    .set({ assignee_id: idOfPerson("lia") })
    .where("id", "=", messageId)
    .execute();
}
