import { describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { statisticsOf } from "#domain/conduct/statistics.server.ts";
import { centerBySlug, centerForItsPeople } from "#domain/directory/center-detail.server.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addDocument } from "./change-documents.server.ts";
import { documentState } from "./documents.ts";
import { listingOf } from "./listing-facts.server.ts";
import { noticesOf } from "./notices.server.ts";
import { ownOutcomes, publishOutcomes } from "./outcomes.server.ts";
import { ownPrices, publishPrices, setLinesNotOffered } from "./prices.server.ts";
import { changeProfile } from "./profile.server.ts";
import { startProfile } from "./start-profile.server.ts";
import { stepsOf } from "./steps.ts";
import { submitForCheck } from "./submit-for-check.server.ts";

const ctx = await testContext();
const luna = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const stranger = { ...luna, userId: idOfPerson("yadira") };
const page = async () => (await centerBySlug(ctx.db, "clinica-luna-de-larimar"))!;
const actsOn = (id: string) =>
  ctx.db.selectFrom("audit_log").select(["actor", "action"]).where("subject_id", "=", id).orderBy("id").execute();

describe("a profile from its first word to the check", () => {
  const person = { userId: idOfPerson("yadira"), providerId: "" };

  test("begins as a draft that only its owner knows", async () => {
    const given = {
      type: "clinic",
      name: "Clínica Luna de Larimar",
      city: "Santiago",
      services: ["fiv"],
      email: "hola@correo.example",
    } as const;
    expect(await startProfile(ctx, person.userId, given)).toBe("started");
    const [place] = await placesOf(ctx.db, person.userId);
    expect(place).toMatchObject({ slug: "clinica-luna-de-larimar-2", status: "draft", role: "owner" });
    person.providerId = place!.id;
    expect(await centerBySlug(ctx.db, place!.slug)).toBeNull();
    expect(await centerForItsPeople(ctx.db, place!.id)).toMatchObject({ name: given.name });
    expect(await actsOn(place!.id)).toEqual([{ actor: `provider:${person.userId}`, action: "provider.started" }]);
  });

  test("cannot ask for the check before everything is there, and once it can, asks once", async () => {
    expect(await submitForCheck(ctx, person)).toBe("incomplete");
    await changeProfile(ctx, person, {
      short_description: "Centro nuevo.",
      address: "Calle 1",
      phone: "+18095550000",
      languages_spoken: ["es"],
      hours: { mon: [["08:00", "17:00"]] },
    });
    const { facts } = await listingOf(ctx.db, person.providerId);
    expect(stepsOf(facts)).toMatchObject({ missing: [], missingDocuments: ["habilitacion", "exequatur"], at: "documents" });
    for (const kind of ["habilitacion", "exequatur"] as const)
      await addDocument(ctx, person, {
        kind,
        holder: null,
        fileName: `${kind}.pdf`,
        expiresOn: null,
        bytes: Buffer.from("%PDF-1.7 papel"),
      });
    expect(await submitForCheck(ctx, person)).toBe("submitted");
    expect(await submitForCheck(ctx, person)).toBe("not-now");
    expect(await listingOf(ctx.db, person.providerId)).toMatchObject({ facts: { status: "pending" } });
  });
});

describe("prices", () => {
  const priceOf = async (line: string) => (await page()).prices.find(({ lineId }) => lineId === line)!;

  test("are public at once with the date of today, and the former one stays in the history", async () => {
    const before = await priceOf("fiv-propios");
    expect(
      await publishPrices(ctx, luna, [{ lineId: "fiv-propios", amountCents: 512_300, notIncluded: "medicación", medication: null }]),
    ).toBe(1);
    expect(await priceOf("fiv-propios")).toMatchObject({
      amountCents: 512_300,
      notIncluded: null,
      medication: { kind: "plus" },
      state: "current",
    });
    const rows = await ctx.db
      .selectFrom("provider_prices")
      .select("amount_cents")
      .where("provider_id", "=", luna.providerId)
      .where("price_line_id", "=", "fiv-propios")
      .execute();
    expect(rows.map(({ amount_cents }) => Number(amount_cents))).toContain(before.amountCents);
  });

  test("say whether they include the medication, as the center chose, and a center that says nothing is not said to", async () => {
    const published = { lineId: "fiv-propios", amountCents: 512_300, notIncluded: null };
    for (const [medication, kind] of [
      ["included", "included"],
      ["apart", "plus"],
    ] as const) {
      await publishPrices(ctx, luna, [{ ...published, medication }]);
      expect((await priceOf("fiv-propios")).medication?.kind).toBe(kind);
      expect((await ownPrices(ctx.db, luna.providerId)).find(({ lineId }) => lineId === "fiv-propios")!.medication).toBe(medication);
    }
  });

  test("of one day the last counts, and a line that is not in the template is nobody's", async () => {
    await publishPrices(ctx, luna, [{ lineId: "fiv-propios", amountCents: 500_000, notIncluded: null, medication: null }]);
    expect(await priceOf("fiv-propios")).toMatchObject({ amountCents: 500_000 });
    expect(await publishPrices(ctx, luna, [{ lineId: "inventada", amountCents: 1, notIncluded: null, medication: null }])).toBe(0);
  });

  test("of other centers are shown beside one's own without the own among them", async () => {
    const [fiv] = (await ownPrices(ctx.db, luna.providerId)).filter(({ lineId }) => lineId === "fiv-propios");
    expect(fiv!.others.length).toBeGreaterThan(3);
    expect(fiv!.others).toEqual(fiv!.others.toSorted((a, b) => a - b));
    expect(fiv!.others).not.toContain(500_000);
  });
});

test("a line that is not offered leaves the page and every range, and what was published stays in the center's history", async () => {
  const before = (await page()).prices.find(({ lineId }) => lineId === "fiv-propios")!;
  const ofOthers = async () => {
    const member = { userId: idOfPerson("yadira"), providerId: idOfCenter("Unidad Caracola") };
    return (await ownPrices(ctx.db, member.providerId)).find(({ lineId }) => lineId === "fiv-propios")!.others;
  };
  expect(await ofOthers()).toContain(before.amountCents);
  expect(await setLinesNotOffered(ctx, stranger, { not: ["fiv-propios"], again: [] })).toBeNull();
  expect(await setLinesNotOffered(ctx, luna, { not: ["fiv-propios"], again: [] })).toBe(1);
  expect((await page()).prices.map(({ lineId }) => lineId)).not.toContain("fiv-propios");
  expect(await ofOthers()).not.toContain(before.amountCents);
  const own = async () => (await ownPrices(ctx.db, luna.providerId)).find(({ lineId }) => lineId === "fiv-propios")!;
  expect(await own()).toMatchObject({ state: "not-offered", amountCents: null });
  expect((await own()).former).toContainEqual({ amountCents: before.amountCents, informedOn: before.informedOn });
  await publishPrices(ctx, luna, [{ lineId: "fiv-propios", amountCents: before.amountCents!, notIncluded: null, medication: null }]);
  expect(await own()).toMatchObject({ state: "current", amountCents: before.amountCents });
});

test("an outcome that changes counts as unchecked, and those beside it keep their check", async () => {
  const report = { year: (await page()).reported[0]!.year, eggSource: "own" } as const;
  const before = await ownOutcomes(ctx.db, luna.providerId, report);
  expect(before.every(({ checkedOn }) => checkedOn !== null)).toBe(true);
  const changed = before.map(({ ageBand, retrievals, transfers, births }, index) => ({
    ageBand,
    retrievals,
    transfers,
    births: index === 0 ? births + 1 : births,
  }));
  expect(await publishOutcomes(ctx, luna, report, changed, null)).toBe(1);
  const after = await ownOutcomes(ctx.db, luna.providerId, report);
  expect(after.filter(({ checkedOn }) => checkedOn === null).map(({ ageBand }) => ageBand)).toEqual([changed[0]!.ageBand]);
  expect((await page()).reported[0]).toMatchObject({ checkedOn: null });
});

test("a stranger to the center changes nothing, and leaves no line", async () => {
  const before = [await page(), await actsOn(luna.providerId)];
  expect(await changeProfile(ctx, stranger, { name: "Otra" })).toBeNull();
  expect(await publishPrices(ctx, stranger, [{ lineId: "fiv-propios", amountCents: 1, notIncluded: null, medication: null }])).toBeNull();
  expect(
    await publishOutcomes(
      ctx,
      stranger,
      { year: 2025, eggSource: "own" },
      [{ ageBand: "35-37", retrievals: 1, transfers: 1, births: 1 }],
      null,
    ),
  ).toBeNull();
  expect(await submitForCheck(ctx, stranger)).toBeNull();
  expect([await page(), await actsOn(luna.providerId)]).toEqual(before);
});

describe("papers", () => {
  test.each([
    ["accepted", "2026-11-19", "expired"],
    ["accepted", "2026-11-20", "expiring"],
    ["accepted", "2027-01-19", "expiring"],
    ["accepted", "2027-01-20", "valid"],
    ["accepted", null, "valid"],
    ["received", null, "in-review"],
    ["returned", "2026-11-19", "returned"],
  ] as const)("%s with the day %s is %s", (state, expiresOn, expected) => {
    expect(documentState({ state, expiresOn }, "2026-11-20")).toBe(expected);
  });

  test("that expire are told, until a newer one takes their place", async () => {
    const paper = { kind: "seguro", holder: null, fileName: "s.pdf", bytes: Buffer.from("%PDF-1.7 seguro") } as const;
    await addDocument(ctx, luna, { ...paper, expiresOn: "2026-11-01" });
    const told = async () => (await noticesOf(ctx.db, luna.providerId, "2026-11-20")).filter(({ kind }) => kind === "expired");
    expect(await told()).toEqual([{ kind: "expired", document: "seguro", on: "2026-11-01" }]);
    await addDocument(ctx, luna, { ...paper, expiresOn: "2027-11-01" });
    expect(await told()).toEqual([]);
  });
});

test("statistics count the profile's own views and requests, by week", async () => {
  const before = await statisticsOf(ctx.db, luna.providerId, 30);
  const view = (center: string) => ({ name: "view_center", path: "/centros/x", facts: JSON.stringify({ center_id: center }) });
  await ctx.db
    .insertInto("analytics_events")
    .values([view(luna.providerId), view(luna.providerId), view(idOfCenter("Unidad Caracola"))])
    .execute();
  const after = await statisticsOf(ctx.db, luna.providerId, 30);
  expect(after.views - before.views).toBe(2);
  expect(after.requests).toBe(before.requests);
  expect(after.weeks.at(-1)!.views).toBe(before.weeks.at(-1)!.views + 2);
  expect(after.weeks.length).toBeGreaterThanOrEqual(5);
});
