import { expect, test } from "vitest";
import { plural } from "#messages/plural.ts";
import { choosingModule, compileMessage, type Message, type Messages, messageModule } from "./message-module.ts";

const forms = (match: Record<string, string>, selectors = ["forms"]): Message => [
  { declarations: ["input count", "input name", "local forms = count: plural"], selectors, match },
];

/** Returns what visitors read of a text with these inputs. */
function said(message: Message, inputs: Record<string, unknown> = {}, locale = "es"): string {
  return new Function("i", "plural", `return ${compileMessage(locale, "home_text", message).expression}`)(inputs, plural);
}

test("a text is said as it stands, with its marks filled in", () => {
  expect(said("Dice «sí» \\ `no` y 'quizá'")).toBe("Dice «sí» \\ `no` y 'quizá'");
  expect(said(`{name} \`pagó\` $3 \\ \${amount}, {name}`, { name: "Ana", amount: 4 })).toBe("Ana `pagó` $3 \\ $4, Ana");
});

test("a count chooses its form, and what has no form of its own gets the one of all others", () => {
  const centers = forms({ "forms=one": "{name} y un centro", "forms=other": "{name} y {count} centros" });
  expect([0, 1, 2, "1"].map((count) => said(centers, { count, name: "Ana" }))).toEqual([
    "Ana y 0 centros",
    "Ana y un centro",
    "Ana y 2 centros",
    "Ana y un centro",
  ]);
  // Spanish has a plural form for millions, in which no text is written.
  expect(plural("es", 1_000_000)).toBe("many");
  expect(said(centers, { count: 1_000_000, name: "Ana" })).toBe("Ana y 1000000 centros");
});

test("a count itself may choose, before its form does", () => {
  const compared = forms({ "count=0, forms=*": "Ninguno", "count=*, forms=one": "Uno", "count=*, forms=*": "Varios" }, ["count", "forms"]);
  expect([0, 1, 2].map((count) => said(compared, { count }))).toEqual(["Ninguno", "Uno", "Varios"]);
});

test("a mistake in a text says where it is", () => {
  const mistakes: [Message, string][] = [
    ["Hola {nombre", "has a brace that is no mark"],
    [forms({ "forms=one": "Uno" }), "the last text, and no other, must be for all that remains"],
    [forms({ "forms=*": "Todos", "forms=one": "Uno" }), "the last text, and no other, must be for all that remains"],
    [forms({ "forms=one": "Uno", "shapes=*": "Todos" }), "«shapes=*» does not name each selector once"],
    [forms({ "size=big": "Grande", "size=*": "Todos" }, ["size"]), "«size» is not declared"],
    [[{ declarations: ["local when = day: date"], selectors: [], match: {} }], "«local when = day: date» is neither an input nor a plural"],
  ];
  for (const [message, mistake] of mistakes)
    expect(() => compileMessage("es", "home_text", message)).toThrow(`home_text in es: ${mistake}`);
});

test("a noun's module exports a function for each text, with the inputs it needs", () => {
  expect(messageModule("es", { home_title: "Centros", home_hello: "Hola, {name}", home_found: forms({ "forms=*": "{count}" }) })).toBe(
    [
      'import { plural } from "../../plural.ts";\n\n',
      'export const home_title = (): string => "Centros";\n',
      `export const home_hello = (i: { name: NonNullable<unknown> }): string => \`Hola, \${i.name}\`;\n`,
      `export const home_found = (i: { count: number | string; name: NonNullable<unknown> }): string => \`\${i.count}\`;\n`,
    ].join(""),
  );
  expect(messageModule("en", {})).toBe("export {};\n");
});

test("with several languages, a text that has translations asks for the visitor's, and falls back to the base language", () => {
  const languages = new Map<string, Messages>();
  languages.set("es", { home_title: "Centros", home_lead: "Compara" });
  languages.set("en", { home_title: "Centers" });
  const module = choosingModule("home", languages);
  expect(module).toContain('(...inputs) => ((locale) => locale === "en" ? en.home_title : es.home_title)(getLocale())(...inputs);');
  expect(module).toContain("export const home_lead = es.home_lead;");
});
