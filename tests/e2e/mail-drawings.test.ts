import { expect, inject, test } from "vitest";

const { url } = inject("sharedSite");

test("a mail program may show our drawings on a page of its own, and nothing else of ours", async () => {
  const policyOf = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get("Cross-Origin-Resource-Policy")];
  };
  expect(await policyOf("/correo/respondida.png")).toEqual([200, "cross-origin"]);
  expect(await policyOf("/favicon.svg")).toEqual([200, "same-origin"]);
  expect(await policyOf("/")).toEqual([200, "same-origin"]);
});
