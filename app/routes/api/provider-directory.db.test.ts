import { expect, test } from "vitest";
import type { DirectoryRow, ReviewStats } from "#domain/directory/provider-directory.ts";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { loader as directory } from "./provider-directory.ts";
import { loader as stats } from "./review-stats.ts";

const ctx = await testContext();
const BASE = "https://cuna.test/rest/v1/rpc";

async function rowsOf(address: string) {
  const response = await directory(routeArgs(ctx, new Request(address)));
  const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
  return { rows: (await response.json()) as DirectoryRow[], next };
}
const statsOf = async (id: string) =>
  (await (await stats(routeArgs(ctx, new Request(`${BASE}/get_provider_review_stats?provider_uuid=${id}`)))).json()) as ReviewStats[];

test("has every published and verified profile once, and no other, however small the pages", async () => {
  await ctx.db.updateTable("provider_profiles").set({ verification_status: "pending" }).where("slug", "=", "centro-cafeto").execute();
  const listed = await ctx.db.selectFrom("provider_profiles").select("slug").where("listed", "=", true).execute();
  const whole = await rowsOf(`${BASE}/get_provider_directory`);
  expect(whole.next).toBeUndefined();
  expect(whole.rows.map(({ slug }) => slug).sort()).toEqual(listed.map(({ slug }) => slug).sort());
  const paged: DirectoryRow[] = [];
  let pages = 0;
  for (let address: string | undefined = `${BASE}/get_provider_directory?limit=10`; address; pages++) {
    const { rows, next } = await rowsOf(address);
    expect(rows.length).toBeLessThanOrEqual(10);
    paged.push(...rows);
    address = next;
  }
  expect(pages).toBe(Math.ceil(listed.length / 10));
  expect(paged).toEqual(whole.rows);
});

test("tells nothing that reaches a person", async () => {
  const marks = {
    phone: "+18095559876",
    whatsapp: "+18095559875",
    email: "canario@correo.example",
    address: "Calle Canario 1",
    bio: "Canario",
  };
  await ctx.db.updateTable("provider_profiles").set(marks).execute();
  const { rows } = await rowsOf(`${BASE}/get_provider_directory`);
  const told = JSON.stringify(rows).toLowerCase();
  for (const mark of Object.values(marks)) expect(told).not.toContain(mark.toLowerCase());
});

test("shows photos under our own addresses, and none that we do not keep", async () => {
  const gallery = JSON.stringify([
    { url: "https://img.example/a.jpg", alt: "Sala" },
    { url: "https://img.example/b.jpg", alt: "" },
  ]);
  const { id } = await ctx.db
    .updateTable("provider_profiles")
    .set({ image_gallery: gallery, logo_url: "https://img.example/b.jpg" })
    .where("slug", "=", "clinica-luna-de-larimar")
    .returning("id")
    .executeTakeFirstOrThrow();
  const stored = { provider_id: id, source_url: "https://img.example/a.jpg", state: "stored", digest: "ab".repeat(16), widths: [480, 700] };
  await ctx.db.insertInto("provider_photos").values(stored).execute();
  const { rows } = await rowsOf(`${BASE}/get_provider_directory`);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    logo_url: null,
    image_gallery: [{ url: `https://cuna.test/fotos/${"ab".repeat(16)}-700.webp`, alt: "Sala" }],
  });
});

test("review stats: no average under three reviews, and nothing of who is not published", async () => {
  const of = async (slug: string, total_reviews: number, average_rating: number) => {
    const { id } = await ctx.db
      .updateTable("provider_profiles")
      .set({ total_reviews, average_rating })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirstOrThrow();
    return statsOf(id);
  };
  expect(await of("instituto-marea-alta", 3, 4.5)).toEqual([{ average_rating: 4.5, total_reviews: 3 }]);
  expect(await of("instituto-marea-alta", 2, 5)).toEqual([{ average_rating: null, total_reviews: 2 }]);
  expect(await of("centro-cafeto", 9, 5)).toEqual([]);
});

test.each([
  ["get_provider_directory?cursor=%00", "cursor", "invalid"],
  ["get_provider_directory?cursor=1", "cursor", "invalid"],
  ["get_provider_directory?limit=-1", "limit", "invalid"],
  ["get_provider_directory?limit=9e9", "limit", "invalid"],
  ["get_provider_directory?limit=2&limit=3", "limit", "repeated"],
  ["get_provider_review_stats", "provider_uuid", "required"],
  ["get_provider_review_stats?provider_uuid=' or true", "provider_uuid", "invalid"],
])("%s is refused: %s is %s, in words", async (path, field, code) => {
  const loader = path.startsWith("get_provider_directory") ? directory : stats;
  const response = await loader(routeArgs(ctx, new Request(`${BASE}/${path}`)));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "invalid", errors: { [field]: code }, message: expect.stringContaining(field) });
});
