import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { loader } from "./receivers-preview.ts";

const ctx = await testContext();

test("names centers by what the form shows of them and the id that measuring reports, and tells nothing else of them", async () => {
  const { id, slug, name } = await addCenter(ctx, "luna");
  const response = await loader(routeArgs(ctx, new Request(`https://cuna.test/api/derivacion?centro=${slug}&servicio=fiv`)));
  const { origin, receivers } = (await response.json()) as { origin: object; receivers: object[] };
  expect(origin).toEqual({ id, slug, name, claimed: true });
  expect(receivers[0]).toEqual(origin);
  for (const receiver of receivers) expect(Object.keys(receiver)).toEqual(["id", "slug", "name", "claimed"]);
});
