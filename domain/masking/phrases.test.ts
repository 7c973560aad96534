import { expect, test } from "vitest";
import { foldText } from "./folded-text.ts";
import { phrasesOf, Reading, toldIn } from "./phrases.ts";

const finds = (phrase: string, message: string): boolean => {
  const phrases = phrasesOf(phrase);
  const folded = foldText(message);
  const senses = {
    figure: ({ text }: { text: string }) => /^\d/.test(text),
    "network-name": ({ text }: { text: string }) => text === "insta",
  };
  return new Reading(folded.text, senses, toldIn(message, folded)).has(phrases);
};

test.each([
  ["a word", "salgo", "allí salgo yo", true],
  ["words to choose from", "salgo|aparezco", "aparezco yo", true],
  ["any beginning and ending", "busc*me", "¡búscame!", true],
  ["the next word only", "pon google", "pon algo en google", false],
  ["words between", "pon 2 google", "pon algo en google", true],
  ["too many words between", "pon 1 google", "pon algo en google", false],
  ["no step into the next sentence", "pon 5 salgo", "Pon Google. Salgo yo.", false],
  ["a step into the next sentence", "pon ~5 salgo", "Pon Google. Salgo yo.", true],
  ["a concept", "@search 2 google", "busquen en Google", true],
  ["a concept of more words", "@search 2 google", "look up on Google", true],
  ["a sense", "marque @figure", "marque 829", true],
  ["a concept within a concept", "en @place", "en Insta", true],
  ["what must not follow", "busc*me !cita", "búscame cita", false],
  ["something else that follows", "busc*me !cita", "búscame pronto", true],
  ["what its writer did", "busque 2 google", "busqué en Google", false],
  ["what somebody is asked to do", "busque 2 google", "busque en Google", true],
])("a phrase finds %s", (_, phrase, message, found) => {
  expect(finds(phrase, message)).toBe(found);
});

test("a phrase says where it stands, and what is set aside is not found", () => {
  const [appear, honest] = phrasesOf("aparezco 3 google|lista\naparezco en su lista");
  const reading = new Reading("si aparezco en su lista o aparezco en google", {});
  expect(reading.find(appear!)).toEqual([
    { first: 1, last: 4 },
    { first: 6, last: 8 },
  ]);
  expect(reading.without([honest!]).find(appear!)).toEqual([{ first: 6, last: 8 }]);
});
