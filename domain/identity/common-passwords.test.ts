import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.server.ts";
import { MAX_PASSWORD, passwordMistake } from "./password-rules.ts";

const mistake = (password: string) =>
  passwordMistake(password, (given) => isCommonPassword(given, ["maria.rosario@correo.example", "María"]));

test.each([
  ["unbelievable", "leaked often"],
  ["Contraseña2026!", "a word that everybody tries, with digits"],
  ["password123456", "the same in English"],
  ["aaaaaaaaaaaaaa", "one letter"],
  ["abcabcabcabcab", "one piece, the last time in part"],
  ["contraseñacontraseña", "one word twice"],
  ["123456789012", "a walk along the digits"],
  ["qwertyuiopasdf", "a walk over the keyboard"],
  ["poiuytrewq98", "backwards"],
  ["maria.rosario2026", "the own address"],
])("«%s» is refused: %s", (password) => expect(mistake(password)).toBe("common"));

test.each([
  "agua clara de larimar",
  "tres gatos y un paraguas",
  "cuna de mi abuela Rosa",
  "Xk3-vento-marea",
  "ñandú ñandú lluvia",
  "48201937465518",
])("«%s» is taken: nobody asks for capitals, digits or signs", (password) => expect(mistake(password)).toBeNull());

test("twelve characters are enough and 128 are not too many, counted as people count them", () => {
  expect(mistake("once letras")).toBe("short");
  expect(mistake("🐢🐟🐬🦀🐙🐚")).toBe("short");
  expect(mistake("ola".padEnd(MAX_PASSWORD, " y otra ola más"))).toBeNull();
  expect(mistake("ola".padEnd(MAX_PASSWORD + 1, " y otra ola más"))).toBe("long");
});
