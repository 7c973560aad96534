import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { onlyPhotoHost, phonePhoto, photoHost } from "#tests/support/photo-host.ts";
import { fetchPhoto } from "./fetch-photo.server.ts";
import { storeName } from "./photo.ts";
import { MAX_ATTEMPTS } from "./photo-jobs.ts";

const ctx = await testContext();
const fetcher = { db: ctx.db, files: ctx.files, mayReach: onlyPhotoHost, patienceMs: 3_000 };

const photo = await phonePhoto(1200, 900);
const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" }, limitInputPixels: false })
  .png({ compressionLevel: 9 })
  .toBuffer();
const withScript = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
let away = true;

const host = await photoHost({
  "/photo.jpg": (_, response) => response.end(photo),
  "/same.jpg": (_, response) => response.end(photo),
  "/comes-back.jpg": (_, response) => (away ? response.writeHead(502).end() : response.end(photo)),
  "/truncated.jpg": (_, response) => response.end(photo.subarray(0, photo.length / 2)),
  "/drawing.svg": (_, response) => response.writeHead(200, { "content-type": "image/svg+xml" }).end(withScript),
  "/drawing.jpg": (_, response) => response.writeHead(200, { "content-type": "image/jpeg" }).end(withScript),
  "/page.jpg": (_, response) => response.end("<!doctype html><title>No hay foto</title>"),
  "/pixels.png": (_, response) => response.end(bomb),
  "/200-mb.jpg": async (_, response) => {
    response.write(photo);
    const chunk = Buffer.alloc(2 ** 20);
    for (let sent = 0; sent < 200 && !response.destroyed; sent++) if (!response.write(chunk)) await sleep(1);
    response.end();
  },
  "/home.jpg": (_, response) => response.writeHead(302, { location: "http://127.0.0.1:5432/" }).end(),
  "/slow.jpg": () => {},
  "/away.jpg": (_, response) => response.writeHead(502).end(),
});

const { id: providerId } = await ctx.db.selectFrom("provider_profiles").select("id").limit(1).executeTakeFirstOrThrow();

async function wanted(path: string, attempts = 0): Promise<string> {
  const row = { provider_id: providerId, source_url: host.url + path, attempts };
  return (await ctx.db.insertInto("provider_photos").values(row).returning("id").executeTakeFirstOrThrow()).id;
}
const rowOf = (id: string) => ctx.db.selectFrom("provider_photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const failures = () => ctx.db.selectFrom("audit_log").select("detail").where("action", "=", "photo.failed").execute();

describe("a photo that can be had", () => {
  test("is kept in our sizes, upright, and without what the camera wrote into it", async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const id = await wanted("/photo.jpg");
    expect(await fetchPhoto(fetcher, id)).toMatchObject({ outcome: "stored" });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "stored", reason: null, widths: [480, 960, 1200] });
    for (const width of row.widths) {
      const file = await ctx.files.read(storeName(row.digest!, width));
      const { format, exif, orientation, ...size } = await sharp(file!).metadata();
      expect({ format, exif, orientation, width: size.width, height: size.height }).toEqual({
        format: "webp",
        exif: undefined,
        orientation: undefined,
        width,
        height: width * 0.75,
      });
    }
  });

  test("has the name of its content, whatever address it came from", async () => {
    const [one] = await ctx.db.selectFrom("provider_photos").select("digest").where("source_url", "=", `${host.url}/photo.jpg`).execute();
    expect(await fetchPhoto(fetcher, await wanted("/same.jpg"))).toEqual({ outcome: "stored", digest: one!.digest });
  });

  test("is fetched once, however often the job runs", async () => {
    const { id } = await ctx.db
      .selectFrom("provider_photos")
      .select("id")
      .where("source_url", "=", `${host.url}/photo.jpg`)
      .executeTakeFirstOrThrow();
    const before = host.asked.length;
    expect(await fetchPhoto(fetcher, id)).toEqual({ outcome: "not-waiting" });
    expect(host.asked).toHaveLength(before);
  });
});

describe("a photo that cannot be had", () => {
  test.each([
    ["/truncated.jpg", "damaged"],
    ["/drawing.svg", "not-an-image"],
    ["/drawing.jpg", "not-an-image"],
    ["/page.jpg", "not-an-image"],
    ["/pixels.png", "too-many-pixels"],
    ["/200-mb.jpg", "too-large"],
    ["/home.jpg", "private-address"],
    ["/none.jpg", "not-found"],
  ])("%s fails at once: %s, with a line in the audit log", async (path, reason) => {
    const before = (await failures()).length;
    const id = await wanted(path);
    expect(await fetchPhoto(fetcher, id)).toEqual({ outcome: "failed", reason, again: false });
    expect(await rowOf(id)).toMatchObject({ state: "failed", reason, digest: null });
    const all = await failures();
    expect(all).toHaveLength(before + 1);
    expect(all.at(-1)!.detail).toMatchObject({ url: host.url + path, reason });
  });

  test("but for a host that is away or slow, which is asked again until the attempts are used up", async () => {
    const id = await wanted("/away.jpg", MAX_ATTEMPTS - 2);
    expect(await fetchPhoto(fetcher, id)).toEqual({ outcome: "failed", reason: "failing-host", again: true });
    expect(await rowOf(id)).toMatchObject({ state: "waiting", reason: "failing-host" });
    expect(await fetchPhoto(fetcher, id)).toEqual({ outcome: "failed", reason: "failing-host", again: false });
    expect(await rowOf(id)).toMatchObject({ state: "failed" });
    const slow = await wanted("/slow.jpg");
    expect(await fetchPhoto({ ...fetcher, patienceMs: 200 }, slow)).toEqual({ outcome: "failed", reason: "slow", again: true });
  });

  test("and one that comes back is had after all", async () => {
    const id = await wanted("/comes-back.jpg");
    expect(await fetchPhoto(fetcher, id)).toMatchObject({ outcome: "failed", again: true });
    away = false;
    expect(await fetchPhoto(fetcher, id)).toMatchObject({ outcome: "stored" });
    expect(await rowOf(id)).toMatchObject({ state: "stored", reason: null });
  });

  test("a file that kills its worker each time is given up", async () => {
    const id = await wanted("/photo.jpg?deadly", MAX_ATTEMPTS);
    const before = host.asked.length;
    expect(await fetchPhoto(fetcher, id)).toEqual({ outcome: "failed", reason: "worker-died", again: false });
    expect(host.asked).toHaveLength(before);
  });
});
