import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { openChatModel } from "#platform/chat-model.ts";
import type { Fact } from "./fact.ts";
import { writeDraft } from "./template.ts";
import { wordSentences } from "./word-draft.server.ts";

const fact = (id: string, value: string): Fact => ({ id, value, on: "2026-11-20", from: "profiles" });
const FACTS = [
  fact("treatment", "fecundación in vitro"),
  fact("centers", "3"),
  fact("cities", "Santiago y Punta Cana"),
  fact("verified", "2"),
  { ...fact("price.fiv-propios", "FIV con óvulos propios | US$ 4,350 – 5,600 | nov 2026"), sample: 3 },
];
const { sentences } = writeDraft(FACTS);
const [OFFER, VERIFIED] = sentences;
const COST = sentences.findIndex(({ section }) => section === "cost");

let content = "";
const server = http.createServer((request, response) => {
  request.resume().on("end", () => response.end(JSON.stringify({ choices: [{ message: { content } }] })));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => server.close().closeAllConnections());
const { port } = server.address() as AddressInfo;
const wordedBy = (text: string, at = port) => {
  content = text;
  return wordSentences(openChatModel({ url: `http://127.0.0.1:${at}`, model: "prueba", key: undefined }), sentences, FACTS);
};
const words = async (index: number, text: string, facts = sentences[index]!.facts) =>
  (await wordedBy(JSON.stringify({ sentences: [{ index, text, facts }] }))).sentences[index]!;

test("a wording that says the same replaces the template's sentence, which is kept beside it", async () => {
  const worded = "Son 3 los centros publicados en que ofrecen fecundación in vitro en Santiago y Punta Cana.";
  expect(await words(0, worded)).toEqual({ ...OFFER, text: worded, template: OFFER!.text });
});

test.each([
  ["another number", 0, "Hay 4 centros publicados que ofrecen fecundación in vitro, en Santiago y Punta Cana."],
  ["a number more", 0, "Hay 3 centros publicados que ofrecen fecundación in vitro desde 2019, en Santiago y Punta Cana."],
  ["a number in words", 0, "Hay 3 centros publicados que ofrecen fecundación in vitro, en las dos: Santiago y Punta Cana."],
  ["numbers that changed places", 1, "Verificamos a 3 de 2."],
  ["a negation", 1, "No verificamos a 2 de 3."],
  ["another tense", 1, "Verificaremos a 2 de 3."],
  ["another name", 0, "Hay 3 centros publicados que ofrecen fecundación in vitro, en Santiago y Higüey."],
  ["a name less", 0, "Hay 3 centros publicados que ofrecen fecundación in vitro, en Santiago."],
  ["a claim", 0, "Hay 3 excelentes centros publicados que ofrecen fecundación in vitro, en Santiago y Punta Cana."],
  ["a second sentence", 1, "Verificamos a 2 de 3. Son los de Santiago."],
  ["markup", 1, "Verificamos a [2](https://example.org) de 3."],
  ["a price that stays out", COST, "FIV con óvulos propios: US$ 100, según 3 centros (nov 2026)."],
])("a wording with %s is left aside", async (_, index, text) => {
  expect(await words(index, text)).toEqual(sentences[index]);
});

test("a wording that points at other facts than its sentence is left aside, whatever it says", async () => {
  const worded = "Verificamos a 2 de los 3.";
  expect(await words(1, worded, ["verified", "centers"])).toMatchObject({ text: worded });
  expect(await words(1, worded, ["verified"])).toEqual(VERIFIED);
  expect(await words(1, worded, [])).toEqual(VERIFIED);
  expect(await words(1, worded, ["verified", "centers", "cities"])).toEqual(VERIFIED);
});

test("an answer that is none leaves the template's sentences, and says why", async () => {
  for (const answer of ["Claro, aquí tienes.", '{"sentences":[{"index":"0"}]}', "null"])
    expect(await wordedBy(answer)).toEqual({ sentences, wording: { model: "prueba", asked: 2, worded: 0, failure: "nonsense" } });
  expect(await wordedBy("a".repeat(200_000))).toMatchObject({ sentences, wording: { failure: "too-large" } });
  expect(await wordedBy("", 1)).toMatchObject({ sentences, wording: { failure: "unreachable" } });
});
