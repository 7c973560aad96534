import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { action } from "./receivers-preview.ts";

const ctx = await testContext();

test("names centers by what the form shows of them and the id of their box, and tells nothing else of them", async () => {
  const { id, slug, name } = await addCenter(ctx, "luna");
  const body = new URLSearchParams({ centro: slug, servicio: "fiv" });
  const response = await action(routeArgs(ctx, new Request("https://cuna.test/api/derivacion", { method: "POST", body })));
  const { origin, receivers } = (await response.json()) as { origin: object; receivers: object[] };
  const facts = {
    city: "Santiago",
    verified: false,
    price: null,
    reply: null,
    languages: ["Español"],
    treatsPatients: false,
    readOn: null,
  };
  expect(origin).toEqual({ id, slug, name, claimed: true, ...facts });
  expect(receivers[0]).toEqual(origin);
  for (const receiver of receivers) expect(Object.keys(receiver).toSorted()).toEqual(Object.keys(origin).toSorted());
});
