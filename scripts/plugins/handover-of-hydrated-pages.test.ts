import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handoverOfHydratedPages } from "./handover-of-hydrated-pages.ts";

const { transform } = handoverOfHydratedPages();
const { filter, handler } = transform as { filter: { id: RegExp }; handler: (code: string) => { code: string } };

test.each(["production", "development"])("React Router's %s build writes data down only for pages that go on in the browser", (mode) => {
  const file = `node_modules/react-router/dist/${mode}/lib/server-runtime/server.js`;
  expect(`/site/${file}`).toMatch(filter.id);
  const code = readFileSync(file, "utf8");
  const changed = handler(code).code;
  const [places, conditions] = [/serverHandoffStream: /g, /serverHandoffStream: context\.matches\.some\(/g];
  expect(changed.match(conditions)?.length).toBe(code.match(places)!.length);
});

test("a version of React Router that does it in another way stops the build", () => {
  expect(() => handler("serverHandoffStream: undefined")).toThrow("React Router hands over its data in another way now");
});
