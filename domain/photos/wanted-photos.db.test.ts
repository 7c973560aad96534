import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { failedPhotos } from "./failed-photos.server.ts";
import { galleryOf, logoOf } from "./gallery.server.ts";
import { addOwnPhoto, removeOwnPhoto, replaceOwnPhoto } from "./own-photos.server.ts";
import { wantPhotos } from "./want-photos.server.ts";

const ctx = await testContext();
const { db } = ctx;
const [ours, other] = [await addCenter(ctx, "con-fotos"), await addCenter(ctx, "vecino")];
const A = "https://fotos.example/a.jpg";
const B = "https://fotos.example/b.jpg";

beforeEach(async () => {
  await db.deleteFrom("provider_photos").execute();
  await sql`delete from pgboss.job`.execute(db);
});

const want = (...ids: string[]) => db.transaction().execute((tx) => wantPhotos(ctx, tx, ids));
const names = (id: string, urls: string[], logo: string | null = null) =>
  sql`update provider_profiles set image_gallery = ${JSON.stringify(urls.map((url) => ({ url, alt: "" })))}::jsonb, logo_url = ${logo} where id = ${id}`.execute(
    db,
  );
const photosOf = async (id: string) =>
  (
    await db.selectFrom("provider_photos").select(["source_url", "state"]).where("provider_id", "=", id).orderBy("source_url").execute()
  ).map(({ source_url, state }) => [source_url, state]);
const jobs = async () =>
  (await sql<{ id: string }>`select data->>'photoId' as id from pgboss.job where name = 'fetch-photo'`.execute(db)).rows.length;

test("what a profile names is fetched, what it names no longer is forgotten, and photos that were sent to us stay", async () => {
  await names(ours.id, [A, "/demo/own.webp"], B);
  await names(other.id, [A]);
  await want();
  expect(await jobs()).toBe(0);
  await want(ours.id, other.id);
  expect([await photosOf(ours.id), await photosOf(other.id)]).toEqual([
    [
      [A, "waiting"],
      [B, "waiting"],
    ],
    [[A, "waiting"]],
  ]);
  expect(await jobs()).toBe(3);
  const sent = await db.transaction().execute((tx) => addOwnPhoto(tx, ours.id, { digest: "d".repeat(32), widths: [480] }));
  await db
    .updateTable("provider_photos")
    .set({ state: "stored", digest: "c".repeat(32), widths: [480] })
    .where("source_url", "=", B)
    .execute();
  await names(ours.id, [], B);
  await want(ours.id);
  expect(await photosOf(ours.id)).toEqual(
    [
      [sent, "stored"],
      [B, "stored"],
    ].toSorted(),
  );
  expect(await photosOf(other.id)).toEqual([[A, "waiting"]]);
});

test("one that failed is tried again when its profile names it again; one that we have is not", async () => {
  await names(ours.id, [A, B]);
  await want(ours.id);
  await db.updateTable("provider_photos").set({ state: "failed", reason: "not-found", attempts: 5 }).where("source_url", "=", A).execute();
  await db
    .updateTable("provider_photos")
    .set({ state: "stored", digest: "c".repeat(32), widths: [480] })
    .where("source_url", "=", B)
    .execute();
  expect(await failedPhotos(db, [ours.id])).toEqual([{ providerId: ours.id, url: A, reason: "not-found" }]);
  expect([await failedPhotos(db, [other.id]), await failedPhotos(db, [])]).toEqual([[], []]);
  await want(ours.id);
  expect(await photosOf(ours.id)).toEqual([
    [A, "waiting"],
    [B, "stored"],
  ]);
  expect(await db.selectFrom("provider_photos").select("attempts").where("source_url", "=", A).execute()).toEqual([{ attempts: 0 }]);
  expect(await failedPhotos(db, [ours.id])).toEqual([]);
});

test("a center replaces and removes a photo of its own, and no other center's", async () => {
  const stored = { digest: "d".repeat(32), widths: [480] };
  const [mine, theirs] = await db
    .transaction()
    .execute(async (tx) => [await addOwnPhoto(tx, ours.id, stored), await addOwnPhoto(tx, other.id, stored)]);
  const digests = async () =>
    Object.fromEntries(
      (await db.selectFrom("provider_photos").select(["source_url", "digest"]).execute()).map((row) => [row.source_url, row.digest]),
    );
  await db.transaction().execute((tx) => replaceOwnPhoto(tx, ours.id, theirs!, { digest: "e".repeat(32), widths: [960] }));
  await db.transaction().execute((tx) => replaceOwnPhoto(tx, ours.id, mine!, { digest: "f".repeat(32), widths: [960] }));
  expect(await digests()).toEqual({ [mine!]: "f".repeat(32), [theirs!]: "d".repeat(32) });
  await db.transaction().execute((tx) => removeOwnPhoto(tx, ours.id, theirs!));
  await db.transaction().execute((tx) => removeOwnPhoto(tx, ours.id, mine!));
  expect(Object.keys(await digests())).toEqual([theirs]);
});

test("a page shows our own files and copies, with their descriptions, and nothing that lies on another host", () => {
  const stored = { [A]: { digest: "a".repeat(32), widths: [480, 960] } };
  const shown = galleryOf(
    [
      { url: A, alt: "La entrada" },
      { url: B, alt: "Otra" },
      { url: "/demo/x.webp" },
      { url: "//otro.example/x" },
      { alt: "sin" },
      null,
      "x",
      { url: 5 },
    ],
    stored,
  );
  expect(shown.map(({ alt }) => alt)).toEqual(["La entrada", ""]);
  expect(shown[0]!.url).toContain("a".repeat(32));
  expect(shown[1]).toEqual({ url: "/demo/x.webp", alt: "" });
  expect(galleryOf([{ url: A }], { [A]: { digest: "a".repeat(32), widths: [40] } })).toEqual([]);
  expect([galleryOf("x", stored), galleryOf([{ url: A }], null), galleryOf([{ url: "toString" }], stored)]).toEqual([[], [], []]);
  expect([logoOf(null, stored), logoOf(B, stored), logoOf(A, stored)?.alt]).toEqual([null, null, ""]);
});
