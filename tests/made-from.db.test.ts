import path from "node:path";
import { expect, test } from "vitest";
import type { Handle } from "#app/handle.ts";
import { testContext } from "./support/context.ts";
import { hearQueries } from "./support/heard-queries.ts";
import { routeArgs } from "./support/route-args.tsx";

interface RouteModule {
  handle?: Handle;
  loader?: (args: never) => unknown;
}

const ctx = await testContext();
const modules = import.meta.glob<RouteModule>(["../app/routes/public/**/*.tsx", "!**/*.test.tsx"], { eager: true });
const ofTexts = Object.entries(modules).filter(([, { handle }]) => handle?.madeFrom?.join() === "texts");

/** A slug for each page that has one and is no article. */
const SLUGS: Readonly<Record<string, string>> = { page: "accesibilidad", urgent: "sangrado-tras-la-transferencia" };

const { heard, plugin: listener } = hearQueries();

test("pages that say they are made from texts ask for nothing of the directory", async () => {
  expect(ofTexts.length).toBeGreaterThan(6);
  const { slug } = await ctx.db.selectFrom("articles").select("slug").where("kind", "=", "article").executeTakeFirstOrThrow();
  for (const [file, { loader }] of ofTexts) {
    heard.length = 0;
    const request = new Request(`https://cuna.test/${file.includes("article") ? `blog/${slug}` : ""}`);
    const asked = SLUGS[path.basename(file, ".tsx")] ?? slug;
    await loader?.(routeArgs({ ...ctx, db: ctx.db.withPlugin(listener) }, request, { slug: asked }));
    expect(heard.join("\n"), file).not.toMatch(/provider_|reviews|\boffers\b|\bleads\b/);
    if (/article|blog|questions/.test(file)) expect(heard.join("\n"), file).toMatch(/articles|questions/);
  }
});
