import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// A fact that several texts say is the same in all of them, a danger leads to an emergency room everywhere, and what a law leaves open
// is told in the same words.

const texts = globSync(["content/es/**/*.md", "content/es/*.yaml"]).map((file) => ({ file, body: readFileSync(file, "utf8") }));
const messages = globSync("messages/es/*.json").map((file) => ({ file, body: readFileSync(file, "utf8") }));

/** Returns the sentences of a text as a reader sees them, without marks and line breaks. */
const sentencesOf = (body: string): string[] =>
  body
    .replace(/\[\^[a-z0-9-]+\]/g, "")
    .replace(/^\s*(?:words|sources|related|description|title):.*$/gm, "")
    .replace(/\*\*/g, "")
    .replace(/\n(?=\s*(?:[-#|]|[a-z_]+:)|\s*\n)/g, ".\n")
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?])["»]?\s/);

/** A share as texts write it: «33 de cada 100», «1 a 8 de cada 100», «0.79 %», «entre 15 y 30 %». */
const SHARE = /\d[\d.,]*(?: (?:a|o|y) \d[\d.,]*)? (?:de cada \d(?:[\d,]*\d)?|%)/g;

interface Fact {
  readonly fact: string;
  /** Finds the sentences that say it. */
  readonly said: RegExp;
  /** Every share that such a sentence may name. */
  readonly shares: readonly string[];
}

const FACTS: readonly Fact[] = [
  {
    fact: "how often hyperstimulation is mild, and how often worse",
    said: /hiperestimulaci|moderada o grave|forma leve/i,
    // The last two are the low end of the range, and what Japan counted.
    shares: ["33 de cada 100", "1 a 8 de cada 100", "1 de cada 100", "8 de cada 1,000"],
  },
  {
    fact: "how many couples have no known cause",
    said: /sin (?:una )?causa conocida entre|queda sin (?:una )?causa/i,
    shares: ["15 y 30 %"],
  },
  // Of ten who had it, nine vomited.
  { fact: "how often an ovary twists", said: /torc|torsión/i, shares: ["25 a 200 de cada 100,000", "9 de cada 10"] },
  { fact: "how often a pregnancy of IVF lies outside of the uterus", said: /fuera del útero/i, shares: ["1 a 3 de cada 100"] },
  { fact: "how often a clot happens in a pregnancy", said: /coágulo.*embarazo|embarazo.*coágulo/i, shares: ["1 o 2 de cada 1,000"] },
  { fact: "how often a retrieval bleeds inside", said: /sangrado grave/i, shares: ["8 de cada 10,000"] },
  {
    fact: "how many births are multiple after two embryos",
    said: /(?:eligieron|elegir|transferir) dos(?! en lugar)/i,
    shares: ["30.3 %", "1 %", "32.4 %"],
  },
  { fact: "what Turner's syndrome means for a pregnancy", said: /rotura de la aorta/i, shares: ["2 de cada 100", "1 de cada 10,000"] },
];

/** Returns the shares in a sentence that none of its facts knows. */
const strangersIn = ({ said, shares }: Fact, sentence: string): string[] =>
  said.test(sentence) ? (sentence.match(SHARE) ?? []).filter((share) => !shares.includes(share)) : [];

test.each(FACTS)("texts agree on $fact", (fact) => {
  const found = texts.flatMap(({ file, body }) => sentencesOf(body).map((sentence) => ({ file, sentence })));
  expect(found.filter(({ sentence }) => fact.said.test(sentence) && sentence.match(SHARE)).length).toBeGreaterThan(0);
  expect(found.flatMap(({ file, sentence }) => strangersIn(fact, sentence).map((share) => `${file}: «${share}» in «${sentence}»`))).toEqual(
    [],
  );
});

/** Signs that lead to an emergency room, as texts name them to somebody who has them. */
const DANGER =
  /(?:te |le )?falta (?:de |el )?aire|dificultad para respirar|desmay|dolor (?:muy )?fuerte|fuerte un (?:solo )?lado|fiebre|empapa/i;
/** Words that send somebody to a telephone. */
const CALL = /(?:llama|avisa|escribe|consulta|pregunta)(?:le)? (?:a|en|si|con|de|el|por)\b/i;

/** Returns true when a sentence of advice calms a danger down to a call. */
const calms = (sentence: string) => DANGER.test(sentence) && CALL.test(sentence) && !/urgencias|emergencia|9-1-1/i.test(sentence);

test("no text outside of the urgent answers, which have their own check, sends a danger to the telephone", () => {
  const outside = [...texts.filter(({ file }) => !file.includes("/urgent/")), ...messages];
  expect(
    outside.flatMap(({ file, body }) =>
      sentencesOf(body)
        .filter(calms)
        .map((sentence) => `${file}: ${sentence}`),
    ),
  ).toEqual([]);
  expect(calms("Llama a tu centro si tienes dolor fuerte, hinchazón rápida o dificultad para respirar.")).toBe(true);
});

const oneLine = (body: string) => body.replace(/\[\^[a-z0-9-]+\]/g, "").replace(/\s+/g, " ");

/** What every text says that tells of the law on surrogacy. */
const NOT_LEGAL = "no la hace legal";
const WARNING =
  "El Código del Menor (Ley 136-03) castiga comerciar con niños, según un diario: antes de pagar a quien gesta o de sacar a la criatura " +
  "del país hay que consultar a un abogado penal sobre sus artículos 406 y 409, cuyo texto no pudimos leer.";

test("the panel, the article and the page of surrogacy warn in the same words", () => {
  const legal = readFileSync("content/es/legal.yaml", "utf8").split(/^(?=- family: )/m);
  const panels = legal.filter((entry) => /treatment: gestacion-subrogada|acuerdos, según/.test(entry));
  expect(panels.length).toBeGreaterThan(5);
  const pages = ["treatments/gestacion-subrogada", "articles/dos-papas-en-republica-dominicana"];
  for (const body of [...panels, ...pages.map((page) => readFileSync(`content/es/${page}.md`, "utf8"))]) {
    expect(oneLine(body)).toContain(NOT_LEGAL);
    expect(oneLine(body)).toContain(WARNING);
    expect(oneLine(body)).toContain("Si quien gesta está casada, el hijo concebido en el matrimonio se presume de su marido");
  }
  const saysAllowed = /qué puede cobrarse/;
  expect([...texts, ...messages].filter(({ body }) => saysAllowed.test(oneLine(body))).map(({ file }) => file)).toEqual([]);
});

test("who says that a law asks for consent or for silence says that it has exceptions", () => {
  const rules: readonly (readonly [RegExp, RegExp])[] = [
    [/consentimiento previo/i, /salvo (?:las )?excepciones/i],
    [/confidencialidad de tu expediente/i, /orden de un juez/i],
  ];
  const missing = texts.flatMap(({ file, body }) =>
    sentencesOf(body).flatMap((sentence) =>
      rules.filter(([rule, exception]) => rule.test(sentence) && !exception.test(sentence)).map(() => `${file}: ${sentence}`),
    ),
  );
  expect(missing).toEqual([]);
});
