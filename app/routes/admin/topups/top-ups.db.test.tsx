import Papa from "papaparse";
import { expect, test } from "vitest";
import Featured, { loader as places } from "#app/routes/admin/featured/places.tsx";
import { loader as placesFile } from "#app/routes/admin/featured/places-csv.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { TOP_UP_PAGE } from "#domain/topups/top-up.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import TopUps, { loader } from "./top-ups.tsx";
import { loader as csv } from "./top-ups-csv.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const asking = (address: string) => routeArgs(ctx, new Request(`https://cuna.test${address}`), {}, {}, lia);
const load = (query = "") => loader(asking(`/dashboard/admin/recargas${query}`));
const rowsOf = async (file: Response) => Papa.parse<string[]>((await file.text()).replace("\uFEFF", "").trimEnd()).data.slice(1);

const center = await addCenter(ctx, "rio-de-piedra");
const MINUTE = 60_000;
const START = Date.UTC(2100, 0, 1);
/** Returns a reference; like all references it contains neither a zero nor a one. */
const referenceOf = (index: number) =>
  `CUTTTTT${index
    .toString(5)
    .padStart(3, "0")
    .replace(/\d/g, (digit) => "ABCDE"[Number(digit)]!)}`;
const [FIRST, SECOND, LAST] = [referenceOf(0), referenceOf(1), referenceOf(TOP_UP_PAGE + 1)];
// One top-up was asked for each minute, and the second was sent before the first.
await ctx.db
  .insertInto("top_ups")
  .values(
    Array.from({ length: TOP_UP_PAGE + 2 }, (_, index) => ({
      provider_id: center.id,
      reference: referenceOf(index),
      method: index === 5 ? "card" : "bank",
      status: index < 2 ? "sent" : "asked",
      net_cents: 100_000 + index * 100,
      tax_cents: 18_000,
      tax_basis_points: 1800,
      asked_by: idOfPerson("amaranta"),
      asked_at: new Date(START + index * MINUTE),
      sent_at: index < 2 ? new Date(START + (60 - index) * MINUTE) : null,
      ...(index === 5 && { gateway: "sandbox" }),
    })),
  )
  .execute();

test("top-ups are in pages and in the order that was asked, found by center, reference and way; the file has them all", async () => {
  const references = async (query: string) => (await load(query)).rows.map(({ reference }) => reference);
  expect((await references("?q=RIO-de-piedra")).slice(0, 3)).toEqual([SECOND, FIRST, LAST]);
  expect((await load("?q=rio-de-piedra")).total).toBe(TOP_UP_PAGE + 2);
  expect(await references("?q=rio-de-piedra&pagina=2")).toEqual([referenceOf(3), referenceOf(2)]);
  expect((await references("?q=rio-de-piedra&orden=total"))[0]).toBe(FIRST);
  expect((await references("?q=rio-de-piedra&orden=-total"))[0]).toBe(LAST);
  expect((await references("?orden=day&q=rio-de-piedra"))[0]).toBe(FIRST);
  expect(await references("?q=rio-de-piedra&vista=sent")).toEqual([SECOND, FIRST]);
  expect(await references("?por=card&q=cuttttta")).toEqual([referenceOf(5)]);
  const drawn = drawPage(TopUps, { loaderData: await load("?q=rio-de-piedra") });
  expect(drawn).toContain('data-key="f"');
  expect(drawn.match(/data-stop/g)).toHaveLength(TOP_UP_PAGE);
  const file = await rowsOf(await csv(asking("/dashboard/admin/recargas/recargas.csv?q=rio-de-piedra&orden=total")));
  expect(file).toHaveLength(TOP_UP_PAGE + 2);
  expect(file[0]).toMatchObject({ 0: FIRST, 5: "1000.00", 6: "1180.00" });
});

test("paid places are found by the name of their profile, and the file has those of the view", async () => {
  const other = await addCenter(ctx, "rio-de-arena");
  const asked = { place: "home", asked_by: idOfPerson("amaranta"), price_cents: 5000, last_day: "2100-01-07" };
  await ctx.db
    .insertInto("featured_places")
    .values([center, other].map(({ id }) => ({ ...asked, provider_id: id, first_day: "2100-01-01" })))
    .execute();
  const found = await places(asking("/dashboard/admin/destacados?q=rio-de-arena"));
  expect(found.rows.map(({ providerId }) => providerId)).toEqual([other.id]);
  const drawn = drawPage(Featured as never, { loaderData: found });
  expect(drawn).toContain('data-key="/"');
  expect(drawn.match(/data-stop/g)).toHaveLength(1);
  const none = drawPage(Featured as never, { loaderData: await places(asking("/dashboard/admin/destacados?q=nadie")) });
  expect(none).toContain('href="/dashboard/admin/destacados"');
  const file = (query: string) => placesFile(asking(`/dashboard/admin/destacados/destacados.csv${query}`)).then(rowsOf);
  expect(await file("?q=rio-de-arena")).toMatchObject([{ 1: "Portada", 2: "2100-01-01", 5: "50.00" }]);
  expect(await file("?q=rio-de-arena&vista=granted")).toEqual([]);
});
