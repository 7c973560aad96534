import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { storeName } from "#domain/photos/photo.ts";
import { testContext } from "#tests/support/context.ts";
import { executable, hugePanorama, pdf, svgWithScript, zipBombs } from "#tests/support/hostile-files.ts";
import { phonePhoto } from "#tests/support/photo-host.ts";
import { addDocument } from "./change-documents.server.ts";
import { addPhoto, changeLogo, changePhoto } from "./change-gallery.server.ts";

const ctx = await testContext();
const member = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
const stranger = { ...member, userId: idOfPerson("yadira") };

const gallery = async () => (await centerBySlug(ctx.db, "clinica-luna-de-larimar"))!.gallery;
const stored = () =>
  ctx.db.selectFrom("provider_photos").selectAll().where("provider_id", "=", member.providerId).orderBy("created_at", "desc").execute();
const namedIn = async () => {
  const row = await ctx.db
    .selectFrom("provider_profiles")
    .select("image_gallery")
    .where("id", "=", member.providerId)
    .executeTakeFirstOrThrow();
  return (row.image_gallery as { url: string; alt: string }[]).map(({ url }) => url);
};

beforeAll(() => ctx.db.updateTable("provider_profiles").set({ image_gallery: "[]" }).where("id", "=", member.providerId).execute());

describe("a file that is no photo of a reasonable size is refused, and says what it is", () => {
  test.each([
    ["a renamed executable", () => executable, { reason: "not-an-image" }],
    ["an SVG with a script", () => svgWithScript, { reason: "not-an-image" }],
    ["a PDF", () => pdf, { reason: "not-an-image" }],
    ["200 megapixels", hugePanorama, { reason: "too-many-pixels", width: 20_400, height: 10_500 }],
    ["more than 15 MB", () => Buffer.alloc(15 * 2 ** 20 + 1, 0xff), { reason: "too-large" }],
    ["forty pixels", () => phonePhoto(40, 900), { reason: "too-small", width: 40, height: 900 }],
    ["nothing", () => Buffer.alloc(0), { reason: "empty" }],
  ])("%s", async (_, file, refusal) => {
    expect(await addPhoto(ctx, member, await file())).toEqual(refusal);
    expect(await stored()).toEqual([]);
  });

  test("a zip bomb in a PNG takes no memory, whether it hides in the pixels or in a comment", async () => {
    const { pixels, comment } = zipBombs();
    const before = process.memoryUsage().rss;
    for (const bomb of [pixels, comment]) expect(await addPhoto(ctx, member, bomb)).toEqual({ reason: "damaged" });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20);
  });
});

describe("a photo", () => {
  test("is served upright in AVIF and WebP, without what the camera wrote into it", async () => {
    expect(await addPhoto(ctx, member, await phonePhoto(1200, 900))).toBe("added");
    const [row] = await stored();
    for (const format of ["webp", "avif"] as const) {
      const file = await sharp((await ctx.files.read(storeName(row!.digest!, 960, format)))!).metadata();
      expect({ width: file.width, height: file.height, exif: file.exif, gps: file.xmp }).toEqual({
        width: 960,
        height: 720,
        exif: undefined,
        gps: undefined,
      });
    }
    expect(await gallery()).toHaveLength(1);
  });

  test("stands where its center puts it, with its description, and the first is the cover", async () => {
    for (const width of [500, 510]) await addPhoto(ctx, member, await phonePhoto(width, 400));
    const [first, second, third] = await namedIn();
    await changePhoto(ctx, member, third!, { to: "first", alt: "Entrada con arcos" });
    expect(await namedIn()).toEqual([third, first, second]);
    await changePhoto(ctx, member, first!, { to: "after" });
    expect(await namedIn()).toEqual([third, second, first]);
    expect((await gallery())[0]!.alt).toBe("Entrada con arcos");
  });

  test("is cut to the part that its center chose", async () => {
    const url = (await namedIn()).at(-1)!;
    await changePhoto(ctx, member, url, { crop: { x: 0.25, y: 0, width: 0.5, height: 1 } });
    const row = (await stored()).find(({ source_url }) => source_url === url)!;
    const { width, height } = await sharp((await ctx.files.read(storeName(row.digest!, row.widths.at(-1)!)))!).metadata();
    expect([width, height]).toEqual([600, 900]);
  });

  test("leaves the page when it is taken away", async () => {
    const [url] = await namedIn();
    expect(await changePhoto(ctx, member, url!, { remove: true })).toBe("changed");
    expect(await changePhoto(ctx, member, url!, { remove: true })).toBe("unknown");
    expect(await gallery()).toHaveLength(2);
  });

  test("is one of at most twelve", async () => {
    const photo = await phonePhoto(400, 320);
    for (let count = (await namedIn()).length; count < 12; count++) expect(await addPhoto(ctx, member, photo)).toBe("added");
    expect(await addPhoto(ctx, member, photo)).toEqual({ reason: "too-many" });
  });
});

test("a center has at most a hundred photos drawn a day, those that it took away again included", async () => {
  const [url] = await namedIn();
  await changePhoto(ctx, member, url!, { remove: true });
  const { count } = await ctx.db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("subject_id", "=", member.providerId)
    .where("action", "in", ["provider.photo_added", "provider.photo_cropped"])
    .executeTakeFirstOrThrow();
  const line = { actor: "cli", action: "provider.photo_added", subject_type: "provider", subject_id: member.providerId };
  await ctx.db
    .insertInto("audit_log")
    .values(Array(100 - Number(count)).fill(line))
    .execute();
  const photo = await phonePhoto(400, 320);
  expect(await addPhoto(ctx, member, photo)).toEqual({ reason: "too-many-today" });
  expect(await changeLogo(ctx, member, photo)).toEqual({ reason: "too-many-today" });
  const [another] = await namedIn();
  expect(await changePhoto(ctx, member, another!, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })).toEqual({ reason: "too-many-today" });
  expect(await changePhoto(ctx, member, another!, { alt: "Recepción" })).toBe("changed");
});

test("a stranger to the center changes nothing: no photo, no logo, no paper", async () => {
  const before = await namedIn();
  const photo = await phonePhoto(400, 320);
  expect(await addPhoto(ctx, stranger, photo)).toBeNull();
  expect(await changeLogo(ctx, stranger, photo)).toBeNull();
  expect(await changePhoto(ctx, stranger, before[0]!, { remove: true })).toBeNull();
  const paper = { kind: "habilitacion", holder: null, fileName: "h.pdf", expiresOn: null, bytes: pdf } as const;
  expect(await addDocument(ctx, stranger, paper)).toBeNull();
  expect(await namedIn()).toEqual(before);
});
