import { parseSync } from "vite";
import { expect, test } from "vitest";
import { compileMessage, type Messages } from "../message-module.ts";
import { writeMessages } from "./written-messages.ts";

const messages: Messages = {
  home_title: "Centros",
  home_hello: "Hola, {name}",
  home_found: [
    {
      declarations: ["input count", "local forms = count: plural"],
      selectors: ["forms"],
      match: { "forms=one": "Un centro", "forms=*": "{count} centros" },
    },
  ],
};
const texts = new Map(Object.entries(messages).map(([key, message]) => [key, compileMessage("es", key, message)]));
const written = (code: string) => writeMessages(code, parseSync("page.js", code).program, texts);

test("a text stands where a module calls it", () => {
  expect(written('import { m } from "#messages/m.ts"; export default () => [m.home_title(), other.home_title()];')).toBe(
    'import { m } from "#messages/m.ts"; export default () => ["Centros", other.home_title()];',
  );
});

test("a text with inputs gets them, whatever they hold", () => {
  expect(written("said = m.home_hello({ name: m.home_title() })")).toBe(`said = ((i) => \`Hola, \${i.name}\`)({ name: "Centros" })`);
});

test("a text that is passed on stays a function", () => {
  expect(written("names = { home: m.home_title }")).toBe('names = { home: (() => "Centros") }');
});

test("a text with forms brings the rules of plurals", () => {
  expect(written("m.home_found({ count })")).toBe(
    `import { plural } from "#messages/plural.ts";\n((i) => plural("es", i.count) === "one" ? "Un centro" : \`\${i.count} centros\`)({ count })`,
  );
});
