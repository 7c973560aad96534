import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminEntries, tabsAt } from "#app/components/desk/admin-entries.tsx";
import { WAITING_SCREENS, waitingScreen } from "#app/components/desk/waiting-screens.ts";
import { WaitingSheet } from "#app/components/desk/waiting-sheet.tsx";
import { seedChecking } from "#db/seed/checking.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { objectionsPage } from "#domain/conduct/conduct-queries.server.ts";
import { waitingCredits } from "#domain/credits/credit-queries.server.ts";
import { offersToTell } from "#domain/desk/center-calls.server.ts";
import { queueCounts } from "#domain/desk/queue-queries.server.ts";
import { waitingCounts, whatWaits } from "#domain/desk/waiting.server.ts";
import { WAITING, type WaitingCounts, type WaitingFor } from "#domain/desk/waiting.ts";
import { placesAsked } from "#domain/featured/place-queries.server.ts";
import { messageCounts } from "#domain/inbox/team-list.server.ts";
import { reportsToCheck } from "#domain/listing/check-outcomes.server.ts";
import { priceListsToCheck } from "#domain/listing/check-prices.server.ts";
import { returnsPage } from "#domain/offers/return-queries.server.ts";
import { waitingReviews } from "#domain/reviews/moderation-queries.server.ts";
import { countStatements } from "#domain/statements/statement-queries.server.ts";
import { waitingRefunds } from "#domain/topups/refund-queries.server.ts";
import { countWaitingTopUps } from "#domain/topups/top-up-queries.server.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { viewCounts } from "#domain/verification/queue-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { sentMessage } from "#tests/support/messages.ts";
import { drawPage } from "#tests/support/route-args.tsx";

const ctx = await testContext();
const { db } = ctx;
const lia = idOfPerson("lia");
const all = { search: null, page: 1 };

/** What the screen of each kind says, on the tab to which its row leads. */
const ON_ITS_TAB: Readonly<Record<WaitingFor, () => Promise<number>>> = {
  held: async () => (await queueCounts(db)).held,
  unmatched: async () => (await queueCounts(db)).unmatched,
  advice: async () => (await messageCounts(db, lia)).asesoramiento,
  messages: async () => {
    const { abiertas, asesoramiento } = await messageCounts(db, lia);
    return abiertas - asesoramiento;
  },
  offers: async () => (await offersToTell(db, { ...all, view: "esperan", sort: "plazo", descending: false, late: null })).total,
  claims: async () => (await queuedClaims(db, { ...all, view: "open" } as never)).total,
  profiles: async () => (await viewCounts(db)).pending,
  changes: async () => (await viewCounts(db)).changes,
  papers: async () => (await viewCounts(db)).papers,
  licences: async () => (await viewCounts(db)).expiring,
  reviews: () => waitingReviews(db),
  outcomes: async () => (await reportsToCheck(db, all)).total,
  prices: async () => (await priceListsToCheck(db, all)).total,
  objections: async () => (await objectionsPage(db, { ...all, view: "esperan", sort: "turno", descending: false, decision: null })).total,
  statements: async () => (await countStatements(db, { search: null, kind: null })).due,
  places: () => placesAsked(db),
  topups: async () => {
    const { sent, confirming } = await countWaitingTopUps(db);
    return sent + confirming;
  },
  credits: async () => (await waitingCredits(db)).length + (await waitingRefunds(db)).length,
  returns: async () => (await returnsPage(db, { ...all, view: "esperan", sort: "turno", descending: false, state: null })).total,
};

test("the sidebar counts everything that can wait once, at the entry to which its row leads", () => {
  // Each count is a different power of two, so that a sum shows which counts it contains.
  const counts = Object.fromEntries(WAITING.map((what, place) => [what, 2 ** place])) as unknown as WaitingCounts;
  const entries = adminEntries("admin", counts).flatMap(({ entries: some }) => some);
  for (const what of WAITING) {
    const address = waitingScreen(what).split("?")[0];
    const entry = entries.find(({ screens }) => screens.some(({ to }) => to === address));
    const screen = entry?.screens.find(({ to }) => to === address);
    expect([what, ((entry?.waiting?.number ?? 0) & counts[what]) > 0]).toEqual([what, true]);
    expect([what, ((screen?.waiting ?? 0) & counts[what]) > 0], "its tab too").toEqual([what, true]);
  }
  expect(entries.reduce((sum, { waiting }) => sum + (waiting?.number ?? 0), 0)).toBe(2 ** WAITING.length - 1);
  // Who only sees a screen is not told to do what waits there.
  const ofMoney = adminEntries("money", counts).flatMap(({ entries: some }) => some.flatMap(({ screens: all }) => all));
  const told = ofMoney.filter(({ waiting }) => waiting > 0).map(({ to }) => to.split("/admin/")[1]);
  expect(ofMoney.map(({ to }) => to)).toContain("/dashboard/admin/verificacion");
  expect(told).toEqual(["recargas", "devoluciones", "creditos", "destacados"]);
  const screens = WAITING.map((what) => JSON.stringify(WAITING_SCREENS[what]));
  expect(new Set(screens).size).toBe(WAITING.length);
});

test("the menu has at most 22 entries; the screens behind one are tabs of each other, also for a role that sees few", () => {
  const all = adminEntries("admin", null);
  expect(all.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(22);
  const addresses = all.flatMap(({ entries }) => entries.flatMap(({ screens }) => screens.map(({ to }) => to)));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBe(41);
  expect(tabsAt(all, "/dashboard/admin/devoluciones").map(({ to }) => to.split("/admin/")[1])).toEqual([
    "recargas",
    "devoluciones",
    "creditos",
    "recargas/secuencias",
  ]);
  expect(tabsAt(all, "/dashboard/admin/ajustes"), "a screen alone").toEqual([]);
  expect(tabsAt(all, "/dashboard/admin/fuentes/7"), "below a screen").toEqual([]);
  const money = adminEntries("money", null);
  expect(tabsAt(money, "/dashboard/admin/devoluciones").length).toBe(4);
  expect(tabsAt(money, "/dashboard/admin/fuentes"), "texts are not theirs").toEqual([]);
});

test("the overview, the sidebar and the tab of each screen say the same, with the age of each", async () => {
  await seedChecking(ctx);
  const center = await addCenter(ctx, "espera-todo");
  await routed(ctx, { kind: "advice", form: person() });
  await sentMessage(ctx);
  const { leadId } = await routed(ctx, { originSlug: center.slug, form: person() });
  await db.updateTable("leads").set({ status: "held" }).where("id", "=", leadId).execute();
  const other = await routed(ctx, { originSlug: center.slug, form: person() });
  await db.updateTable("leads").set({ status: "unmatched" }).where("id", "=", other.leadId).execute();
  const paper = {
    provider_id: center.id,
    kind: "habilitacion",
    file_name: "h.pdf",
    stored_as: "x/h",
    media_type: "application/pdf",
    bytes: 1,
  };
  await db
    .insertInto("provider_documents")
    .values([
      { ...paper, stored_as: "x/h1", state: "accepted", expires_on: "2026-01-31" },
      { ...paper, stored_as: "x/h2", state: "received" },
    ])
    .execute();
  await db
    .insertInto("conduct_publications")
    .values({
      provider_id: center.id,
      from_day: "2026-01-01",
      to_day: "2026-03-31",
      cases: 9,
      answered: 3,
      opened: 9,
      returned: 0,
      public_from: new Date(),
      objection: "No son nuestras.",
      objected_by: lia,
      objected_at: new Date(),
    })
    .execute();
  await db
    .insertInto("statements")
    .values({ kind: "promise", text: "Respondemos.", path: "/", source: "x", dated_on: "2020-01-01", term_months: 1 })
    .execute();

  const silent = await addCenter(ctx, "sin-correo", { email: null });
  await routed(ctx, { originSlug: silent.slug, form: person() });
  const topUp = {
    provider_id: center.id,
    method: "bank",
    net_cents: 5000,
    tax_cents: 900,
    tax_basis_points: 1800,
    reference: "CUABCDEFGH",
  };
  await db
    .insertInto("top_ups")
    .values({ ...topUp, status: "sent", sent_at: new Date() })
    .execute();
  const credit = { provider_id: center.id, amount_cents: 6000, motive: "ours", reason: "Falla nuestra." };
  await db
    .insertInto("credits")
    .values({ ...credit, id: randomUUID(), state: "asked", asked_by: lia })
    .execute();

  const counts = await waitingCounts(db);
  const sheet = await whatWaits(db);
  expect(sheet.map(({ what }) => what)).toEqual([...WAITING]);
  for (const { what, count, since, promisedHours, promisedDays } of sheet) {
    expect([what, counts[what], await ON_ITS_TAB[what]()]).toEqual([what, count, count]);
    expect([what, since.length]).toEqual([what, Math.min(count, 40)]);
    expect(promisedDays ?? promisedHours).toBeGreaterThan(0);
  }
  expect(WAITING.filter((what) => counts[what] === 0)).toEqual(["returns"]);
  const drawn = drawPage(WaitingSheet as never, { loaderData: null, waiting: sheet, now: new Date() } as never);
  for (const what of WAITING)
    expect([what, drawn.includes(`href="${waitingScreen(what).replace("&", "&amp;")}"`)]).toEqual([what, counts[what] > 0]);
});
