import { expect, test } from "vitest";
import { middleware } from "./layout.tsx";

const answers = {
  page: () => new Response("<html>", { status: 200, headers: { "cache-control": "public, s-maxage=60" } }),
  redirect: () => new Response(null, { status: 303, headers: { location: "/" } }),
  failure: () => new Response("", { status: 500 }),
};

test.each(Object.entries(answers))("nobody keeps a %s behind a signed link, and no other site learns its address", async (_name, make) => {
  const [guard] = middleware;
  const answer = (await guard!({} as never, async () => make())) as Response;
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
});
