import { describe, expect, test } from "vitest";
import { claimMistakes, markShares } from "./claim-check.server.ts";
import { CLAIM_EXCEPTIONS } from "./claim-exceptions.ts";
import { figuresWithout } from "./claim-figures.ts";
import { readContent } from "./read-content.server.ts";
import { textSentences } from "./text-sentences.ts";
import { needsNoMark, statesFact, unsupportedClaims } from "./unsupported-claims.ts";

const reading = readContent();
const FIV = "es/treatments/fiv.md";
const RH = "es/urgent/rh-negativo-y-sangrado.md";
const ECTOPIC = "es/urgent/embarazo-ectopico.md";

/** Returns the mistakes of the site's texts after a replacement in one of them. */
function mistakesAfter(file: string, from: string | RegExp, to: string): string[] {
  const before = reading.files.get(file)!;
  const after = before.replace(from, to);
  expect(after, "the replacement changes something").not.toBe(before);
  const changed = { ...reading, files: new Map([...reading.files, [file, after]]) };
  return claimMistakes(changed).map((mistake) => `${mistake.file}: ${mistake.sentence}`);
}

test("every fact in the texts and answers has its mark, and every number the excerpt of a source", () => {
  expect(claimMistakes(reading).map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

test("six of ten sentences of treatments, articles and guides together have a mark or need none by the rule", () => {
  const shares = markShares(reading).filter(({ kind }) => kind !== "urgent" && kind !== "question");
  const sum = (of: (share: (typeof shares)[number]) => number) => shares.reduce((total, share) => total + of(share), 0);
  expect(sum(({ marked, ofRow, without }) => marked + ofRow + without) / sum(({ sentences }) => sentences)).toBeGreaterThan(0.6);
});

test("each exception is a sentence of its text, with a number", () => {
  for (const { file, starts } of CLAIM_EXCEPTIONS) {
    expect(reading.files.get(file), starts).toContain(starts);
    expect(starts.length, starts).toBeGreaterThan(8);
  }
});

describe("what is found", () => {
  test("a fact that lost its mark", () => {
    expect(mistakesAfter(FIV, "entre los 43 y los 44[^costo-hfea-2023]", "entre los 43 y los 44")).toEqual([
      expect.stringMatching(/^content\/es\/treatments\/fiv\.md: «En el Reino Unido, en 2023,.* states a fact without a mark\.$/),
    ]);
  });

  test("a number that no source says", () => {
    expect(mistakesAfter(FIV, "en 32.4 % de los casos", "en 42.4 % de los casos")).toEqual([
      expect.stringMatching(/^content\/es\/treatments\/fiv\.md: no excerpt carries 42\.4 in «En América Latina/),
    ]);
  });

  test("in what an urgent answer says to do, and in its figures", () => {
    expect(mistakesAfter(RH, "en las 72 que siguen[^anti-d-perth]", "en las 72 que siguen")).toEqual([
      `content/${RH}: «**Cuenta las horas**: la inyección se pone en las 72 que siguen.» states a fact without a mark.`,
    ]);
    expect(mistakesAfter(RH, "en las 72 que siguen", "en las 96 que siguen")).toEqual([
      `content/${RH}: no excerpt carries 96 in «**Cuenta las horas**: la inyección se pone en las 96 que siguen[^anti-d-perth].».`,
    ]);
    expect(mistakesAfter(ECTOPIC, "De 1 a 3 de cada 100", "De 1 a 9 de cada 100")).toEqual([
      expect.stringContaining(`content/${ECTOPIC}: no excerpt carries 9 in «**De 1 a 9 de cada 100**`),
    ]);
  });

  test("in the answer to a question", () => {
    expect(mistakesAfter("es/questions.yaml", "contó unos 11 centros", "contó unos 21 centros")).toEqual([
      expect.stringContaining("content/es/questions.yaml: no excerpt carries 21 in «En 2021 un reportaje contó unos 21 centros"),
    ]);
  });
});

describe("a sentence states a fact", () => {
  test.each([
    ["Dura 3 semanas.", true],
    ["Puede causar un coágulo.", true],
    ["La ley lo prohíbe.", true],
    ["El embarazo debe vigilarse.", true],
    ["Hay más riesgo con ovario poliquístico.", true],
    ["Llama si pasan 3 días.", true],
    ["¿Cuántos de cada 100?", false],
    ["Pide por escrito qué riesgos tiene.", false],
    ["No encontramos una ley que lo regule, al 28 de noviembre de 2026.", false],
    ["No cobramos comisión por tratamientos que la ley permite.", false],
    ["«Tenemos 70 % de éxito.»", false],
    ["No le debes detalles a nadie.", false],
    ["Se puede parar, y está bien.", false],
    ["Lo contamos en [esta guía](/guias/una-2-guia).", false],
  ])("%s", (sentence, states) => expect(statesFact(sentence)).toBe(states));

  test("advice that says a number needs its source all the same", () => {
    expect(needsNoMark("Pide la cita a los 6 meses.")).toBeNull();
    expect(needsNoMark("Pide la cita.")).toBe("advice");
  });
});

test("the mark of one sentence does not cover its neighbors; that of an introduction covers its list and its table", () => {
  expect(unsupportedClaims("Dura 3 días. Pesa 4 kg.[^oms] Vale 5.")).toEqual([
    { sentence: "Dura 3 días.", line: 1 },
    { sentence: "Vale 5.", line: 1 },
  ]);
  expect(unsupportedClaims("Así es:[^oms]\n\n- 3 días\n- 4 kg\n\nY 5 más.")).toEqual([{ sentence: "Y 5 más.", line: 6 }]);
  expect(unsupportedClaims("| Edad | Tasa[^oms] |\n|---|---|\n| 35 | 20 % |")).toEqual([]);
  const underParagraph = textSentences("Antes.[^a]\n\n| Edad | Tasa[^oms] |\n|---|---|\n| 35 | 20 % |").at(-1);
  expect(underParagraph?.introduced, "the head of a table, not the paragraph above it").toEqual(["oms"]);
});

test("sentences end where they end", () => {
  expect(textSentences("La ve el Dr. Peña. **2. Precio.** Cuesta poco.[^a] (Eso dicen.)").map(({ sentence }) => sentence)).toEqual([
    "La ve el Dr. Peña.",
    "**2. Precio.**",
    "Cuesta poco.[^a]",
    "(Eso dicen.)",
  ]);
});

describe("a number is carried", () => {
  test.each([
    ["29.1 % de 113 873 mujeres", "113,873 women … 29.1%", []],
    ["33.8 %", "(33·8%)", []],
    ["14.1 %", "es de 14,1%", []],
    ["3500 €", "3.500-5.500€", []],
    ["6 semanas", "six weeks", []],
    ["12 a 18 %", "12.4% and 17.7%", []],
    ["en 8 de cada 1000", "0.79%", []],
    ["según la Ley 42-01 y el artículo 55", "the law", []],
    ["[1 de 5](/guias/2-de-3)", "one in five", []],
    ["38.2 %", "38%", [38.2]],
    ["41 años", "40 years", [41]],
  ] as const)("%s by «%s»", (sentence, words, missing) => expect(figuresWithout(sentence, words)).toEqual(missing));
});
