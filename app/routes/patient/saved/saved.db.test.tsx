import { expect, test } from "vitest";
import { saveProviders } from "#domain/patients/saved.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Saved, { loader } from "../saved.tsx";

const ctx = await testContext();
const eva = { ...demoViewer("maria"), userId: "u-eva" };
await ctx.db.insertInto("users").values({ id: eva.userId, name: "Eva", email: "eva@correo.example", email_verified: true }).execute();

const drawn = async () =>
  drawPage(Saved, { loaderData: await loader(routeArgs(ctx, new Request("https://cuna.test/dashboard/user/saved"), {}, {}, eva)) });

test("two or three saved centers can be written to at once, exactly those; one or four cannot", async () => {
  const slugs = (
    await ctx.db
      .selectFrom("provider_profiles")
      .select("slug")
      .where("provider_type", "=", "clinic")
      .where("listed", "=", true)
      .orderBy("slug")
      .limit(4)
      .execute()
  ).map(({ slug }) => slug);
  await saveProviders(ctx, eva.userId, slugs.slice(0, 1));
  expect(await drawn()).not.toContain("Escribir a estos");
  await saveProviders(ctx, eva.userId, slugs.slice(1, 3));
  const html = await drawn();
  const [, named] = /solicitar-informacion\?centros=([^"&]+)/.exec(html)!;
  expect(named!.split(",").toSorted()).toEqual(slugs.slice(0, 3));
  expect(html).toContain("Escribir a estos tres");
  await saveProviders(ctx, eva.userId, slugs.slice(3));
  expect(await drawn()).not.toContain("Escribir a estos");
});
